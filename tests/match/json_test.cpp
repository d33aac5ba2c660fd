#include <gtest/gtest.h>

#include "engine/core/json.h"

namespace orrery {
namespace {

std::string error_of(const std::string& text) {
    const Result<Json> json = parse_json(text);
    return json ? "" : json.error().pointer + "|" + json.error().message;
}

TEST(ParseJson, KeepsKeysInOrderAndTextAsItIs) {
    const std::string text = R"({"b":1,"a":[true,null,-3,1.5,"ジ"],"c":{"z":{},"y":[]}})";
    const Result<Json> json = parse_json(text);
    ASSERT_TRUE(json);
    EXPECT_EQ(to_text(*json), text);
}

TEST(ParseJson, NamesTheKeyThatStandsTwice) {
    EXPECT_EQ(error_of(R"({"a":1,"a":2})"), "/a|this key stands twice");
    EXPECT_EQ(error_of(R"({"x":[0,{"y":{"k":1,"l":2,"k":3}}]})"), "/x/1/y/k|this key stands twice");
    EXPECT_EQ(error_of(R"({"a/b":{"c~d":1,"c~d":1}})"), "/a~1b/c~0d|this key stands twice");
    EXPECT_EQ(error_of(R"([{"a":1},{"a":1}])"), "");
}

TEST(ParseJson, LenientCallersLearnOfTheKey) {
    std::string twice;
    const Result<Json> json = parse_json(R"({"id":4,"p":{"q":1,"q":2}})", twice);
    ASSERT_TRUE(json);
    EXPECT_EQ(twice, "/p/q");
    EXPECT_EQ(to_text(*json), R"({"id":4,"p":{"q":2}})");
}

TEST(ParseJson, SaysAtWhichByte) {
    EXPECT_EQ(error_of(R"({"a":})"), "|not JSON: cannot be read at byte 6");
    EXPECT_NE(error_of("\"\xFF\""), "");
    EXPECT_NE(error_of("[1e999]"), "");
    EXPECT_NE(error_of("[1] 2"), "");
    EXPECT_NE(error_of(""), "");
}

TEST(ParseJson, RefusesWhatIsTooDeepTooLongOrTooWide) {
    EXPECT_EQ(error_of(std::string(64, '[') + std::string(64, ']')), "");
    EXPECT_NE(error_of(std::string(65, '[') + std::string(65, ']')).find("deeper"), std::string::npos);
    EXPECT_NE(error_of(std::string(kMaxJsonBytes + 1, ' ')).find("longer"), std::string::npos);
    std::string wide = "{\"w\":{";
    for (std::size_t i = 0; i <= kMaxJsonKeys; ++i) wide += (i ? ",\"" : "\"") + std::to_string(i) + "\":0";
    EXPECT_NE(error_of(wide + "}}").find("/w|more than"), std::string::npos);
}

}  // namespace
}  // namespace orrery

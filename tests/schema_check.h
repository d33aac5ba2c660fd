// Checks of documents against JSON Schemas, and damages to the form of documents.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/core/json.h"

namespace orrery::tests {

/// Numbers of elements of a list.
struct Sizes {
    std::size_t least = 0, most = 0;
    bool operator==(const Sizes&) const = default;
};

/// Validator of a JSON Schema. It knows the keywords that schemas of games use, and reports any other as a fault.
class SchemaCheck {
  public:
    explicit SchemaCheck(Json schema);

    /// Returns place and reason of a fault of the document; "" if it is valid.
    std::string fault(const Json& document) const { return fault(root_, document, ""); }
    bool accepts(const Json& document) const { return fault(document).empty(); }
    /// Returns the places of which the schema claims something: pointers in which `*` stands for each element of a list. They
    /// lead to the bounds of numbers there, if it has any.
    const std::map<std::string, std::vector<std::int64_t>>& places() const { return places_; }
    /// Returns the places of lists, with the smallest and the largest number of elements there.
    const std::map<std::string, Sizes>& lists() const { return lists_; }
    /// Returns whether an object at the place must have the key. Options, for example, may miss.
    bool requires_key(const std::string& place, const std::string& key) const { return required_.count(place + "/" + key) > 0; }

  private:
    struct Patterns;

    const Json& definition(const Json& reference) const;
    std::string fault(const Json& schema, const Json& value, const std::string& at) const;
    /// Returns the fault of the keyword whose value is `told`.
    std::string fault_of(const std::string& keyword, const Json& told, const Json& schema, const Json& value, const std::string& at) const;
    void collect(const Json& schema, const std::string& at);

    Json root_;
    std::shared_ptr<Patterns> patterns_;
    std::map<std::string, std::vector<std::int64_t>> places_;
    std::map<std::string, Sizes> lists_;
    std::set<std::string> required_;
};

/// Document with one damage. `is_form` is false if the damage may turn one good value into another.
struct Damaged {
    Json document;
    std::string place, what;
    bool is_form;
};

/// Damages documents in every way at every place that a schema makes claims about: keys removed and added, values of other
/// types, unknown names, numbers out of range, longer lists. Each place is damaged once, with null and without.
class Damages {
  public:
    const std::set<std::string>& places() const { return places_; }

    using Use = std::function<void(const Damaged&)>;
    /// Calls `use` with each damage that was not yet tried.
    void each(const SchemaCheck& check, const Json& document, const Use& use) { visit(check, document, document, "", "", use); }

  private:
    void visit(const SchemaCheck&, const Json& whole, const Json& node, const std::string& pointer, const std::string& place, const Use&);

    std::set<std::string> forms_, places_;
};

}  // namespace orrery::tests

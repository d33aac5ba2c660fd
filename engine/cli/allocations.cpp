#include "engine/cli/allocations.h"

#include <cstdlib>
#include <new>

namespace {

// The program has one thread.
std::uint64_t count = 0;

void* counted_or_null(std::size_t size) noexcept {
    ++count;
    return std::malloc(size == 0 ? 1 : size);
}

void* counted(std::size_t size) {
    if (void* memory = counted_or_null(size)) return memory;
    std::abort();
}

}  // namespace

namespace orrery::cli {

std::uint64_t allocations() { return count; }

}  // namespace orrery::cli

void* operator new(std::size_t size) { return counted(size); }
void* operator new[](std::size_t size) { return counted(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted_or_null(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted_or_null(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { std::free(memory); }
void operator delete[](void* memory, const std::nothrow_t&) noexcept { std::free(memory); }

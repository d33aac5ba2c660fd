# Checks and installs the packages that Orrery needs. Sourced by `dev`, which defines `say`, `fail`, `$build` and `$deps`.

# Versions of the two source packages. The digests come from the release's own signed index.
imgui_version='1.92.2b+ds-1'
imgui_file='imgui_1.92.2b+ds.orig.tar.xz'
imgui_sha256='e7bd201d56b5ee90d24d5dac85e5c12f98bdb95410252a62d27b7f89e4566d48'
sdl_version='2.26.5+dfsg-1'
sdl_file='libsdl2_2.26.5+dfsg.orig.tar.gz'
sdl_sha256='b3f2c822151804125d08db94c65852f711c2e5df2145a59da120748dc32eb9c3'

# Packages by purpose, as `command-or-file=package…`. A command that exists already (an emsdk's emcc, another Node.js) is not
# installed again.
packages_words='python3=python3 /usr/lib/python3/dist-packages/polib.py=python3-polib'
packages_native="g++=g++ cmake=cmake ninja=ninja-build $packages_words /usr/include/nlohmann/json.hpp=nlohmann-json3-dev
    /usr/src/googletest/googletest/src/gtest-all.cc=googletest"
packages_web='emcc=emscripten esbuild=esbuild node=nodejs npm=npm xz=xz-utils
    /usr/share/fonts/opentype/mplus/Mplus1-Medium.otf=fonts-mplus
    /usr/lib/python3/dist-packages/fontTools/subset/__init__.py=python3-fonttools'
packages_test='clang++=clang @sanitizer=@sanitizer chromium=chromium'
# Chromium without windows, with which the browser tests take less time. Not every release has it.
packages_quicker='chromium-headless-shell=chromium-headless-shell'
packages_other_browsers='firefox-esr=firefox-esr WebKitWebDriver=webkit2gtk-driver Xvfb=xvfb
    @libegl1=libegl1 @libgl1-mesa-dri=libgl1-mesa-dri @libegl-mesa0=libegl-mesa0 @libgles2=libgles2'
packages_format='python3=python3'

have_package() { dpkg-query -W -f='${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }

# Prints the package with the run-time library of the sanitizers and libFuzzer, which depends on the installed version of
# clang.
sanitizer_package() {
    local major
    major="$(apt-cache depends clang 2>/dev/null | sed -n 's/.*Depends: clang-\([0-9]*\)$/\1/p' | head -n 1)"
    echo "libclang-rt-${major:-14}-dev"
}

is_there() { # an entry's part before the `=`
    case "$1" in
        @*) have_package "${1#@}" ;;
        /*) [ -e "$1" ] ;;
        *) command -v "$1" >/dev/null 2>&1 ;;
    esac
}

sudo_or_nothing() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

install_packages() { # takes the tables as arguments
    local entry probe package missing=()
    for entry in $*; do
        probe="${entry%%=*}" package="${entry#*=}"
        if [ "$package" = @sanitizer ]; then
            command -v apt-cache >/dev/null 2>&1 || continue
            package="$(sanitizer_package)" probe="@$(sanitizer_package)"
        fi
        is_there "$probe" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    command -v apt-get >/dev/null 2>&1 ||
        fail "these are missing: ${missing[*]} (Debian's names). Without apt-get they have to be installed by hand."
    [ "$(id -u)" = 0 ] || command -v sudo >/dev/null 2>&1 ||
        fail "these packages are missing: ${missing[*]}. Run as root: apt-get install ${missing[*]}"
    say "installing ${missing[*]}"
    local log="$build/log/apt.log"
    mkdir -p "$build/log"
    sudo_or_nothing apt-get update >"$log" 2>&1 ||
        say "the list of packages could not be brought up to date; trying with the one that is there"
    sudo_or_nothing env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" \
        >>"$log" 2>&1 || {
        tail -n 5 "$log" >&2
        fail "the packages could not be installed: ${missing[*]}. No network, or no such package in this release? All of it is in $log"
    }
}

# Writes a source list for the given releases to the given file, derived from the machine's own list.
derive_source_list() {
    local target="$1" suites="${*:2}" uris='' signed='' file
    for file in /etc/apt/sources.list.d/*.sources; do
        [ -e "$file" ] || continue
        # Takes the address and the keyring of the first stanza of the main archive.
        read -r uris signed < <(awk '
            BEGIN { RS = ""; FS = "\n" }
            {
                types = uri = suite = key = ""
                for (i = 1; i <= NF; i++) {
                    if ($i ~ /^Types:/) types = $i
                    if ($i ~ /^URIs:/) { split($i, w, /[ \t]+/); uri = w[2] }
                    if ($i ~ /^Suites:/) suite = $i
                    if ($i ~ /^Signed-By:/) { split($i, w, /[ \t]+/); key = w[2] }
                }
                if (types ~ /deb/ && uri ~ /debian\/?$/ && suite !~ /-security/) { print uri, key; exit }
            }' "$file") || true
        [ -z "$uris" ] || break
    done
    if [ -z "$uris" ]; then
        read -r uris signed < <(cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null | awk '
            $1 == "deb" {
                key = ""; i = 2
                if ($2 ~ /^\[/) { for (; i <= NF; i++) { if (match($i, /signed-by=[^]]*/)) key = substr($i, RSTART + 10, RLENGTH - 10); if ($i ~ /\]$/) { i++; break } } }
                if ($i ~ /debian\/?$/ && $(i + 1) !~ /-security/) { print $i, key; exit }
            }') || true
    fi
    [ -n "$uris" ] || return 1
    {
        echo "Types: deb-src"
        echo "URIs: $uris"
        echo "Suites: $suites"
        echo "Components: main"
        [ -z "$signed" ] || echo "Signed-By: $signed"
    } >"$target"
}

# apt_sources COMMAND…: runs apt with a private list and private state, so nothing on the system changes. A mirror may be a
# snapshot whose index has expired. This is harmless, because everything taken from it is checked by digest.
apt_sources() {
    local tool="$1"; shift
    local options=(-o "Dir::Etc::sourcelist=$deps/apt/orrery.sources" -o Dir::Etc::sourceparts=/dev/null
        -o "Dir::State::Lists=$deps/apt/lists" -o "Dir::Cache=$deps/apt/cache" -o APT::Get::List-Cleanup=0
        -o Acquire::Languages=none -o Acquire::Retries=3 -o Acquire::Check-Valid-Until=false)
    [ "$(id -u)" != 0 ] || options+=(-o APT::Sandbox::User=root)
    "$tool" "${options[@]}" "$@"
}

download_source() { # NAME VERSION FILE SHA256 RELEASES…: downloads into $deps/downloads; prints the name of the file
    local name="$1" version="$2" file="$3" sha256="$4" releases="${*:5}" log="$build/log/sources.log" later
    mkdir -p "$deps/downloads" "$deps/apt/lists/partial" "$deps/apt/cache/archives/partial" "$build/log"
    command -v apt-get >/dev/null 2>&1 || return 1
    derive_source_list "$deps/apt/orrery.sources" $releases || return 1
    apt_sources apt-get update >>"$log" 2>&1 || true
    (cd "$deps/downloads" && apt_sources apt-get source --download-only "$name=$version" >>"$log" 2>&1) || true
    if [ -f "$deps/downloads/$file" ]; then echo "$file"; return 0; fi
    [ "$name" = imgui ] || return 1
    # If the archive no longer has this version, a later release of the same series has the same interface.
    later="$(apt_sources apt-cache showsrc imgui 2>/dev/null | sed -n 's/^Version: \(1\.92\..*\)/\1/p' | sort -V | tail -n 1)"
    [ -n "$later" ] || return 1
    (cd "$deps/downloads" && apt_sources apt-get source --download-only "imgui=$later" >>"$log" 2>&1) || return 1
    file="imgui_${later%-*}.orig.tar.xz"
    [ -f "$deps/downloads/$file" ] || return 1
    say "NOTICE: Dear ImGui $version is no longer to be had; taking $later, whose digest is not pinned" >&2
    echo "$file"
}

get_source() { # NAME FOLDER VERSION FILE SHA256 RELEASES…
    local name="$1" folder="$deps/$2" version="$3" file="$4" sha256="$5" got
    # The stamp has the wanted file, then the file used. An empty stamp marks a folder that a person has unpacked.
    if [ -f "$folder/.orrery-source" ]; then
        got="$(head -n 1 "$folder/.orrery-source")"
        [ -n "$got" ] && [ "$got" != "$file" ] || return 0
    fi
    got="$file"
    if [ ! -f "$deps/downloads/$file" ]; then
        say "fetching the sources of $name $version"
        got="$(download_source "$name" "$version" "$file" "$sha256" "${@:6}")" || fail \
"the sources of $name could not be fetched: no network, or the archive no longer has version $version.
     Put the file $file into the folder $deps/downloads and run this again
     (its SHA-256 is $sha256),
     or unpack the sources of the same version yourself so that they lie in $folder, and create the empty file
     $folder/.orrery-source"
    fi
    if [ "$got" = "$file" ]; then
        echo "$sha256  $deps/downloads/$file" | sha256sum --check --status || {
            mv "$deps/downloads/$file" "$deps/downloads/$file.bad"
            fail "$file is not the file it should be (its SHA-256 is wrong). It was set aside as $file.bad; run this again."
        }
    fi
    rm -rf "$folder.new" "$folder"
    mkdir -p "$folder.new"
    tar -xf "$deps/downloads/$got" -C "$folder.new" --strip-components=1
    printf '%s\n%s\n' "$file" "$got" >"$folder.new/.orrery-source"
    mv "$folder.new" "$folder"
    rm -rf "$deps/apt"
}

get_npm_packages() { # takes a folder with a package.json, and what its packages are
    local folder="$1" what="$2" log="$build/log/npm-${1//\//-}.log" want
    local stamp="$folder/node_modules/.orrery-stamp"
    want="$(cat "$folder/package.json" "$folder/package-lock.json" | sha256sum | cut -d ' ' -f 1)"
    [ "$(cat "$stamp" 2>/dev/null)" != "$want" ] || return 0
    say "fetching $what (npm)"
    mkdir -p "$build/log"
    (cd "$folder" && npm ci --ignore-scripts --no-audit --no-fund) >"$log" 2>&1 || {
        tail -n 5 "$log" >&2
        fail "npm could not fetch $what. No network? All of it is in $log"
    }
    echo "$want" >"$stamp"
}

setup_native() { install_packages $packages_native; }
setup_tests() { install_packages $packages_native $packages_test; }
setup_web() {
    install_packages $packages_native $packages_web
    get_source imgui imgui "$imgui_version" "$imgui_file" "$imgui_sha256" forky sid
    get_source libsdl2 sdl2 "$sdl_version" "$sdl_file" "$sdl_sha256" bookworm
    get_npm_packages web "the library that unpacks the program in the page"
}
setup_all() {
    install_packages $packages_native $packages_web $packages_test $packages_other_browsers $packages_format
    (install_packages $packages_quicker) || say "the browser tests use Chromium with windows, which takes longer"
    setup_web
    get_npm_packages tests/browser "the drivers of the browser tests"
}


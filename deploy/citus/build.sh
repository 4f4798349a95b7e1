#!/bin/sh
# Builds PostgreSQL 15 with Citus into a folder of its own: `deploy/citus/build.sh FOLDER [SOURCE]`. Nothing is installed beside it.
# SOURCE is a git repository of Citus, or its address. It needs Debian's packages gcc, make, flex, libkrb5-dev, liblz4-dev,
# libzstd-dev, libssl-dev, libreadline-dev, libxslt1-dev, libselinux1-dev, libpam0g-dev and zlib1g-dev.
set -eu

folder=${1:?"Say where to: deploy/citus/build.sh FOLDER [SOURCE]"}
source=${2:-https://github.com/citusdata/citus}
version=v13.2.2

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# A server finds its files beside its programs, so that the packages need only be unpacked.
(cd "$work" && apt-get download -q postgresql-15 postgresql-client-15 postgresql-server-dev-15 libpq5 libpq-dev)
for package in "$work"/*.deb; do dpkg -x "$package" "$folder"; done

if [ -d "$source" ]; then
  git --git-dir="$(git -C "$source" rev-parse --absolute-git-dir)" archive "$version" | tar -x -C "$work"
else
  git clone -q --depth 1 --branch "$version" "$source" "$work/citus"
  mv "$work/citus"/* "$work"
fi

cd "$work"
# Since 15.9 PostgreSQL declares a function of this name itself.
sed -i 's/have_createdb_privilege/citus_have_createdb_privilege/g' \
  src/include/pg_version_compat.h src/backend/distributed/commands/serialize_distributed_ddls.c
./configure --without-libcurl PG_CONFIG="$folder/usr/lib/postgresql/15/bin/pg_config" \
  CFLAGS="-I$folder/usr/include/postgresql -O2" LDFLAGS="-L$folder/usr/lib/$(gcc -dumpmachine)" > configure.log
make -j"$(nproc)" with_llvm=no > make.log 2>&1 || { tail -20 make.log >&2; exit 1; }
make install with_llvm=no > install.log 2>&1 || { tail -20 install.log >&2; exit 1; }

chmod 755 "$folder"
echo "Built. CITUS_PROGRAMS=$folder/usr/lib/postgresql/15/bin"

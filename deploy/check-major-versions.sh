#!/bin/bash
# Moves a backup between major versions of PostgreSQL: restores one of a former state into each that Debian has installed here, backs it
# up from there, and restores that into the embedded one. Needs root, and at least one of Debian's packages postgresql-15 to -17.
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
for version in /usr/lib/postgresql/*; do
  install -d -o postgres -m 700 "$scratch/cluster"
  runuser -u postgres -- "$version/bin/initdb" -D "$scratch/cluster" -E UTF8 --locale=C.UTF-8 -A trust >/dev/null
  runuser -u postgres -- "$version/bin/pg_ctl" -D "$scratch/cluster" -w -o "-p 18432 -k $scratch/cluster -c listen_addresses=127.0.0.1" start >/dev/null
  running=$version
  url=postgresql://postgres@127.0.0.1:18432/postgres
  echo "PostgreSQL $(basename "$version"):"
  DATABASE_URL=$url DATA_DIR=$scratch/data node packages/server/src/restore.ts "$scratch/former" | tail -2
  DATABASE_URL=$url DATA_DIR=$scratch/data node packages/server/src/backup.ts "$scratch/moved" | tail -1
  DATA_DIR=$scratch/embedded node packages/server/src/restore.ts "$scratch/moved" | tail -2
  DATA_DIR=$scratch/embedded node packages/server/src/doctor.ts | grep -q 'The tables are of this version'
  runuser -u postgres -- "$version/bin/pg_ctl" -D "$scratch/cluster" -m fast stop >/dev/null
  running=''
  rm -rf "$scratch/cluster" "$scratch/data" "$scratch/moved" "$scratch/embedded"
done
echo 'Every version can be moved to and from.'

#!/bin/bash
# Starts what compose.yaml starts, without containers: its two servers with their settings and those of example.env, a PostgreSQL that
# create-role.sh prepares, and a store for files. Names of services become ports of this machine. Uses both servers as one. Needs root,
# Debian's packages postgresql-15, python3-yaml and curl, and `npm ci && npm run build`.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH=$PWD/node_modules/.bin:/usr/lib/postgresql/15/bin:$PATH
scratch=$(mktemp -d)
chmod 755 "$scratch"
pids=()
cleanup() {
  # PostgreSQL waits for nobody after SIGINT.
  for pid in "${pids[@]}"; do kill -INT "$pid" 2>/dev/null || true; done
  for pid in "${pids[@]}"; do wait "$pid" 2>/dev/null || true; done
  rm -rf "$scratch"
}
trap cleanup EXIT
fail() {
  echo "FAILED: $*"
  tail -n 5 "$scratch"/*.log
  exit 1
}
wait_for() {
  for _ in $(seq 240); do curl -sf "$1" >/dev/null && return; sleep 0.5; done
  fail "$1 does not answer"
}

# The settings of a service as compose makes them, each ended by a zero byte.
cat >"$scratch/settings.py" <<'PYTHON'
import re, sys, yaml
text = open('deploy/example.env').read()
given = dict(line.split('=', 1) for line in text.splitlines() if line and not line.startswith('#'))
for name in ('DATABASE_PASSWORD', 'STORE_PASSWORD', 'JWT_SECRET', 'SIGNUP_SECRET_CODE', 'METRICS_TOKEN'):
    given[name] = f'a-secret-of-the-check-{name.lower()}'
def value(match):
    name, kind, rest = match.group(1), match.group(2) or '', match.group(3)
    if given.get(name): return given[name]
    if kind == ':?': raise SystemExit(f'{name} is missing: {rest}')
    return rest or ''
fill = lambda text: re.sub(r'\$\{(\w+)(:[-?])?([^}]*)\}', value, text)
service = yaml.safe_load(open('deploy/compose.yaml'))['services'][sys.argv[1]]
for name, text in service['environment'].items():
    print(f'{name}={fill(str(text))}', end='\0')
PYTHON
settings_of() { python3 "$scratch/settings.py" "$1"; }
setting() { settings_of "$1" | tr '\0' '\n' | sed -n "s/^$2=//p"; }

as_postgres=(setpriv --reuid postgres --regid postgres --clear-groups)
install -d -o postgres "$scratch/database" "$scratch/socket"
"${as_postgres[@]}" initdb -D "$scratch/database" -A scram-sha-256 --auth-local trust >/dev/null
"${as_postgres[@]}" postgres -D "$scratch/database" -p 18432 -k "$scratch/socket" >"$scratch/postgres.log" 2>&1 &
pids+=($!)
for _ in $(seq 60); do pg_isready -qh "$scratch/socket" -p 18432 && break; sleep 0.5; done
PGHOST=$scratch/socket PGPORT=18432 REGISTRAR_PASSWORD=$(setting database REGISTRAR_PASSWORD) sh deploy/create-role.sh >/dev/null

# This store has one account only.
(cd packages/server && exec node --input-type=module -e "
  import S3rver from '@20minutes/s3rver'
  const settings = { address: '127.0.0.1', port: 18900, silent: true, allowMismatchedSignatures: true }
  await new S3rver({ ...settings, directory: '$scratch/store', configureBuckets: [{ name: 'registrar' }] }).run()
") >"$scratch/store.log" 2>&1 &
pids+=($!)

install -d -m 700 "$scratch/backups"
# Ends the shell that calls it: for a shell of its own.
in_service() {
  local name=$1 port=$2 all=()
  shift 2
  mapfile -d '' -t all < <(settings_of "$name" |
    sed -z 's#@database:5432#@127.0.0.1:18432#; s#http://store:9000#http://127.0.0.1:18900#; s#=/backups$#='"$scratch"'/backups#' |
    sed -z 's#^\(S3_.*KEY.*\)=.*#\1=S3RVER#')
  exec env -i PATH="$PATH" NODE_ENV=production HOST=127.0.0.1 PORT="$port" DATA_DIR="$scratch/$name" LOG_LEVEL=warn "${all[@]}" "$@"
}
for number in 1 2; do
  in_service "registrar-$number" "1808$number" node packages/server/src/main.ts >"$scratch/registrar-$number.log" 2>&1 &
  pids+=($!)
done
one=http://127.0.0.1:18081 two=http://127.0.0.1:18082
wait_for $one/health/ready
wait_for $two/health/ready

code=$(setting registrar-1 SIGNUP_SECRET_CODE)
answer=$(curl -sf $one/user/signup -H 'content-type: application/json' \
  -d "{\"firstName\":\"A\",\"lastName\":\"B\",\"email\":\"a@example.ie\",\"password\":\"quite a long pass phrase\",\"secretCode\":\"$code\"}") ||
  fail 'nobody can sign up'
token=$(node -p 'JSON.parse(process.argv[1]).token' "$answer")
curl -sf $two/user/signin_token -H "authorization: JWT $token" >/dev/null || fail 'the second server does not know the session'

echo 'a paper' >"$scratch/paper.txt"
file=$(curl -sf $one/file -H "authorization: JWT $token" -F folder=people/1 -F "file=@$scratch/paper.txt") || fail 'no file can be uploaded'
path=$(node -p 'new URL(JSON.parse(process.argv[1]).data).pathname' "$file")
curl -sf "$two$path" -H "authorization: JWT $token" | grep -q 'a paper' || fail 'the second server does not have the file'
curl -sf $two/metrics -H "authorization: Bearer $(setting registrar-1 METRICS_TOKEN)" | grep -q ^registrar_database_up || fail 'no figures'

(in_service registrar-1 18081 node packages/server/src/backup.ts "$scratch/backups/by-hand") >"$scratch/backup.log" 2>&1 || fail 'no backup'
[ -e "$scratch/backups/by-hand/manifest.json" ] || fail 'the backup has no manifest'
curl -sf $two/backup -H "authorization: JWT $token" | grep -q '"schedule":"30 2 \* \* \*".*"ok":true' || fail 'the backup is not shown'
(in_service registrar-1 18081 node packages/server/src/doctor.ts) >"$scratch/doctor.log" 2>&1 || fail 'the doctor finds something broken'
cat "$scratch/doctor.log"
echo 'The services of compose.yaml work together.'

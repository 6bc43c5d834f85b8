#!/bin/bash
# Starts a server with a new data folder, Caddy and nginx with the samples of this folder, and uses both: pages, sign-in, a large
# upload, events, figures. Needs Debian's packages caddy, nginx-light, openssl and curl, and `npm ci && npm run build`.
set -euo pipefail
cd "$(dirname "$0")/.."
export PATH=$PWD/node_modules/.bin:$PATH
scratch=$(mktemp -d)
chmod 755 "$scratch"
pids=()
cleanup() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  for pid in "${pids[@]}"; do wait "$pid" 2>/dev/null || true; done
  rm -rf "$scratch"
}
trap cleanup EXIT
fail() { echo "FAILED: $*"; exit 1; }
wait_for() {
  for _ in $(seq 120); do curl -skf "$1" >/dev/null && return; sleep 0.5; done
  fail "$1 does not answer"
}

code=a-code-for-this-check
DATA_DIR=$scratch/data PORT=18080 TRUST_PROXY=1 SIGNUP_SECRET_CODE=$code LOG_LEVEL=warn \
  node packages/server/src/main.ts >"$scratch/server.log" 2>&1 &
pids+=($!)

printf '{\n\tadmin off\n\tskip_install_trust\n\thttp_port 18081\n}\nimport %s\n' "$PWD/deploy/caddy/Caddyfile" >"$scratch/Caddyfile"
DOMAIN=localhost:18443 UPSTREAMS=localhost:18080 XDG_DATA_HOME=$scratch/caddy XDG_CONFIG_HOME=$scratch/caddy \
  caddy run --config "$scratch/Caddyfile" --adapter caddyfile >"$scratch/caddy.log" 2>&1 &
pids+=($!)

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout "$scratch/privkey.pem" -out "$scratch/fullchain.pem" 2>/dev/null
sed -e "s/listen 80;/listen 18082;/; s/listen 443 ssl/listen 18444 ssl/; s/crm.example.ie/localhost/; s/127.0.0.1:8080/127.0.0.1:18080/" \
  -e "s#/etc/ssl/registrar#$scratch#" deploy/nginx/registrar.conf >"$scratch/site.conf"
cat >"$scratch/nginx.conf" <<CONF
daemon off;
pid $scratch/nginx.pid;
error_log $scratch/nginx.log;
events {}
http { access_log off; client_body_temp_path $scratch/body; proxy_temp_path $scratch/proxy; include $scratch/site.conf; }
CONF
wait_for http://localhost:18080/health/ready
nginx -c "$scratch/nginx.conf" &
pids+=($!)

head -c $((300 * 1024 * 1024)) /dev/zero >"$scratch/large.bin"
check() {
  local name=$1 at=$2 token answer
  wait_for "$at/health/ready"
  curl -sk -H 'accept: text/html' "$at/" | grep -q '<html' || fail "$name does not show the page"
  answer=$(curl -skf "$at/user/signup" -H 'content-type: application/json' \
    -d "{\"firstName\":\"A\",\"lastName\":\"B\",\"email\":\"$name@example.ie\",\"password\":\"quite a long pass phrase\",\"secretCode\":\"$code\"}") ||
    fail "$name: nobody can sign up"
  token=$(node -p 'JSON.parse(process.argv[1]).token' "$answer")

  [ "$(curl -sk -o /dev/null -w '%{http_code}' "$at/metrics")" = 404 ] || fail "$name shows the figures"
  # A client cannot say that it is somebody else.
  curl -sk -o /dev/null -H 'x-forwarded-for: 203.0.113.9' -H "authorization: JWT $token" "$at/user/sessions"
  curl -sk -H "authorization: JWT $token" "$at/user/sessions" | grep -q 203.0.113.9 && fail "$name believes the client's address"

  answer=$(curl -sk "$at/file" -H "authorization: JWT $token" -F folder=people/1 -F "file=@$scratch/large.bin;filename=large.txt" -w '\n%{http_code}')
  [ "${answer##*$'\n'}" = 200 ] || fail "$name does not take 300 MB: $answer"

  # The stream never ends; what matters is that its first bytes are here at once.
  curl -skN --max-time 5 -H "authorization: JWT $token" "$at/events" >"$scratch/events" || true
  [ -s "$scratch/events" ] || fail "$name holds the events back"
  echo "$name: pages, sign-up, 300 MB, events and figures are as they should be."
}
check caddy https://localhost:18443
check nginx https://localhost:18444

#!/bin/bash
# Does what docs/run-it.md prints for Debian, command by command, under a systemd that was booted for it: a machine of debootstrap in a
# container of systemd-nspawn, without a network. Left out are the downloads: apt-get, Node, git, npm. Its name is localhost, for which Caddy makes the certificate.
# Needs root on Debian with: apt-get install debootstrap systemd-container; and `npm ci && npm run build`.
set -euo pipefail
cd "$(dirname "$0")/.."
checkout=$PWD
scratch=$(mktemp -d)
container=''
cleanup() {
  [ -z "$container" ] || kill -TERM "$container" 2>/dev/null || true
  [ -z "$container" ] || wait "$container" 2>/dev/null || true
  rm -rf "$scratch"
}
trap cleanup EXIT
fail() {
  echo "FAILED: $*"
  inside journalctl -u registrar -u caddy --no-pager -n 20 || true
  exit 1
}

packages=systemd,systemd-sysv,dbus,ca-certificates,curl,xz-utils,caddy,openssl,age,git
machine=$scratch/machine
# DEBIAN_FOLDER: such a machine that was made before. It is copied.
if [ -n "${DEBIAN_FOLDER:-}" ]; then cp -a "$DEBIAN_FOLDER" "$machine"; else debootstrap --variant=minbase --include=$packages bookworm "$machine"; fi
echo '127.0.0.1 localhost' >"$machine/etc/hosts"
# The Node and the npm of this machine stand in for those of nodejs.org.
install -D "$(node -p process.execPath)" "$machine/usr/local/bin/node"
npm=$(dirname "$(dirname "$(realpath "$(PATH=${PATH//node_modules\/.bin/none} command -v npm)")")")
cp -r "$npm" "$machine/usr/local/lib/npm"
ln -sf ../lib/npm/bin/npm-cli.js "$machine/usr/local/bin/npm"

systemd-nspawn --quiet --directory="$machine" --register=no --keep-unit --private-network --bind-ro="$checkout:/opt/registrar" --boot \
  >"$scratch/console.log" 2>&1 </dev/null &
container=$!
for _ in $(seq 60); do
  leader=$(pgrep -P "$container" || true)
  [ -n "$leader" ] && break
  sleep 0.5
done
inside() { nsenter --target "$leader" --mount --uts --ipc --net --pid --cgroup env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin HOME=/root "$@"; }
for _ in $(seq 120); do
  inside systemctl is-system-running 2>/dev/null | grep -qE 'running|degraded' && break
  sleep 0.5
done

# The command blocks of the page, with what needs a network taken away.
block() { awk -v wanted="$1" '/^```sh$/ { n++; next } /^```$/ { if (n == wanted) exit; next } n == wanted' docs/run-it.md; }
block 1 | sed -E '/^(apt-get|curl|git clone) /d; s/ && npm ci && npm run build$//; s/crm\.example\.ie/localhost/g; /^SMTP_URL=/d; /^MAIL_FROM=/d' |
  sed -E 's/^(journalctl[^#]*[^# ]) *#.*/for _ in $(seq 120); do \1 \&\& break; sleep 1; done/' >"$machine/root/install.sh"
echo 'Doing what the page prints …'
inside bash -euo pipefail /root/install.sh | tee "$scratch/install.log"

answer() { inside curl -sk --retry 30 --retry-delay 1 --retry-all-errors --max-time 20 "$@"; }
answer -f https://localhost/health/ready >/dev/null || fail 'not ready through Caddy'
code=$(sed -n 's/.*Secret code for signing up: //p' "$scratch/install.log" | tail -1)
signed=$(answer -f https://localhost/user/signup -H 'content-type: application/json' \
  -d "{\"firstName\":\"A\",\"lastName\":\"B\",\"email\":\"a@example.ie\",\"password\":\"quite a long pass phrase\",\"secretCode\":\"$code\"}") ||
  fail 'nobody can sign up with the code of the journal'
echo "$signed" | grep -q '"role":"admin"' || fail 'the first account is no administrator'
[ "$(answer -o /dev/null -w '%{http_code}' https://localhost/metrics)" = 404 ] || fail 'the figures are public'
[ "$(inside stat -c '%U %a' /var/lib/registrar)" = 'registrar 700' ] || fail 'the data folder is not closed'

echo 'Backing up by the timer …'
inside cp /opt/registrar/deploy/systemd/registrar-backup.service /opt/registrar/deploy/systemd/registrar-backup.timer /etc/systemd/system/
inside systemctl daemon-reload
inside systemctl enable --now registrar-backup.timer
inside systemctl start registrar-backup.service || fail "the backup failed: $(inside journalctl -u registrar-backup -n 5 --no-pager)"
inside bash -c 'ls /var/backups/registrar/*/manifest.json* >/dev/null' || fail 'no backup was made'
inside systemctl list-timers --no-pager registrar-backup.timer | grep -q registrar-backup || fail 'the timer is not set'

echo 'Asking the doctor …'
block 2 | sed 's/ -- --test-mail .*//' >"$machine/root/doctor.sh"
# The authority of Caddy is one of this machine only.
inside env NODE_EXTRA_CA_CERTS=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt bash -euo pipefail /root/doctor.sh || fail 'the doctor finds something broken'

echo 'Killing it, and stopping it …'
inside systemctl kill --signal=SIGKILL registrar
answer -f https://localhost/health/ready >/dev/null || fail 'it does not come back after a kill'
inside systemctl stop registrar
[ "$(inside systemctl show -p Result --value registrar)" = success ] || fail 'it does not stop cleanly'
inside journalctl -u registrar --no-pager | grep -qE 'quite a long|a@example.ie' && fail 'the journal names people or passwords'
echo 'What the page prints works.'

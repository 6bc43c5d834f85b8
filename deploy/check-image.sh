#!/bin/bash
# Builds the image without a registry of images, runs it with podman and uses it: a base made by debootstrap, buildah from Debian, npm packages as ever.
# Needs root on Debian with: apt-get install buildah debootstrap podman runc. Takes some minutes and 3 GB in a scratch folder.
set -euo pipefail
cd "$(dirname "$0")/.."
export BUILDAH_ISOLATION=chroot
scratch=$(mktemp -d)
storage=(--root "$scratch/storage" --runroot "$scratch/run" --storage-driver "${STORAGE_DRIVER:-vfs}")
cleanup() {
  podman "${storage[@]}" --runtime "${RUNTIME:-runc}" --cgroup-manager cgroupfs rm --force --time 5 registrar >/dev/null 2>&1 || true
  buildah "${storage[@]}" umount --all >/dev/null 2>&1 || true
  buildah "${storage[@]}" rm --all >/dev/null 2>&1 || true
  umount "$scratch/storage/overlay" 2>/dev/null || true
  rm -rf "$scratch"
}
trap cleanup EXIT

base=${DEBIAN_FOLDER:-$scratch/debian}
[ -d "$base" ] || debootstrap --variant=minbase --include=ca-certificates bookworm "$base"

echo 'Making the base images …'
debian=$(buildah "${storage[@]}" from scratch)
buildah "${storage[@]}" add -q "$debian" "$base" / >/dev/null
buildah "${storage[@]}" commit -q "$debian" localhost/debian:bookworm-slim >/dev/null
# The Node and the npm of this machine stand in for the image of Node.
node=$(node -p process.execPath)
npm=$(dirname "$(dirname "$(realpath "$(PATH=${PATH//node_modules\/.bin/none} command -v npm)")")")
buildah "${storage[@]}" copy -q "$debian" "$node" /usr/local/bin/node >/dev/null
buildah "${storage[@]}" copy -q "$debian" "$npm" /usr/local/lib/npm >/dev/null
# npm trusts what this machine trusts.
buildah "${storage[@]}" copy -q "$debian" "${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}" /etc/ssl/machine.crt >/dev/null
buildah "${storage[@]}" config --env NODE_EXTRA_CA_CERTS=/etc/ssl/machine.crt "$debian"
buildah "${storage[@]}" run "$debian" -- ln -s ../lib/npm/bin/npm-cli.js /usr/local/bin/npm
buildah "${storage[@]}" commit -q --rm "$debian" localhost/node:24 >/dev/null

echo 'Building …'
build() {
  buildah "${storage[@]}" build -q --layers --format docker -f deploy/Containerfile --build-arg BUILD_IMAGE=localhost/node:24 \
    --build-arg BASE_IMAGE=localhost/debian:bookworm-slim "$@" .
}
build -t localhost/registrar
build -t localhost/registrar:embedded --target embedded

user=$(buildah "${storage[@]}" inspect --format '{{.OCIv1.Config.User}}' localhost/registrar)
[ "$user" = 10001:10001 ] || { echo "The image runs as $user."; exit 1; }
container=$(buildah "${storage[@]}" from localhost/registrar)
bytes=$(tar -C "$(buildah "${storage[@]}" mount "$container")" -c . | gzip -6 | wc -c)
echo "The image has $((bytes / 1024 / 1024)) MB, compressed."
[ "$bytes" -lt $((250 * 1024 * 1024)) ] || { echo 'It should have less than 250 MB.'; exit 1; }

echo 'Starting it as the page says, with its root read-only …'
# Where a container may not have more than this shell has, or no network of its own, RUN_OPTIONS says so.
pod=(podman "${storage[@]}" --runtime "${RUNTIME:-runc}" --cgroup-manager cgroupfs)
read -ra options <<<"${RUN_OPTIONS:---network host --ulimit nofile=$(ulimit -n):$(ulimit -n) --ulimit nproc=1000:1000}"
run() {
  "${pod[@]}" run -d --name registrar "${options[@]}" --read-only --tmpfs /tmp -v registrar:/data -e PORT=18080 -e LOG_LEVEL=warn \
    localhost/registrar:embedded >/dev/null
  for _ in $(seq 240); do
    curl -sf http://127.0.0.1:18080/health/ready >/dev/null && return
    sleep 0.5
  done
  "${pod[@]}" logs registrar | tail -n 5
  exit 1
}
run
curl -sf -H 'accept: text/html' http://127.0.0.1:18080/ | grep -q '<html'
code=$("${pod[@]}" logs registrar 2>&1 | sed -n 's/.*Secret code for signing up: //p')
curl -sf http://127.0.0.1:18080/user/signup -H 'content-type: application/json' \
  -d "{\"firstName\":\"A\",\"lastName\":\"B\",\"email\":\"a@example.ie\",\"password\":\"quite a long pass phrase\",\"secretCode\":\"$code\"}" >/dev/null
[ "$("${pod[@]}" exec registrar id -u)" = 10001 ] || { echo 'It does not run as its account.'; exit 1; }
if "${pod[@]}" exec registrar touch /registrar/written 2>/dev/null; then echo 'Its root can be written to.'; exit 1; fi
"${pod[@]}" healthcheck run registrar
"${pod[@]}" exec registrar node packages/server/src/doctor.ts

echo 'Stopping it, and starting another one on its volume …'
"${pod[@]}" stop --time 60 registrar >/dev/null
[ "$("${pod[@]}" inspect --format '{{.State.ExitCode}}' registrar)" = 0 ] || { echo 'It did not stop cleanly.'; exit 1; }
"${pod[@]}" rm registrar >/dev/null
run
curl -sf http://127.0.0.1:18080/user/signin -H 'content-type: application/json' \
  -d '{"email":"a@example.ie","password":"quite a long pass phrase"}' >/dev/null
"${pod[@]}" rm --force --time 60 registrar >/dev/null
echo 'The image works.'

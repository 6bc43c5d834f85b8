#!/bin/bash
# Builds the image without a registry of images and uses it: a base made by debootstrap, buildah from Debian, npm packages as ever.
# Needs root on Debian with: apt-get install buildah debootstrap, and `npm ci` in the checkout. Takes some minutes and 3 GB in a scratch folder.
# STORAGE_DRIVER=vfs where the kernel has no overlay file system: each step then copies the whole image, which takes an hour.
set -euo pipefail
cd "$(dirname "$0")/.."
export BUILDAH_ISOLATION=chroot
scratch=$(mktemp -d)
storage=(--root "$scratch/storage" --runroot "$scratch/run" --storage-driver "${STORAGE_DRIVER:-overlay}")
cleanup() {
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
# The Node of the checkout and the npm of this machine stand in for the image of Node.
node=$(realpath node_modules/.bin/node)
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

echo 'Starting the server with the embedded database …'
container=$(buildah "${storage[@]}" from localhost/registrar:embedded)
buildah "${storage[@]}" run -e PORT=18080 -e LOG_LEVEL=warn "$container" -- \
  timeout --signal TERM 90 /usr/local/bin/node --max-semi-space-size=16 packages/server/src/main.ts &
for _ in $(seq 160); do
  curl -sf http://127.0.0.1:18080/health/ready >/dev/null && break
  sleep 0.5
done
curl -sf http://127.0.0.1:18080/health/ready
curl -sf -H 'accept: text/html' http://127.0.0.1:18080/ | grep -q '<html'
buildah "${storage[@]}" run "$container" -- /usr/local/bin/node packages/server/src/doctor.ts
wait || true
echo 'The image works.'

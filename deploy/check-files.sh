#!/bin/bash
# Checks the files of this folder by what reads them: systemd, Prometheus, Caddy, a YAML and a JSON parser. Needs Debian's packages
# systemd, prometheus, caddy and python3-yaml.
set -euo pipefail
cd "$(dirname "$0")"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

cp systemd/* "$scratch"
# The programs are not installed where the units expect them.
sed -i 's#/opt/registrar/node_modules/.bin/node#/bin/true#' "$scratch"/*.service
systemd-analyze verify "$scratch"/*.service "$scratch"/*.timer
promtool check rules prometheus/registrar-alerts.yaml
(cd prometheus && promtool check config prometheus.yaml)
caddy validate --config caddy/Caddyfile --adapter caddyfile 2>/dev/null
python3 - <<'PYTHON'
import json, yaml
services = yaml.safe_load(open('compose.yaml'))['services']
assert set(services) == {'registrar-1', 'registrar-2', 'caddy', 'database', 'store'}, services
assert all('image' in service for service in services.values())
assert json.load(open('grafana/registrar-dashboard.json'))['panels']
PYTHON
echo 'The files can be read.'

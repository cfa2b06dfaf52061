#!/bin/sh
# Adds to .env, for `docker compose`, each password and secret that it lacks. It needs no other program than a shell.
# Keep a copy of .env: without ID_SECRET no visitor can reach their conversations.
set -eu
cd "$(dirname "$0")/../.."
umask 077
file=${1:-.env}
touch "$file"
chmod 600 "$file"
# a last line without its end would run into the first new one
if [ -n "$(tail -c 1 "$file")" ]; then echo >>"$file"; fi
for name in POSTGRES_PASSWORD REDIS_PASSWORD GRAFANA_PASSWORD ID_SECRET OPERATORS_SECRET; do
  if grep -q "^$name=..*" "$file"; then continue; fi
  value=$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')
  echo "$name=$value" >>"$file"
  echo "$name is new in $file"
done

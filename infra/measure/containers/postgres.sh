# As the published image begins: makes the cluster, its user and its database once, then runs the command.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb -D "$PGDATA" -U "$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust \
    --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  echo "create database $POSTGRES_DB" | postgres --single -D "$PGDATA" postgres
fi
exec "$@" -c 'listen_addresses=*' -c unix_socket_directories=/var/run/postgresql

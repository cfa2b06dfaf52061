# Images that take the place of those of others in `npm run check:containers`, where no registry may be reached: one stage
# for each, made from a bare Debian, npm's packages and the programs beside this file.
FROM philip-check/debian AS node
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/npm
RUN ln -s ../lib/npm/bin/npm-cli.js /usr/local/bin/npm
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt

# like the published image, it has the folder of the socket, whose mode Docker also gives to a temporary folder there
FROM philip-check/debian AS postgres
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 999 postgres && install -d -o postgres -m 700 /var/lib/postgresql \
  && install -d -o postgres -m 3777 /var/run/postgresql
COPY postgres /usr/local/lib/philip-postgres
COPY postgres.sh /usr/local/bin/
ENV PATH=/usr/local/lib/philip-postgres/bin:/usr/local/bin:/usr/bin:/bin PGDATA=/var/lib/postgresql/18/docker
STOPSIGNAL SIGINT
ENTRYPOINT ["sh", "/usr/local/bin/postgres.sh"]

FROM philip-check/debian AS redis
RUN apt-get update && apt-get install -y --no-install-recommends redis-server && rm -rf /var/lib/apt/lists/* \
  && install -d -o redis /data
WORKDIR /data
# the published image does not refuse other machines when it has no password, as that of an older release
ENTRYPOINT ["sh", "-c", "exec \"$@\" --protected-mode no", "--"]

FROM philip-check/debian AS caddy
RUN apt-get update && apt-get install -y --no-install-recommends caddy && rm -rf /var/lib/apt/lists/*
ENV XDG_DATA_HOME=/data XDG_CONFIG_HOME=/config
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]

FROM philip-check/debian AS prometheus
RUN apt-get update && apt-get install -y --no-install-recommends prometheus && rm -rf /var/lib/apt/lists/* \
  && install -d -o nobody /prometheus
USER nobody
ENTRYPOINT ["prometheus"]

# Debian has no Grafana: this one only reads its settings and asks for its password
FROM node AS grafana
COPY grafana.mjs /grafana.mjs
RUN install -d -o node /var/lib/grafana
USER node
CMD ["node", "/grafana.mjs"]

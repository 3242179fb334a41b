#!/bin/bash
# The standby of compose.yml: copies the primary once, then follows it. Once it follows, `alter system set synchronous_standby_names = 'db2'`
# and `select pg_reload_conf()` on the primary have nothing acknowledged that the standby has not.
set -euo pipefail
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  pg_basebackup -h db1 -U shop -D "$data" -R -X stream -c fast
  sed -i "s/^primary_conninfo = '/&application_name=db2 /" "$data/postgresql.auto.conf"
  chmod 0700 "$data"
fi
exec postgres -D "$data"

#!/bin/sh
# Run once by the image of PostgreSQL when the primary's folder is made: the standby may follow it.
set -eu
echo 'host replication shop all scram-sha-256' >>"$PGDATA/pg_hba.conf"

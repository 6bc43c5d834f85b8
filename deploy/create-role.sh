#!/bin/sh
# Makes the role and the database of Registrar when the container of PostgreSQL starts for the first time. The role may create
# databases, so that a backup can be restored into one to check it.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$REGISTRAR_PASSWORD" --username postgres <<'SQL'
create role registrar login nosuperuser createdb nocreaterole password :'password';
create database registrar owner registrar;
SQL

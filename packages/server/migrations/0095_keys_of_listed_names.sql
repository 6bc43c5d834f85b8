-- The names of lists are found by keys of their sounds, which Registrar makes. Those of the lists that are loaded are made before the
-- next screening: `keys_version` says which keys a list has.
alter table sanctions_lists add column keys_version integer not null default 0;
truncate sanctions_names;
alter table sanctions_names drop column folded, add column keys tsvector not null;
create index sanctions_names_keys on sanctions_names using gin (keys) with (fastupdate = off);

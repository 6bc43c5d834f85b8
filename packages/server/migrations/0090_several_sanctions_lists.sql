-- Several lists may be loaded at once. The one that was loaded before has no name.
alter table sanctions_lists
  add column name text not null default '' unique,
  add column kind text not null default 'sanctions' check (kind in ('sanctions', 'pep')),
  add column version text,
  add column day date;
update sanctions_lists set day = (loaded_at at time zone 'Europe/Dublin')::date;
alter table sanctions_lists alter column day set not null;

alter table sanctions_names drop constraint sanctions_names_entry_key_fkey, add column list_id uuid;
alter table sanctions_entries
  drop constraint sanctions_entries_pkey,
  add column list_id uuid references sanctions_lists (id) on delete cascade;
update sanctions_entries set list_id = (select id from sanctions_lists);
update sanctions_names set list_id = (select id from sanctions_lists);
alter table sanctions_entries alter column list_id set not null, add primary key (list_id, key);
alter table sanctions_names
  alter column list_id set not null,
  add foreign key (list_id, entry_key) references sanctions_entries (list_id, key) on delete cascade;
drop index sanctions_names_entry;
create index sanctions_names_entry on sanctions_names (list_id, entry_key);

-- The list on which an entry was found, by its name: the list itself is replaced.
alter table sanctions_hits
  add column list_name text not null default '',
  add column list_kind text not null default 'sanctions' check (list_kind in ('sanctions', 'pep')),
  drop constraint sanctions_hits_person_id_entry_key_key,
  drop constraint sanctions_hits_organization_id_entry_key_key,
  add unique (person_id, list_name, entry_key),
  add unique (organization_id, list_name, entry_key);

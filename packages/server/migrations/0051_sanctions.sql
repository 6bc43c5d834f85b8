-- The sanctions list that the firm loads, replaced whole by each import, and the names on it.
create table sanctions_lists (
  id uuid primary key,
  file_name text not null,
  entries integer not null,
  loaded_at timestamptz not null default now()
);

-- `key` is the list's own number of the entry, or one made of its name: the next list has the same.
create table sanctions_entries (
  key text primary key,
  kind text check (kind in ('person', 'organization')),
  names text[] not null check (cardinality(names) > 0),
  births text[] not null default '{}',
  programme text
);

create table sanctions_names (
  id bigint generated always as identity primary key,
  entry_key text not null references sanctions_entries (key) on delete cascade,
  folded text not null
);
create index sanctions_names_folded on sanctions_names using gin (folded gin_trgm_ops) with (fastupdate = off);
create index sanctions_names_entry on sanctions_names (entry_key);

-- Somebody on record whose name is like one on the list. The entry is kept as it was found: a cleared hit is remembered
-- although the entry leaves the list. `compared` is a hash of the names that were compared: other names are another question.
create table sanctions_hits (
  id uuid primary key,
  person_id uuid references people (id),
  organization_id uuid references organizations (id),
  entry_key text not null,
  names text[] not null,
  births text[] not null,
  programme text,
  score real not null,
  compared text not null,
  state text not null default 'open' check (state in ('open', 'cleared', 'confirmed')),
  reason text,
  decided_by uuid references users (id),
  decided_at timestamptz,
  found_at timestamptz not null default now(),
  check (num_nonnulls(person_id, organization_id) = 1),
  unique (person_id, entry_key),
  unique (organization_id, entry_key)
);
create index sanctions_hits_uncleared on sanctions_hits (person_id, organization_id) where state <> 'cleared';

-- Who must be compared with the list again. A record may be marked many times: nobody waits for anybody.
create table stale_sanctions (
  id bigint generated always as identity primary key,
  person_id uuid,
  organization_id uuid
);
alter table stale_sanctions set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

create function mark_stale_sanctions() returns trigger language plpgsql as $$
begin
  if exists (select from sanctions_lists) then
    if tg_table_name = 'people' then
      insert into stale_sanctions (person_id) values (new.id);
    else
      insert into stale_sanctions (organization_id) values (new.id);
    end if;
  end if;
  return null;
end $$;

create trigger stale_sanctions after insert on people for each row execute function mark_stale_sanctions();
create trigger stale_sanctions_changed after update on people for each row when (
  (old.first_name, old.last_name, old.birth, old.company_form, old.same_as_organization_id, old.deleted_at)
  is distinct from
  (new.first_name, new.last_name, new.birth, new.company_form, new.same_as_organization_id, new.deleted_at)
) execute function mark_stale_sanctions();
create trigger stale_sanctions after insert on organizations for each row execute function mark_stale_sanctions();
create trigger stale_sanctions_changed after update on organizations for each row when (
  (old.name, old.deleted_at) is distinct from (new.name, new.deleted_at)
) execute function mark_stale_sanctions();

-- A hit makes the files of the company, and of every company that the person or member belongs to, red.
create function mark_stale_companies_of_hit() returns trigger language plpgsql as $$
declare
  hit sanctions_hits := coalesce(new, old);
begin
  insert into stale_compliance (organization_id)
  select organization_id from links where person_id = hit.person_id
  union select organization_id from organization_members where member_id = hit.organization_id
  union select hit.organization_id where hit.organization_id is not null;
  return null;
end $$;
create trigger stale_compliance after insert or update or delete on sanctions_hits
  for each row execute function mark_stale_companies_of_hit();

-- The hits that nobody has cleared, with each company whose file they stop.
create function uncleared_sanctions() returns table (organization_id uuid, hit_id uuid) language sql stable as $$
  select h.organization_id, h.id from sanctions_hits h where h.state <> 'cleared' and h.organization_id is not null
  union all
  select l.organization_id, h.id from sanctions_hits h
  join people p on p.id = h.person_id and p.deleted_at is null
  join links l on l.person_id = h.person_id
  where h.state <> 'cleared'
  union all
  select m.organization_id, h.id from sanctions_hits h
  join organizations o on o.id = h.organization_id and o.deleted_at is null
  join organization_members m on m.member_id = h.organization_id
  where h.state <> 'cleared'
$$;

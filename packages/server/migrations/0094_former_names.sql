-- The names that companies and people had before, and the addresses that a merge dropped (LIST-14). All of it follows from the history: a
-- refresh of a record writes its rows anew, so nothing of it is journalled or undone.

create table former_company_names (
  organization_id uuid not null references organizations (id) on delete cascade,
  name text not null default '',
  mail text not null default '',
  name_key text collate "C" not null generated always as (company_name_key(name)) stored,
  search_text text collate "C" not null generated always as (' ' || fold_text(name || ' ' || mail)) stored,
  search_key text collate "C" not null generated always as (joined_words(company_words(name))) stored,
  primary key (organization_id, name, mail),
  check ((name = '') <> (mail = ''))
);
create index former_company_names_key on former_company_names (name_key) where name <> '';
create index former_company_names_search on former_company_names using gin (search_text gin_trgm_ops, search_key gin_trgm_ops) with (fastupdate = off);

create table former_person_names (
  person_id uuid not null references people (id) on delete cascade,
  first_name text not null default '',
  last_name text not null default '',
  mail text not null default '',
  name_key text collate "C" not null generated always as (name_key(first_name) || ' ' || name_key(last_name)) stored,
  search_text text collate "C" not null generated always as (' ' || fold_text(first_name || ' ' || last_name || ' ' || mail)) stored,
  search_key text collate "C" not null generated always as
    (joined_words(btrim(name_words(first_name) || ' ' || name_words(last_name)))) stored,
  primary key (person_id, first_name, last_name, mail),
  check ((first_name || last_name = '') <> (mail = ''))
);
create index former_person_names_key on former_person_names (name_key) where mail = '';
create index former_person_names_search on former_person_names using gin (search_text gin_trgm_ops, search_key gin_trgm_ops) with (fastupdate = off);

-- The records that became a record by merges that were not undone.
create function merged_into(record uuid) returns setof uuid
  language sql stable as $$
    with recursive became as (
      select merged_id as id from merges where keep_id = record and undone_at is null
      union
      select m.merged_id from merges m join became b on m.keep_id = b.id where m.undone_at is null
    )
    select id from became
$$;

-- The lines of the history of a record and of those that became it. What a merge wrote counts unless the merge was undone.
create function lines_with_merged(record uuid) returns setof changes
  language sql stable as $$
    select c.* from changes c
    where c.record_id = any(array(select record union all select merged_into(record)))
      and (c.source <> 'merge' or exists (select from merges m where m.save_id = c.save_id and m.undone_at is null));
$$;

create function refresh_former_company(company uuid) returns void
  language plpgsql as $$
begin
  delete from former_company_names where organization_id = company;

  insert into former_company_names (organization_id, name)
  with gone as (
    select r.before -> 'name' as name from row_changes r
    where r.record_id in (select merged_into(company)) and r.table_name = 'organizations' and r.before is not null and r.after is null
  ), logged as (
    select * from lines_with_merged(company) where record_type = 'organization' and fields ? 'name'
  ), names as (
    select name from gone
    union select fields -> 'name' ->> 0 from logged where action = 'updated'
    union select fields -> 'name' ->> 1 from logged where action in ('created', 'updated') and record_id <> company
  )
  select distinct on (company_name_key(n.name)) o.id, n.name
  from organizations o, names n
  where o.id = company and company_name_key(n.name) not in ('', o.name_key) and n.name not like '%[erased]%'
  order by company_name_key(n.name), n.name
  on conflict do nothing;

  insert into former_company_names (organization_id, mail)
  with mails as (
    select r.before -> 'mail' as mail from row_changes r
    where r.record_id in (select merged_into(company)) and r.table_name = 'organizations' and r.before is not null and r.after is null
    union select fields -> 'mail' ->> 0 from lines_with_merged(company)
    where record_type = 'organization' and source = 'merge' and action = 'updated'
  )
  select distinct on (lower(m.mail)) o.id, m.mail
  from organizations o, mails m
  where o.id = company and btrim(m.mail) <> '' and m.mail not like '%[erased]%' and lower(m.mail) <> coalesce(lower(o.mail), '')
  order by lower(m.mail), m.mail
  on conflict do nothing;
end $$;

create function refresh_former_person(person uuid) returns void
  language plpgsql as $$
begin
  delete from former_person_names where person_id = person;

  insert into former_person_names (person_id, first_name, last_name)
  with ends as (
    select p.id, p.first_name, p.last_name from people p where p.id = person
    union
    select r.record_id, r.before -> 'first_name', r.before -> 'last_name' from row_changes r
    where r.record_id in (select merged_into(person)) and r.table_name = 'people' and r.before is not null and r.after is null
  ), logged as (
    select c.id, c.record_id, c.fields -> 'firstName' ->> 0 as first_name, c.fields -> 'lastName' ->> 0 as last_name
    from lines_with_merged(person) c
    where c.record_type = 'person' and c.action = 'updated' and c.fields ?| array['firstName', 'lastName']
  ), stated as (
    -- 'Aoife Byrne; Walsh, née Ryan': a name of one word is a last name.
    select case when part ~ ' ' then regexp_replace(part, ' [^ ]+$', '') else p.first_name end as first_name,
      regexp_replace(part, '^.* ', '') as last_name
    from people p, regexp_split_to_table(p.former_names, '[;,/\n]| and | et ') as split,
      btrim(regexp_replace(regexp_replace(split, '(^|\s)(née|né|nee|born|formerly|previously)\s', ' ', 'gi'), '\s+', ' ', 'g')) as part
    where p.id = person and part <> ''
  ), names as (
    -- What a line does not name is what the next line that names it says it was, else what it is at the end.
    select
      coalesce(l.first_name, (select n.first_name from logged n
        where n.record_id = l.record_id and n.id > l.id and n.first_name is not null order by n.id limit 1), e.first_name) as first_name,
      coalesce(l.last_name, (select n.last_name from logged n
        where n.record_id = l.record_id and n.id > l.id and n.last_name is not null order by n.id limit 1), e.last_name) as last_name
    from logged l join ends e on e.id = l.record_id
    union select first_name, last_name from ends where id <> person
    union select first_name, last_name from stated
  ), keyed as (
    select *, name_key(first_name) || ' ' || name_key(last_name) as key from names
  )
  select distinct on (k.key) p.id, k.first_name, k.last_name
  from people p, keyed k
  where p.id = person and k.key not in (' ', p.name_key) and k.first_name || k.last_name not like '%[erased]%'
  order by k.key, k.first_name, k.last_name
  on conflict do nothing;

  insert into former_person_names (person_id, mail)
  with mails as (
    select r.before -> 'mail' as mail from row_changes r
    where r.record_id in (select merged_into(person)) and r.table_name = 'people' and r.before is not null and r.after is null
    union select fields -> 'mail' ->> 0 from lines_with_merged(person)
    where record_type = 'person' and source = 'merge' and action = 'updated'
  )
  select distinct on (lower(m.mail)) p.id, m.mail
  from people p, mails m
  where p.id = person and btrim(m.mail) <> '' and m.mail not like '%[erased]%' and lower(m.mail) <> coalesce(lower(p.mail), '')
  order by lower(m.mail), m.mail
  on conflict do nothing;
end $$;

create function refresh_former_names() returns trigger
  language plpgsql as $$
begin
  if current_setting('registrar.erasing', true) = 'on' then return null; end if;

  if tg_table_name = 'changes' then
    if new.record_type = 'organization' then perform refresh_former_company(new.record_id);
    else perform refresh_former_person(new.record_id);
    end if;
  elsif new.record_type = 'organization' then
    perform refresh_former_company(new.keep_id);
    perform refresh_former_company(new.merged_id);
  else
    perform refresh_former_person(new.keep_id);
    perform refresh_former_person(new.merged_id);
  end if;
  return null;
end $$;

create trigger changes_former_names after insert on changes for each row
  when (
    new.record_type in ('organization', 'person')
    and (new.action = 'updated' and new.fields ?| array['name', 'firstName', 'lastName'] or new.fields ? 'formerNames')
  )
  execute function refresh_former_names();

-- At the end of the transaction, when the rows are where the merge or its undoing leaves them.
create constraint trigger merges_former_names after insert or update of undone_at on merges
  deferrable initially deferred for each row execute function refresh_former_names();

select refresh_former_company(id) from organizations
where id in (
  select record_id from changes where record_type = 'organization' and action = 'updated' and fields ? 'name'
  union select keep_id from merges where undone_at is null
);
select refresh_former_person(id) from people
where former_names is not null or id in (
  select record_id from changes where record_type = 'person' and action = 'updated' and fields ?| array['firstName', 'lastName']
  union select keep_id from merges where undone_at is null
);

-- Further email addresses of companies and people. They say whose an address is (PERSON-1).
alter table people add column other_mails text[] not null default '{}';
alter table organization_details add column other_mails text[] not null default '{}';
create index people_other_mails on people using gin (other_mails) where deleted_at is null;

-- Records are found by them as by the addresses that a merge dropped (LIST-14).
create or replace function refresh_former_company(company uuid) returns void
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
    union select unnest(other_mails) from organization_details where organization_id = company
  )
  select distinct on (lower(m.mail)) o.id, m.mail
  from organizations o, mails m
  where o.id = company and btrim(m.mail) <> '' and m.mail not like '%[erased]%' and lower(m.mail) <> coalesce(lower(o.mail), '')
  order by lower(m.mail), m.mail
  on conflict do nothing;
end $$;

create or replace function refresh_former_person(person uuid) returns void
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
    union select unnest(other_mails) from people where id = person
  )
  select distinct on (lower(m.mail)) p.id, m.mail
  from people p, mails m
  where p.id = person and btrim(m.mail) <> '' and m.mail not like '%[erased]%' and lower(m.mail) <> coalesce(lower(p.mail), '')
  order by lower(m.mail), m.mail
  on conflict do nothing;
end $$;

drop trigger changes_former_names on changes;
create trigger changes_former_names after insert on changes for each row
  when (
    new.record_type in ('organization', 'person')
    and (new.action = 'updated' and new.fields ?| array['name', 'firstName', 'lastName'] or new.fields ?| array['formerNames', 'otherMails'])
  )
  execute function refresh_former_names();

-- The links of people and of companies become one table, and a link in the bin is a row with `deleted_at`.
drop trigger stale_compliance on links;
drop trigger stale_compliance on link_terms;
drop trigger stale_compliance on link_holdings;
drop trigger journal on links;
drop trigger journal on link_terms;
drop trigger journal on link_holdings;

alter table links
  alter column person_id drop not null,
  add column member_id uuid references organizations,
  add column deleted_at timestamptz,
  add constraint links_person_or_member check (num_nonnulls(person_id, member_id) = 1),
  drop constraint links_person_id_organization_id_key,
  drop constraint links_nominee_for_fkey,
  add constraint links_nominee_for_fkey foreign key (nominee_for) references people on delete set null;

alter table link_terms
  drop constraint link_terms_check,
  drop constraint link_terms_member_id_fkey,
  add column id uuid primary key default gen_random_uuid();
alter table link_holdings
  drop constraint link_holdings_check,
  drop constraint link_holdings_member_id_fkey,
  add column id uuid primary key default gen_random_uuid();

insert into links (id, member_id, organization_id, nominee_for, beneficiary_percentage, created_at, updated_at)
select id, member_id, organization_id, nominee_for, beneficiary_percentage, created_at, updated_at from organization_members;
update link_terms set link_id = member_id where member_id is not null;
update link_holdings set link_id = member_id where member_id is not null;

alter table link_terms drop column member_id, alter column link_id set not null;
alter table link_holdings drop column member_id, alter column link_id set not null;

-- What waits in the bin. The person for whom shares were held may have been erased since; the oldest links have roles only.
insert into links (id, person_id, member_id, organization_id, nominee_for, beneficiary_percentage, created_at, updated_at, deleted_at)
select d.id, d.person_id, d.member_id, d.organization_id, n.id, coalesce((d.link ->> 'beneficiary_percentage')::numeric, 0),
  coalesce((d.link ->> 'created_at')::timestamptz, d.deleted_at),
  coalesce((d.link ->> 'updated_at')::timestamptz, d.deleted_at), d.deleted_at
from deleted_links d left join people n on n.id::text = d.link ->> 'nominee_for'
where not exists (select from links again where again.id = d.id);

insert into link_terms (link_id, position, role, appointed, ceased)
select d.id, ordinality - 1, coalesce(term ->> 'role', term #>> '{}'), (term ->> 'appointed')::date, (term ->> 'ceased')::date
from deleted_links d join links l on l.id = d.id and l.deleted_at is not null,
  jsonb_array_elements(coalesce(d.link -> 'terms', d.link -> 'roles', '[]')) with ordinality as given (term, ordinality);

insert into link_holdings (link_id, position, class, number, nominal, acquired, ceased)
select d.id, ordinality - 1, holding ->> 'class', (holding ->> 'number')::numeric, (holding ->> 'nominal')::numeric,
  (holding ->> 'acquired')::date, (holding ->> 'ceased')::date
from deleted_links d join links l on l.id = d.id and l.deleted_at is not null,
  jsonb_array_elements(coalesce(d.link -> 'holdings', '[]')) with ordinality as given (holding, ordinality);

-- Two records are linked once. Those in the bin may be linked again.
create unique index links_of_person on links (person_id, organization_id) where deleted_at is null;
create unique index links_of_member on links (member_id, organization_id) where deleted_at is null;
create index links_person on links (person_id) where person_id is not null;
create index links_member on links (member_id) where member_id is not null;
create index links_deleted on links (deleted_at, id) where deleted_at is not null;

-- What every reader counts. A column that is added to the table is added here too.
create view living_links as select * from links where deleted_at is null;

-- Merges can be undone for 30 days by what they have kept of the old tables.
update merges set trace = trace - 'nomineesInBin' || jsonb_build_object(
  'moved', (
    select coalesce(jsonb_agg(one || case when one ->> 'table' in ('organization_members', 'deleted_links')
      then '{"table": "links"}' else '{}'::jsonb end order by place), '[]')
    from jsonb_array_elements(trace -> 'moved') with ordinality as moved (one, place)
  ) || case when jsonb_array_length(coalesce(trace -> 'nomineesInBin', '[]')) = 0 then '[]' else jsonb_build_array(
    jsonb_build_object('table', 'links', 'column', 'nominee_for', 'ids', trace -> 'nomineesInBin')) end,
  'united', (
    select coalesce(jsonb_agg(one - 'holder' || jsonb_build_object(
      'recordType', case one ->> 'holder' when 'link_id' then 'link' else 'company-member' end) order by place), '[]')
    from jsonb_array_elements(trace -> 'united') with ordinality as united (one, place)
  ),
  'removed', (
    select coalesce(jsonb_agg(jsonb_build_object('table', kept.table, 'row', kept.row) order by place, part), '[]')
    from jsonb_array_elements(trace -> 'removed') with ordinality as removed (one, place)
    cross join lateral (
      -- A link follows its parts, because rows are put back from the last to the first.
      select 2 as part, one ->> 'table' as table, one -> 'row' as row
      where one ->> 'table' not in ('organization_members', 'deleted_links', 'link_terms', 'link_holdings')
      union all
      select 2, 'links', one -> 'row' where one ->> 'table' = 'organization_members'
      union all
      select 2, one ->> 'table', (one -> 'row') - 'member_id' || jsonb_build_object(
        'id', gen_random_uuid(), 'link_id', coalesce(one #>> '{row,link_id}', one #>> '{row,member_id}'))
      where one ->> 'table' in ('link_terms', 'link_holdings')
      union all
      select 2, 'links', (one #> '{row,link}') - '{terms,holdings,roles}'::text[] || ((one -> 'row') - 'link')
      where one ->> 'table' = 'deleted_links'
      union all
      select 1, 'link_terms', case jsonb_typeof(term) when 'string' then jsonb_build_object('role', term) else term end
        || jsonb_build_object('id', gen_random_uuid(), 'link_id', one #> '{row,id}', 'position', position - 1)
      from jsonb_array_elements(coalesce(one #> '{row,link,terms}', one #> '{row,link,roles}', '[]'))
        with ordinality as given (term, position)
      where one ->> 'table' = 'deleted_links'
      union all
      select 1, 'link_holdings', holding
        || jsonb_build_object('id', gen_random_uuid(), 'link_id', one #> '{row,id}', 'position', position - 1)
      from jsonb_array_elements(coalesce(one #> '{row,link,holdings}', '[]')) with ordinality as given (holding, position)
      where one ->> 'table' = 'deleted_links'
    ) kept
  )
);

drop table deleted_links;
drop table organization_members;

create or replace function mark_stale_companies_of_director(director uuid) returns void language sql as $$
  insert into stale_compliance (organization_id)
  select organization_id from living_links where person_id = director
    and (select count(*) from (select 1 from living_links where person_id = director limit 101) few) <= 100
$$;

create or replace function mark_stale_companies_of_part() returns trigger language plpgsql as $$
begin
  insert into stale_compliance (organization_id)
  select organization_id from links where id = coalesce(new.link_id, old.link_id);
  if tg_table_name = 'link_terms' then
    perform mark_stale_companies_of_director(person_id) from links where id = coalesce(new.link_id, old.link_id);
  end if;
  return null;
end $$;

create or replace function mark_stale_companies_of_link() returns trigger language plpgsql as $$
begin
  insert into stale_compliance (organization_id) values (coalesce(new.organization_id, old.organization_id));
  if tg_op = 'DELETE' or new.deleted_at is distinct from old.deleted_at then
    perform mark_stale_companies_of_director(old.person_id);
  end if;
  return null;
end $$;

create or replace function mark_stale_companies_of_person() returns trigger language plpgsql as $$
begin
  insert into stale_compliance (organization_id)
  select organization_id from living_links where person_id = new.id or nominee_for = new.id;
  return null;
end $$;

create or replace function mark_stale_companies_of_member() returns trigger language plpgsql as $$
begin
  insert into stale_compliance (organization_id)
  select organization_id from living_links where member_id = new.id;
  return null;
end $$;

create or replace function mark_stale_companies_of_hit() returns trigger language plpgsql as $$
declare
  hit sanctions_hits := coalesce(new, old);
begin
  insert into stale_compliance (organization_id)
  select organization_id from living_links where person_id = hit.person_id or member_id = hit.organization_id
  union select hit.organization_id where hit.organization_id is not null;
  return null;
end $$;

create or replace function uncleared_sanctions() returns table (organization_id uuid, hit_id uuid) language sql stable as $$
  select h.organization_id, h.id from sanctions_hits h where h.state <> 'cleared' and h.organization_id is not null
  union all
  select l.organization_id, h.id from sanctions_hits h
  join people p on p.id = h.person_id and p.deleted_at is null
  join living_links l on l.person_id = h.person_id
  where h.state <> 'cleared'
  union all
  select l.organization_id, h.id from sanctions_hits h
  join organizations o on o.id = h.organization_id and o.deleted_at is null
  join living_links l on l.member_id = h.organization_id
  where h.state <> 'cleared'
$$;

create trigger stale_compliance after insert or update or delete on links
  for each row execute function mark_stale_companies_of_link();
create trigger stale_compliance after insert or update or delete on link_terms
  for each row execute function mark_stale_companies_of_part();
create trigger stale_compliance after insert or update or delete on link_holdings
  for each row execute function mark_stale_companies_of_part();

create trigger journal after insert or update or delete on links
  for each row execute function journal_row('{id}', '{}', '{updated_at}', '{}');
create trigger journal after insert or update or delete on link_terms
  for each row execute function journal_row('{link_id}', '{}', '{updated_at}', '{}');
create trigger journal after insert or update or delete on link_holdings
  for each row execute function journal_row('{link_id}', '{}', '{updated_at}', '{}');

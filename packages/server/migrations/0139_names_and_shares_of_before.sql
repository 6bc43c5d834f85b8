-- A hit says by which name of before somebody is like an entry, and with which birth the record was compared: a decision rests on both.
alter table sanctions_hits add column former_name text, add column birth date;
update sanctions_hits h set birth = p.birth from people p where p.id = h.person_id;

-- Where somebody lives: the country, else the last part of the address, where some put all of it.
create function residence_of(person people) returns text language sql stable as $$
  select coalesce(nullif(btrim(person.country), ''), regexp_replace(
    concat_ws(',', nullif(btrim(person.street), ''), nullif(btrim(person.city), ''), nullif(btrim(person.state), '')), '^.*[,\n]', ''))
$$;

create or replace function country_keys_of_party(person uuid, company uuid) returns text[] language sql stable as $$
  select coalesce(
    (select country_keys(residence_of(p)) from people p where p.id = person and p.deleted_at is null),
    (select coalesce(country_keys(nullif(btrim(d.country), '')), array[office_country(d)])
      from organization_details d join organizations o on o.id = d.organization_id and o.deleted_at is null
      where d.organization_id = company))
$$;

-- Who holds shares by events, linked to the company or not, alone or with others. The numbers tell who has given up all, unless the shares were
-- counted anew since: then whoever ever had some counts.
create function holders_by_events(day date, organization uuid) returns table (person_id uuid, member_id uuid) language sql stable as $$
  select p.person_id, p.member_id
  from share_events e join share_event_parties p on p.event_id = e.id
  where e.organization_id = organization and e.deleted_at is null and coalesce(e.entered_on <= day, true)
    and num_nonnulls(p.person_id, p.member_id) = 1
  group by p.person_id, p.member_id
  having bool_or(p.side = 'to') and (sum(case p.side when 'to' then e.number else -e.number end) > 0 or exists (
    select from share_events s where s.organization_id = organization and s.deleted_at is null
      and s.kind in ('split', 'consolidation', 'conversion')))
$$;

-- The people and companies that concern a company on a day: itself, who and what is linked to it, who holds its shares, those for whom its members
-- hold shares, the companies above it, and who holds shares of these or controls them.
create or replace function concerned_parties(day date, organization uuid) returns table (person_id uuid, company_id uuid) language sql stable as $$
  with recursive above as (
    select organization as id
    union
    select l.id from above a cross join lateral (
      select m.member_id as id from present_links(day) m where m.organization_id = a.id and m.member_id is not null
      union all
      select p.same_as_organization_id from present_links(day) m join people p on p.id = m.person_id
      where m.organization_id = a.id and p.same_as_organization_id is not null
      union all
      select coalesce(h.member_id, p.same_as_organization_id) from holders_by_events(day, a.id) h left join people p on p.id = h.person_id
      where coalesce(h.member_id, p.same_as_organization_id) is not null) l
  ), linked as (
    select l.person_id, l.nominee_for from above a join present_links(day) l on l.organization_id = a.id
    where a.id = organization or l.beneficiary_percentage > 0 or l.nominee_for is not null
      or exists (select from link_holdings h where h.link_id = l.id and (h.ceased is null or h.ceased > day))
      or exists (select from jsonb_array_elements(l.controls) c where coalesce((c ->> 'ceased')::date > day, true))
    union all
    select h.person_id, null from above a cross join lateral holders_by_events(day, a.id) h where h.person_id is not null
  )
  select l.person_id, null::uuid from linked l where l.person_id is not null
  union
  select l.nominee_for, null from linked l where l.nominee_for is not null
  union
  select null, a.id from above a
$$;

-- Whether a company may concern somebody whom no link of its own names: it has another company above it, or its shares are kept as events. Most
-- have neither, and only their own links are looked at.
create or replace function has_company_above(organization uuid) returns boolean language sql stable as $$
  select exists (
    select from living_links l left join people p on p.id = l.person_id
    where l.organization_id = organization and (l.member_id is not null or p.same_as_organization_id is not null))
  or exists (select from share_events e where e.organization_id = organization and e.deleted_at is null)
$$;

-- Companies with all that lie below them, through links and through shares that are kept as events.
create or replace function companies_below(ids uuid[]) returns table (id uuid) language sql stable as $$
  with recursive below as (
    select unnest(ids) as id
    union
    select l.organization_id from below b cross join lateral (
      select m.organization_id from living_links m where m.member_id = b.id
      union all
      select m.organization_id from people same join living_links m on m.person_id = same.id
      where same.same_as_organization_id = b.id
      union all
      select e.organization_id from share_event_parties p join share_events e on e.id = p.event_id where p.member_id = b.id) l)
  select below.id from below
$$;

-- Every company and file is judged again.
update company_compliance set checked_on = date '2000-01-01';
update aml_reviews set checked_on = date '2000-01-01';

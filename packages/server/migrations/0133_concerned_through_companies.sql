-- The people and companies that concern a company on a day: itself, who and what is linked to it, those for whom its members hold shares, the
-- companies above it, and who holds shares of these.
create function concerned_parties(day date, organization uuid) returns table (person_id uuid, company_id uuid) language sql stable as $$
  with recursive above as (
    select organization as id
    union
    select l.id from above a cross join lateral (
      select m.member_id as id from present_links(day) m where m.organization_id = a.id and m.member_id is not null
      union all
      select p.same_as_organization_id from present_links(day) m join people p on p.id = m.person_id
      where m.organization_id = a.id and p.same_as_organization_id is not null) l
  ), linked as (
    select l.person_id, l.nominee_for from above a join present_links(day) l on l.organization_id = a.id
    where a.id = organization or l.beneficiary_percentage > 0 or l.nominee_for is not null
      or exists (select from link_holdings h where h.link_id = l.id and (h.ceased is null or h.ceased > day))
  )
  select l.person_id, null::uuid from linked l where l.person_id is not null
  union
  select l.nominee_for, null from linked l where l.nominee_for is not null
  union
  select null, a.id from above a
$$;

-- Whether a company has another one above it. Most have none, and only their own links are looked at.
create function has_company_above(organization uuid) returns boolean language sql stable as $$
  select exists (
    select from living_links l left join people p on p.id = l.person_id
    where l.organization_id = organization and (l.member_id is not null or p.same_as_organization_id is not null))
$$;

-- What stops the file of a company beside `uncleared_sanctions`: hits of the companies above it and of who holds shares of these, through any
-- number of companies.
create function uncleared_above(organization uuid) returns table (hit_id uuid, list_kind text) language sql stable as $$
  select h.id, h.list_kind from concerned_parties(current_date, organization) c
  join sanctions_hits h on h.person_id = c.person_id or h.organization_id = c.company_id
  left join people p on p.id = h.person_id left join organizations o on o.id = h.organization_id
  where (h.state = 'open' or (h.state = 'confirmed' and h.list_kind = 'sanctions'))
    and p.deleted_at is null and o.deleted_at is null and has_company_above(organization)
$$;

-- Whether a politically exposed person owns a company through others.
create function has_pep_above(organization uuid) returns boolean language sql stable as $$
  select case when has_company_above(organization) then exists (
    select from concerned_parties(current_date, organization) c join people p on p.id = c.person_id
    where is_pep(p) and p.deleted_at is null) else false end
$$;

-- Every company and file is judged again.
update company_compliance set checked_on = date '2000-01-01';
update aml_reviews set checked_on = date '2000-01-01';

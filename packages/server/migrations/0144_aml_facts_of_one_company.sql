-- Each row of a list of organizations, each save of one and each filter of AML files asks what follows, for one company after the other.

-- The people and companies that concern a company on a day: itself, who and what is linked to it, who holds its shares, those for whom its members
-- hold shares, the companies above it, and who holds shares of these or controls them. The
-- planner takes the companies above for hundreds: where few links have terms, it read the links of all companies for each company. With `offset 0` it
-- looks up those of one.
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
    select l.person_id, l.nominee_for
    from above a cross join lateral (select m.* from present_links(day) m where m.organization_id = a.id offset 0) l
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

-- Whether a politically exposed person is linked to a company today, has shares of it held, or owns it through others. Most companies have nobody
-- whom that could rest on, and a short look tells. Planning the rest takes longer than doing it, so it is planned once for each connection.
create function has_pep(company uuid) returns boolean language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  if not has_company_above(company) and not exists (
    select from living_links l join people p on p.id in (l.person_id, l.nominee_for)
    where l.organization_id = company and is_pep(p))
  then return false; end if;

  return exists (
    select from present_links(current_date) l join people p on p.id in (l.person_id, l.nominee_for)
    where l.organization_id = company and is_pep(p) and p.deleted_at is null) or has_pep_above(company);
end $$;

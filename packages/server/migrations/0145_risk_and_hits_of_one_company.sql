-- Each organization that is read or saved asks for these, and most have nobody whom the answer could rest on. As in 0144 a short look tells.

-- Its plan is kept for the connection. As a function of SQL it was planned for each company.
create or replace function has_company_above(organization uuid) returns boolean language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return exists (
      select from living_links l left join people p on p.id = l.person_id
      where l.organization_id = organization and (l.member_id is not null or p.same_as_organization_id is not null))
    or exists (select from share_events e where e.organization_id = organization and e.deleted_at is null);
end $$;

-- Whether a company, or somebody whom it concerns today, is on a sanctions list, and not cleared.
create function has_sanctions_hit(company uuid) returns boolean language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  if not exists (select from sanctions_hits h where h.list_kind = 'sanctions' and h.state in ('open', 'confirmed')) then return false; end if;

  return exists (select from uncleared_sanctions() s where s.organization_id = company and s.list_kind = 'sanctions')
    or exists (select from uncleared_above(company) s where s.list_kind = 'sanctions');
end $$;

-- Whether somebody whom a company concerns today, or the company itself, lives or has its office in a high-risk third country.
create function has_party_at_risk(company uuid) returns boolean language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  keys_of_parties text[] := country_keys_of_party(null, company) || array(
    select unnest(country_keys(residence_of(p))) from living_links l join people p on p.id in (l.person_id, l.nominee_for)
    where l.organization_id = company);
begin
  if not exists (select from risk_countries r where r.keys && keys_of_parties) and not has_company_above(company) then return false; end if;

  return exists (select from parties_at_risk(current_date, company));
end $$;

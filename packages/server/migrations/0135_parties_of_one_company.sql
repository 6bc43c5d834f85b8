-- What a record, a row of a list or a save asks of one company is read from its own parties. Before, the parties at risk of all companies were
-- found for each answer. The bodies are plpgsql, so that each connection plans them once and not within every statement that asks.

-- The country in which a person lives or a company has its registered office, as a key.
create function country_of_party(person uuid, company uuid) returns text language sql stable as $$
  select coalesce(
    (select country_key(p.country) from people p where p.id = person and p.deleted_at is null),
    (select office_country(d) from organization_details d join organizations o on o.id = d.organization_id and o.deleted_at is null
      where d.organization_id = company))
$$;

-- The people and companies concerned by a company on a day who live or have their office in a high-risk third country.
create function parties_at_risk(day date, organization uuid) returns table (person_id uuid, company_id uuid, country text)
language plpgsql stable as $$
begin
  return query
    select c.person_id, c.company_id, r.country
    from (select p.*, country_of_party(p.person_id, p.company_id) as key from concerned_parties(day, organization) p offset 0) c
    join risk_countries r on c.key = any(r.keys)
    where coalesce(r.from_on <= day, true) and coalesce(r.to_on >= day, true);
end $$;
drop function high_risk_parties(date);
drop function in_risk_countries(date);
drop index people_country_key, people_nationality_key, organization_details_office;

create or replace function uncleared_above(organization uuid) returns table (hit_id uuid, list_kind text) language plpgsql stable as $$
begin
  if not has_company_above(organization) then return; end if;
  return query
    select h.id, h.list_kind from concerned_parties(current_date, organization) c
    join sanctions_hits h on h.person_id = c.person_id or h.organization_id = c.company_id
    left join people p on p.id = h.person_id left join organizations o on o.id = h.organization_id
    where (h.state = 'open' or (h.state = 'confirmed' and h.list_kind = 'sanctions')) and p.deleted_at is null and o.deleted_at is null;
end $$;

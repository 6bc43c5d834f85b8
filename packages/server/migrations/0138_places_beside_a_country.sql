-- Who writes 'Kenya, Nairobi' or 'Nairobi (Kenya)' as the country of a person or an office lives in Kenya (AML-21).

-- The keys of a text that names a country: of the whole, and of each of its parts.
create function country_keys(name text) returns text[] language sql immutable strict parallel safe
  return array(select distinct key from (
    select country_key(name) as key union all select country_key(part) from regexp_split_to_table(name, '[,;/|()\n]| [-–] ') as part) as keys
    where key <> '');

-- The keys of the country in which a person lives or a company has its registered office: the country, else the last part of the address.
create function country_keys_of_party(person uuid, company uuid) returns text[] language sql stable as $$
  select coalesce(
    (select country_keys(p.country) from people p where p.id = person and p.deleted_at is null),
    (select coalesce(country_keys(nullif(btrim(d.country), '')), array[office_country(d)])
      from organization_details d join organizations o on o.id = d.organization_id and o.deleted_at is null
      where d.organization_id = company))
$$;

create or replace function parties_at_risk(day date, organization uuid) returns table (person_id uuid, company_id uuid, country text)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select c.person_id, c.company_id, r.country
    from (select p.*, country_keys_of_party(p.person_id, p.company_id) as keys from concerned_parties(day, organization) p offset 0) c
    join risk_countries r on c.keys && r.keys
    where coalesce(r.from_on <= day, true) and coalesce(r.to_on >= day, true);
end $$;

drop function country_of_party(uuid, uuid);

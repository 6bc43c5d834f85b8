-- The identity documents of a person for whom shares are held count for the company too.
create or replace function mark_stale_companies_of_person() returns trigger language plpgsql as $$
begin
  insert into stale_compliance (organization_id)
  select organization_id from links where person_id = new.id
  union all select organization_id from links where nominee_for = new.id
  union all select organization_id from organization_members where nominee_for = new.id;
  return null;
end $$;

insert into stale_compliance (organization_id)
select organization_id from links where nominee_for is not null
union all select organization_id from organization_members where nominee_for is not null;

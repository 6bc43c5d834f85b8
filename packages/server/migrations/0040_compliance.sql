-- The rules that each company breaks, as the domain found them on a day.
create table company_compliance (
  organization_id uuid primary key references organizations (id) on delete cascade,
  red_rules text[] not null,
  checked_on date not null
);
create index company_compliance_checked on company_compliance (checked_on);
create index company_compliance_red on company_compliance (organization_id) where red_rules <> '{}';

-- The companies that must be checked again. A company may be marked many times: nobody waits for anybody.
create table stale_compliance (
  id bigint generated always as identity primary key,
  organization_id uuid not null
);
alter table stale_compliance set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

create function mark_stale_company() returns trigger language plpgsql as $$
begin
  insert into stale_compliance (organization_id)
  values (case tg_table_name when 'organizations' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(coalesce(new, old)) ->> 'organization_id')::uuid end);
  return null;
end $$;

-- A director's companies count each other. Somebody with over a hundred companies has too many before and after any change.
create function mark_stale_companies_of_director(director uuid) returns void language sql as $$
  insert into stale_compliance (organization_id)
  select organization_id from links
  where person_id = director and (select count(*) from (select 1 from links where person_id = director limit 101) few) <= 100
$$;

create function mark_stale_companies_of_part() returns trigger language plpgsql as $$
begin
  insert into stale_compliance (organization_id)
  select organization_id from links where id = coalesce(new.link_id, old.link_id)
  union all select organization_id from organization_members where id = coalesce(new.member_id, old.member_id);
  if tg_table_name = 'link_terms' then
    perform mark_stale_companies_of_director(person_id) from links where id = coalesce(new.link_id, old.link_id);
  end if;
  return null;
end $$;

create function mark_stale_companies_of_link() returns trigger language plpgsql as $$
begin
  insert into stale_compliance (organization_id) values (coalesce(new.organization_id, old.organization_id));
  if tg_op = 'DELETE' then
    perform mark_stale_companies_of_director(old.person_id);
  end if;
  return null;
end $$;

create function mark_stale_companies_of_person() returns trigger language plpgsql as $$
begin
  insert into stale_compliance (organization_id) select organization_id from links where person_id = new.id;
  return null;
end $$;

create function mark_stale_companies_of_member() returns trigger language plpgsql as $$
begin
  insert into stale_compliance (organization_id)
  select organization_id from organization_members where member_id = new.id;
  return null;
end $$;

create trigger stale_compliance after insert on organizations for each row execute function mark_stale_company();
create trigger stale_compliance_changed after update on organizations for each row when (
  (old.name, old.creation_status, old.incorporation_date, old.first_annual_return, old.is_first_annual_return_done,
    old.next_annual_return, old.aml_risk_level, old.deleted_at)
  is distinct from
  (new.name, new.creation_status, new.incorporation_date, new.first_annual_return, new.is_first_annual_return_done,
    new.next_annual_return, new.aml_risk_level, new.deleted_at)
) execute function mark_stale_company();
create trigger stale_compliance_members after update of deleted_at on organizations
  for each row when (old.deleted_at is distinct from new.deleted_at) execute function mark_stale_companies_of_member();

create trigger stale_compliance after insert or update on organization_details
  for each row execute function mark_stale_company();
create trigger stale_compliance after insert or update on organization_aml
  for each row execute function mark_stale_company();

create trigger stale_compliance after insert or update or delete on annual_returns
  for each row execute function mark_stale_company();

create trigger stale_compliance after insert or update or delete on links
  for each row execute function mark_stale_companies_of_link();
create trigger stale_compliance after insert or update or delete on link_terms
  for each row execute function mark_stale_companies_of_part();
create trigger stale_compliance after insert or update or delete on link_holdings
  for each row execute function mark_stale_companies_of_part();
create trigger stale_compliance after insert or update or delete on organization_members
  for each row execute function mark_stale_company();
create trigger stale_compliance after update on people
  for each row execute function mark_stale_companies_of_person();

insert into stale_compliance (organization_id) select id from organizations where deleted_at is null;

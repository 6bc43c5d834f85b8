-- Neither the deadlines of a company nor the rules it keeps depend on its comments and notes: a save of those alone makes
-- nothing stale.
drop trigger stale_compliance on organization_details;
drop trigger stale_deadlines on organization_details;

do $$
declare
  -- every column but comments and notes
  columns constant text := 'language, business_activity, creation_package, address, country, is_rbo_compliant, changed_annual_return,
    financial_year_end, corporation_tax_paid, corporation_tax_number, finotor_registered_at, domiciliation_subscription,
    domiciliation_plan, domiciliation_payments, secretary_company_subscription, secretary_company_plan,
    secretary_company_payments, anonymous_shareholder_subscription, anonymous_shareholder_plan, anonymous_shareholder_payments,
    counted_next_annual_return, company_type, relationship_ended_on, bond_until';
begin
  execute format('create trigger stale_compliance after insert or update of %s on organization_details
    for each row execute function mark_stale_company()', columns);
  execute format('create trigger stale_deadlines after insert or update of %s on organization_details
    for each row execute function mark_stale_organization()', columns);
end $$;

-- Turning the whole row into JSON to read one column of it took longer than the mark itself.
create or replace function mark_stale_company() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'organizations' then
    insert into stale_compliance (organization_id) values (new.id);
  else
    insert into stale_compliance (organization_id) values (coalesce(new.organization_id, old.organization_id));
  end if;
  return null;
end $$;

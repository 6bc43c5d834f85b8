-- The return of the recorded year of a company that is registered for a tax is a deadline of kind TAX: those are computed again.
insert into stale_records (reader, source, record_id)
select distinct 'deadlines', 'organization', r.organization_id
from tax_registrations r join organizations o on o.id = r.organization_id
where r.deleted_at is null and o.deleted_at is null;

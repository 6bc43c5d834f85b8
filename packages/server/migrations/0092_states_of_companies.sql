-- Since when a company has its state on the register of the CRO, the certificate that replaces a director resident in the EEA, and the
-- day on which the B1B73 reached the CRO.
alter table organization_details
  add column cro_status_on date,
  add column real_link_certificate_until date,
  add column changed_annual_return_filed_on date;

-- A B1B73 that was saved before was filed on the day on which it was saved last.
update organization_details d set changed_annual_return_filed_on = saved.day
from (
  select c.record_id as id, max(c.at)::date as day
  from changes c
  join organization_details o on o.organization_id = c.record_id
  where c.record_type = 'organization' and c.fields ? 'B1B73' and c.fields -> 'B1B73' ->> 1 = o.changed_annual_return::text
  group by c.record_id
) saved
where saved.id = d.organization_id;

-- A branch has no annual return, nor has a company that was dissolved.
delete from filings using organizations o left join organization_details d on d.organization_id = o.id
where o.id = filings.organization_id and filings.kind = 'B1' and filings.state = 'toFile'
  and (d.cro_status = 'dissolved' or d.company_type = 'BRANCH'
    or (d.company_type is null and lower(o.name) ~ '\mbranch[.)]*$'));

-- An annual return date that was computed for a company taken over, more than two years past when it was entered, has no last day in law
-- until somebody sets it as on the CRO.
update filings set due_on = null
from organizations o left join organization_details d on d.organization_id = o.id
where o.id = filings.organization_id and filings.kind = 'B1' and filings.state = 'toFile'
  and d.counted_next_annual_return is null and d.changed_annual_return is null
  and filings.event_date + interval '24 months' < o.created_at::date;

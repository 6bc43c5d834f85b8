-- The annual return date of a company that was taken over is not confirmed either when it follows from a B1B73 of years ago.
update filings f set is_unconfirmed = true
from organizations o join organization_details d on d.organization_id = o.id
where o.id = f.organization_id and f.kind = 'B1' and f.state = 'toFile' and f.deleted_at is null and not f.is_unconfirmed
  and d.changed_annual_return is not null and d.counted_next_annual_return is null
  and f.event_date + interval '24 months' < (o.created_at at time zone 'Europe/Dublin')::date;

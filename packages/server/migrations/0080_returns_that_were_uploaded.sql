-- No return is due of a company that was struck off.
delete from filings using organizations o
where o.id = filings.organization_id and o.creation_status = 'STRIKE_OFF' and filings.kind = 'B1' and filings.state = 'toFile';

-- Returns whose follow-ups are past the step that uploads them were sent on the day on which they last reached it. A line of the
-- register that staff entered stays as it is.
with uploads (name, step) as (
  values ('AR_NO_TRADING', 7), ('AR_TRADING', 9), ('DISTRICT_COURT', 11), ('FIRST_AR', 5)
), sent as (
  select distinct on (f.organization_id, f.ard) f.id, f.organization_id, f.ard, coalesce(reached.at, f.updated_at)::date as day
  from follow_ups f
  join uploads u on u.name = f.name and f.step_index >= u.step
  left join lateral (
    select max(c.at) as at from changes c
    where c.record_type = 'follow-up' and c.record_id = f.id and c.fields ? 'step_index'
      and coalesce((c.fields -> 'step_index' ->> 0)::int, 0) < u.step and (c.fields -> 'step_index' ->> 1)::int >= u.step
  ) reached on true
  where f.deleted_at is null and not f.is_completed and f.ard is not null
  order by f.organization_id, f.ard, coalesce(reached.at, f.updated_at)
)
update filings set sent_on = sent.day, follow_up_id = sent.id, state = 'sent'
from sent
where filings.organization_id = sent.organization_id and filings.event_date = sent.ard
  and filings.kind = 'B1' and filings.state = 'toFile' and filings.deleted_at is null;

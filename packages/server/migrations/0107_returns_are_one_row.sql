-- A return whose annual return date nobody has confirmed is not counted among what is late.
alter table deadlines add column is_unconfirmed boolean not null default false;
create index deadlines_unconfirmed on deadlines (date) where is_unconfirmed;

-- A return is one row with the follow-up that files it, which takes the snooze along, not as a change of anybody's.
set local registrar.erasing = 'on';
with snoozed as (
  select distinct on (o.id) s.deadline_id as before, 'ANNUAL_RETURN:' || o.id as after
  from deadline_snoozes s
  join follow_ups f on s.deadline_id = 'FOLLOW_UP:' || f.id
  join organizations o on o.id = f.organization_id and o.next_annual_return = f.ard
  where f.name in ('FIRST_AR', 'AR_TRADING', 'AR_NO_TRADING') and f.archived_at is null and f.deleted_at is null
    and not exists (select from deadline_snoozes t where t.deadline_id = 'ANNUAL_RETURN:' || o.id)
  order by o.id, s.until desc)
update deadline_snoozes s set deadline_id = snoozed.after from snoozed where s.deadline_id = snoozed.before;
set local registrar.erasing = 'off';

insert into stale_records (reader, source, record_id)
select 'deadlines', 'organization', f.organization_id from filings f
where f.kind = 'B1' and f.state = 'toFile' and f.is_unconfirmed and f.deleted_at is null
union
select 'deadlines', 'organization', u.organization_id from follow_ups u
where u.name in ('FIRST_AR', 'AR_TRADING', 'AR_NO_TRADING', 'DISTRICT_COURT') and u.archived_at is null and u.deleted_at is null;

-- The follow-up that works on what falls due, and the other kind under which a search finds it: an obligation has one row.
alter table deadlines add column follow_up_id uuid, add column other_kind text;
create index deadlines_other_kinds on deadlines (other_kind, date) where other_kind is not null;
create index if not exists filings_follow_up on filings (follow_up_id) where follow_up_id is not null;

-- The deadlines of companies with follow-ups are computed again.
insert into stale_records (reader, source, record_id)
select distinct 'deadlines', 'organization', organization_id from follow_ups where archived_at is null and deleted_at is null;

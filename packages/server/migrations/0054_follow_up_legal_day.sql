-- The last day in law of the filing that a follow-up stands for. A follow-up is due by the earlier of the target of its kind
-- and this day, so the list sorts by it and finds what is overdue from the indexes alone.
alter table follow_ups add column legal_day date;

alter table follow_ups drop column target_day;
alter table follow_ups add column target_day date generated always as (least(
  case when name in (
    'AR_NO_TRADING', 'AR_TRADING', 'COMPTE_BANCAIRE', 'FIRST_AR', 'INCORPORATION', 'STRIKE_OFF', 'STRIKE_OFF_NO_TRADING'
  ) then deadline end,
  legal_day
)) stored;
create index follow_ups_target on follow_ups (target_day, id) where is_listed;
create index follow_ups_target_desc on follow_ups (target_day desc nulls last, id desc) where is_listed;

drop index follow_ups_facts;
create index follow_ups_facts on follow_ups (name, is_completed, deadline, start_date)
  include (ard, legal_day, sort_label, search_text, created_at, id) where is_listed;
drop index follow_ups_archived_facts;
create index follow_ups_archived_facts on follow_ups (name, is_completed, deadline, start_date)
  include (ard, legal_day, sort_label, search_text, created_at, id)
  where archived_at is not null and deleted_at is null and not is_organization_deleted;

create trigger stale_deadlines_legal_day after update on follow_ups for each row
  when (old.legal_day is distinct from new.legal_day) execute function mark_stale_organization();

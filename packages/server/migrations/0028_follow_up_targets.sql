-- The deadline of the kinds that have a target, so that the list sorts those without one last. A test compares the kinds with
-- the catalogue.
alter table follow_ups add column target_day date generated always as (
  case when name in (
    'AR_NO_TRADING', 'AR_TRADING', 'COMPTE_BANCAIRE', 'FIRST_AR', 'INCORPORATION', 'STRIKE_OFF', 'STRIKE_OFF_NO_TRADING'
  ) then deadline end
) stored;
create index follow_ups_target on follow_ups (target_day, id) where is_listed;
create index follow_ups_target_desc on follow_ups (target_day desc nulls last, id desc) where is_listed;

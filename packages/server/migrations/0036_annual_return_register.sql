-- The annual returns that an organization has filed.
create table annual_returns (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  made_up_to date not null,
  filed_on date not null,
  -- the first return of a company has its own rules
  is_first boolean not null default false,
  -- the follow-up whose completion filed it; null when staff entered it
  follow_up_id uuid references follow_ups (id),
  created_at timestamptz not null default now(),
  unique (organization_id, made_up_to)
);
create index annual_returns_follow_up on annual_returns (follow_up_id) where follow_up_id is not null;

-- The returns whose follow-ups are completed were filed when the follow-up reached its last step.
insert into annual_returns (id, organization_id, made_up_to, filed_on, is_first, follow_up_id)
select distinct on (f.organization_id, coalesce(f.return_counted_from, f.ard))
  gen_random_uuid(), f.organization_id, coalesce(f.return_counted_from, f.ard),
  coalesce(last_move.at, f.updated_at)::date, f.name = 'FIRST_AR', f.id
from follow_ups f
left join lateral (
  select max(c.at) as at from changes c
  where c.record_type = 'follow-up' and c.record_id = f.id and c.fields ? 'step_index'
) last_move on true
where f.name in ('FIRST_AR', 'AR_TRADING', 'AR_NO_TRADING', 'DISTRICT_COURT')
  and f.is_completed and f.deleted_at is null
  and coalesce(f.return_counted_from, f.ard) is not null
order by f.organization_id, coalesce(f.return_counted_from, f.ard), coalesce(last_move.at, f.updated_at);

-- One row for each document that an office wants from a company. The annual returns were a table of their own: they become
-- filings of kind B1, and the return that is due has a row too, which the server keeps.
alter table annual_returns rename to filings;
alter table filings rename constraint annual_returns_pkey to filings_pkey;
alter table filings rename constraint annual_returns_organization_id_made_up_to_key to filings_one_return;
alter table filings rename constraint annual_returns_follow_up_id_fkey to filings_follow_up_id_fkey;
alter table filings rename constraint annual_returns_organization_id_fkey to filings_organization_id_fkey;
alter index annual_returns_follow_up rename to filings_follow_up;
alter table filings rename column filed_on to sent_on;
alter table filings
  alter column sent_on drop not null,
  alter column made_up_to drop not null,
  add column kind text not null default 'B1',
  add column event text not null default '',
  -- of a return its annual return date; made_up_to may be an earlier day
  add column event_date date,
  -- the end of the time in law before a weekend moves it; null where the law names none
  add column due_on date,
  add column moves boolean not null default true,
  add column state text not null default 'toFile',
  add column year_end date,
  add column keeps_ard boolean not null default false,
  add column resent_on date,
  add column submission_number text,
  add column registered_on date,
  add column sent_back_on date,
  add column reason text,
  add column court text,
  add column hearing_on date,
  add column ordered_on date,
  add column extended_to date,
  add column deliver_by date,
  add column delivered_on date,
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz;
update filings set event_date = made_up_to, due_on = made_up_to + 56, state = 'sent';
alter table filings alter column event_date set not null;
create index filings_organization on filings (organization_id);
create index filings_due on filings (due_on, id) where deleted_at is null;
create index filings_open on filings (organization_id) where state in ('toFile', 'sentBack') and deleted_at is null;

alter table organization_details
  add column last_annexed_year_end date,
  add column is_in_group boolean not null default false;

-- The last day of a month stays the last day of a month.
create function pg_temp.nine_months_after(day date) returns date language sql as $function$
  select case when day = (date_trunc('month', day) + interval '1 month - 1 day')::date
    then (date_trunc('month', day) + interval '10 months - 1 day')::date
    else (day + interval '9 months')::date end
$function$;

-- The return that is due. The statements of a second return are those of the first year; those of later ones nobody has said yet.
insert into filings (id, organization_id, kind, event_date, made_up_to, is_first, year_end, due_on, state)
select gen_random_uuid(), o.id, 'B1', o.next_annual_return, o.next_annual_return, due.is_first, due.year_end,
  least(o.next_annual_return, pg_temp.nine_months_after(due.year_end)) + 56, 'toFile'
from organizations o
left join organization_details d on d.organization_id = o.id
cross join lateral (
  select coalesce(o.next_annual_return = o.first_annual_return, false) as is_first,
    case when o.next_annual_return > o.first_annual_return
        and o.next_annual_return <= o.first_annual_return + interval '18 months'
        and d.financial_year_end > o.incorporation_date
        and d.financial_year_end <= o.incorporation_date + interval '18 months'
      then d.financial_year_end end as year_end
) due
where o.next_annual_return is not null
  and not exists (select from filings f where f.organization_id = o.id and f.made_up_to = o.next_annual_return);

-- What the journal kept of annual returns is of filings now.
update row_changes set table_name = 'filings',
  before = case when before ? 'made_up_to' and before ? 'organization_id'
    then before - 'filed_on'::text || hstore(array['sent_on', 'event_date', 'state', 'due_on'],
      array[before -> 'filed_on', before -> 'made_up_to', 'sent', ((before -> 'made_up_to')::date + 56)::text])
    when before ? 'filed_on' then before - 'filed_on'::text || hstore('sent_on', before -> 'filed_on')
    else before end,
  after = case when after ? 'made_up_to' and after ? 'organization_id'
    then after - 'filed_on'::text || hstore(array['sent_on', 'event_date', 'state', 'due_on'],
      array[after -> 'filed_on', after -> 'made_up_to', 'sent', ((after -> 'made_up_to')::date + 56)::text])
    when after ? 'filed_on' then after - 'filed_on'::text || hstore('sent_on', after -> 'filed_on')
    else after end
where table_name = 'annual_returns';
drop trigger journal on filings;
create trigger journal after insert or update or delete on filings for each row
  execute function journal_row('{id}', '{}', '{updated_at}', '{}');

-- The month that the deadlines of taxes were computed for: with each month they are looked at further ahead.
alter table deadline_settings add column month date;

-- Corporation tax follows from the year end of every company.
insert into stale_records (reader, source, record_id)
select 'deadlines', 'organization', organization_id from organization_details where financial_year_end is not null;

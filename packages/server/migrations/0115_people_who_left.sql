-- The reviews of people who are in no company any more are no deadlines: all of them are computed again.
insert into stale_records (reader, source, record_id)
select 'deadlines', 'person', id from people where aml_certified_on is not null and deleted_at is null;
create index link_terms_ceased on link_terms (ceased) where ceased is not null;
create index link_holdings_ceased on link_holdings (ceased) where ceased is not null;

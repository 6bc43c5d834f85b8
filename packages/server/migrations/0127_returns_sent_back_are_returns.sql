-- A return that was sent back stands among the deadlines under the kind of returns: those of its companies are computed again.
insert into stale_records (reader, source, record_id)
select distinct 'deadlines', 'organization', organization_id from filings
where kind = 'B1' and state = 'sentBack' and deleted_at is null;

-- A signature in which nothing was open answers the review of a file: those of signed files are counted again.
insert into stale_records (reader, source, record_id)
select distinct 'deadlines', 'organization', organization_id from aml_versions;

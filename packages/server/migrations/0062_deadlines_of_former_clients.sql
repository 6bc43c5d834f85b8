-- What falls due after the relationship ended is not listed any more.
insert into stale_deadlines (source, source_id)
select 'organization', organization_id from organization_details where relationship_ended_on is not null;

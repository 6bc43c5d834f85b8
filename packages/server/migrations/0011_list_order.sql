-- The rest of the orders a list can be read in: unknown last, whichever the direction.
create index organizations_status_only on organizations (creation_status, id) where deleted_at is null;
create index organizations_status_only_desc on organizations (creation_status desc nulls last, id desc) where deleted_at is null;
create index follow_ups_kind_deadline_desc on follow_ups (name, deadline desc nulls last, organization_id desc) where archived_at is null;
create index follow_ups_kind_ard_desc on follow_ups (name, ard desc nulls last, organization_id desc) where archived_at is null;

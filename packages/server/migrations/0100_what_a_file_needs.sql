-- Who instructs the firm, and since when the firm looks after an organization.
alter table links add column instructs boolean not null default false;
alter table organization_details add column relationship_began_on date;
create or replace view living_links as select * from links where deleted_at is null;

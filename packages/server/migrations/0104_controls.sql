-- Control of a company by other means than shares and votes, as declared: [{ ground, since, ceased }].
alter table links add column controls jsonb not null default '[]' check (jsonb_typeof(controls) = 'array');
create or replace view living_links as select * from links where deleted_at is null;

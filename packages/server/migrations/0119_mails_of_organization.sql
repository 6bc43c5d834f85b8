-- The timeline of a company, and the emails on its page, read the emails that name it.
create index mails_organization on mails (organization_id, created_at, id) where organization_id is not null;

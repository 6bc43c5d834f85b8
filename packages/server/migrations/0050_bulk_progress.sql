-- How far a change of several records is: people watch it while it runs.
alter table bulks add column total integer not null default 0;
alter table bulks add column done integer not null default 0;

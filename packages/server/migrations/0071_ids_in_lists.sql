-- Each entry of a record's list has an id, as every other row that a save changes. The keys stay: they say whose part an entry is.
alter table organization_files add column id uuid not null unique default gen_random_uuid();
alter table organization_users add column id uuid not null unique default gen_random_uuid();
alter table people_files add column id uuid not null unique default gen_random_uuid();
alter table subscription_orders add column id uuid not null unique default gen_random_uuid();
alter table task_files add column id uuid not null unique default gen_random_uuid();
alter table task_users add column id uuid not null unique default gen_random_uuid();

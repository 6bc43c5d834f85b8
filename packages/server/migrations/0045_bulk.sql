-- What was done to several records at once, so that one click undoes it: the save of each record.
create table bulks (
  id uuid primary key,
  user_id uuid references users (id),
  record_type text not null,
  action text not null,
  created_at timestamptz not null default now(),
  undone_at timestamptz
);

create table bulk_items (
  bulk_id uuid not null references bulks (id) on delete cascade,
  record_id uuid not null,
  save_id bigint not null,
  primary key (bulk_id, record_id)
);

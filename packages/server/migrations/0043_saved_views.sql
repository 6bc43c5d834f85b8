-- The filters, sort and columns of a list under a name.
create table saved_views (
  id uuid primary key,
  list text not null,
  name text not null check (name <> ''),
  user_id uuid not null references users,
  is_shared boolean not null default false,
  search jsonb not null,
  hidden_columns text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_views_list on saved_views (list, name);

-- The view with which a list opens for a user: the id of a saved view, or the name of one that is there from the start.
create table default_views (
  user_id uuid not null references users,
  list text not null,
  view_id text not null,
  primary key (user_id, list)
);

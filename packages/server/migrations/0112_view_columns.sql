-- The columns of a saved view in their order, each with its width. Without any, the list shows all but its hidden columns.
alter table saved_views add column columns jsonb not null default '[]' check (jsonb_typeof(columns) = 'array');

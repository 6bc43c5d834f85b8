-- Who looked at what, took what out, or failed to get in. Rows are only added. No row holds a name of a client: erasing a
-- person must not need to change it.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null check (kind in (
    'signInFailed', 'signInLocked', 'export', 'personRead', 'paperRead', 'ppsShown', 'roleChanged', 'held', 'released',
    'erased', 'archived')),
  user_id uuid references users (id),
  -- the address that somebody typed to sign in
  email text,
  -- the network address of the client
  address text,
  record_type text check (record_type in ('person', 'organization', 'user')),
  record_id uuid,
  -- the file that was read
  file_id text,
  details jsonb not null default '{}'
);
create index audit_at on audit (at, id);
create index audit_user on audit (user_id, at);
-- A read is recorded once per user and hour.
create unique index audit_reads on audit (
  user_id, kind, record_id, coalesce(file_id, ''), date_trunc('hour', at at time zone 'UTC')
) where kind in ('personRead', 'paperRead');
-- Whoever goes on trying while locked cannot fill the table.
create unique index audit_locked on audit (
  coalesce(user_id::text, ''), address, date_trunc('hour', at at time zone 'UTC')
) where kind = 'signInLocked';

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are only added.', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_is_insert_only before update or delete or truncate on audit
  for each statement execute function refuse_rewriting();
revoke update, delete on audit from current_user, public;

-- Whose paper is this file?
create index people_files_key on people_files (substring(url from '/file/(.*)$'));

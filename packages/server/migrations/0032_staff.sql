alter table users drop constraint users_role_check;
alter table users add constraint users_role_check check (role in ('admin', 'staff', 'amlOfficer', 'readOnly'));
-- A deactivated user cannot sign in; the account and its name stay.
alter table users add column deactivated_at timestamptz;

-- An invitation to make an account. Only a hash of its token is kept: whoever reads the table cannot use it.
create table invitations (
  id uuid primary key,
  email text not null,
  role text not null check (role in ('admin', 'staff', 'amlOfficer', 'readOnly')),
  token_hash text not null unique,
  invited_by uuid references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
-- One address has one open invitation.
create unique index invitations_open on invitations (lower(email)) where used_at is null;

-- What administrators have decided about the secret code of sign-up; no row: nothing yet. A null hash: the code of the
-- configuration is valid.
create table signup_code (
  is_only boolean primary key default true check (is_only),
  is_on boolean not null,
  code_hash text,
  renewed_at timestamptz
);

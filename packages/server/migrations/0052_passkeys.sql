-- A passkey: the public key of a credential that the user's device or password manager holds. `credential_id` is base64url.
-- `sign_count` is the authenticator's own count of uses; many stay at 0.
create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id),
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

-- Challenges that a passkey has not answered yet. Each is deleted when it is used. Without a user: a sign-in.
create table passkey_challenges (
  challenge text primary key,
  user_id uuid references users (id),
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

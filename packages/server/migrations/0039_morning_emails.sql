-- The users who want an email each morning of what they are in charge of.
create table morning_emails (
  user_id uuid primary key references users (id),
  -- the last morning that is done for the user, with an email or without
  done_for date
);

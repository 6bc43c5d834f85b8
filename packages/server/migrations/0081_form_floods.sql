-- What a form was sent with under its key, so that the key is refused with another content. Forms of before have none.
alter table forms add column idempotency_digest text;

-- Forms that staff have not been told of yet: one email tells of all of them.
create table form_announcements (
  form_id uuid primary key references forms on delete cascade,
  queued_at timestamptz not null
);

-- A count may be of a minute, an hour or a day. It is kept until its window ends.
alter table rate_limits rename column window_start to window_end;

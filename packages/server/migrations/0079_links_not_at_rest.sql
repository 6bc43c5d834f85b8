-- An email whose link has a token is stored without it: the token is put in when the email is sent, from the id of the invitation or
-- of the link to a new password.
alter table mails
  add column link_purpose text check (link_purpose in ('invitation', 'password')),
  add column link_id uuid,
  add check ((link_purpose is null) = (link_id is null));
create index mails_with_link on mails (link_id) where link_id is not null;

-- Emails of earlier versions lose the token. Those that wait to be sent lose it a week later, and their copies in the outbox too.
update mails set link_purpose = tag, link_id = id where tag in ('invitation', 'password');
update mails set
  text_content = regexp_replace(text_content, '([?&](invitation|token)=)[A-Za-z0-9_-]{20,}', '\1{token}', 'g'),
  html_content = regexp_replace(html_content, '([?&](invitation|token)=)[A-Za-z0-9_-]{20,}', '\1{token}', 'g')
where tag in ('invitation', 'password') and state not in ('queued', 'sending');

-- By what a browser calls itself, a sign-in from a new device is told from one that is known.
alter table sessions add column device_hash text;
create index sessions_device on sessions (user_id, device_hash);

-- When all of a mail but its end was with the other side. From then on only the other side knows whether it took the mail:
-- a worker that ends before it hears the answer leaves it 'unconfirmed', and it is not sent again.
alter table mails add column handed_over_at timestamptz;
alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check
  check (state in ('queued', 'sending', 'sent', 'failed', 'unconfirmed'));
alter table mails add constraint mails_handed_over_check
  check (handed_over_at is null or state in ('sending', 'sent', 'failed', 'unconfirmed'));

alter table mail_events drop constraint mail_events_event_check;
alter table mail_events add constraint mail_events_event_check check (event in
  ('queued', 'sent', 'outbox', 'delayed', 'delivered', 'failed', 'unconfirmed', 'opened', 'clicked', 'complained'));

-- One email may be several reminders to one addressee. Each row says what a part of it is about; an email about one company alone
-- names that in `mails.organization_id` too.
create table mail_parts (
  id uuid primary key,
  mail_id uuid not null references mails (id),
  organization_id uuid references organizations (id),
  reminder_kind text constraint mail_parts_reminder_kind check
    (reminder_kind in ('corporationTax', 'domiciliation', 'secretaryCompany', 'anonymousShareholder'))
);
create index mail_parts_mail on mail_parts (mail_id);
create index mail_parts_organization on mail_parts (organization_id, reminder_kind) where organization_id is not null;

create trigger journal after update of organization_id on mail_parts for each row
  execute function journal_row('{id}', '{}', '{}', '{}');

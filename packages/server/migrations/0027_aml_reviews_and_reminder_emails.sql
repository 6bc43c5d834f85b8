-- When the thirteen answers were last complete: the next review of the file counts from it.
alter table organization_aml add column completed_at timestamptz;

-- Until now only the change log knew it: a save of the form completed the answers when it left none of them missing and
-- changed one of them, or the signature.
create function pg_temp.form_of(change jsonb) returns jsonb
  language sql immutable
  return case jsonb_typeof(change) when 'object' then change else '{}' end;

update organization_aml m set completed_at = completed.at
from (
  select c.record_id, max(c.at) as at
  from changes c
  where c.record_type = 'organization'
    and c.fields ? 'aml'
    and (
      select count(*) from jsonb_each(pg_temp.form_of(c.fields #> '{aml,1}')) as answer
      where answer.key ~ '^appendix2_q[0-9]+$' and jsonb_typeof(answer.value) = 'boolean'
    ) = 13
    and exists (
      select from jsonb_each(pg_temp.form_of(c.fields #> '{aml,1}')) as answer
      where (answer.key ~ '^appendix2_q[0-9]+$' or answer.key = 'appendix2_signature')
        and answer.value is distinct from coalesce(pg_temp.form_of(c.fields #> '{aml,0}') -> answer.key, 'null')
    )
  group by c.record_id
) as completed
where m.organization_id = completed.record_id;

drop function pg_temp.form_of(jsonb);

-- Which reminder an email was, and of which organization.
alter table mails
  add column organization_id uuid references organizations (id),
  add column reminder_kind text constraint mails_reminder_kind check
    (reminder_kind in ('corporationTax', 'domiciliation', 'secretaryCompany', 'anonymousShareholder'));
create index mails_reminders on mails (organization_id, reminder_kind, created_at)
  where organization_id is not null and reminder_kind is not null;

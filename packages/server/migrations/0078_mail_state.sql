-- What the text of an email field is: none, readable or unreadable, as `readEmailAddresses` of the domain says; a test compares the
-- two. What PostgreSQL takes for a blank depends on the locale, so the blanks are listed.
create function mail_state(mail text) returns text language sql immutable parallel safe return (
  select case
    when line is null or line ~ '^[ ,;]*$' then 'none'
    when line ~ '^[ ,;]*(?:(?:"[^"]*"|(?:[^@<>;".]|\.(?![a-zA-Z]{2}))*) *< *[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+ *>|(?:[mM][aA][iI][lL][tT][oO]:)?[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+)(?:[ ,;]+(?:[/|][ ,;]+)?(?:(?:"[^"]*"|(?:[^@<>;".]|\.(?![a-zA-Z]{2}))*) *< *[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+ *>|(?:[mM][aA][iI][lL][tT][oO]:)?[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+))*[ ,;]*$' then 'readable'
    else 'unreadable'
  end
  from regexp_replace(mail, '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g') as line
);

alter table people add column mail_state text not null generated always as (mail_state(mail)) stored;
alter table organizations add column mail_state text not null generated always as (mail_state(mail)) stored;

-- The journal leaves out generated columns.
do $$
declare
  journalled record;
begin
  for journalled in
    select tgrelid::regclass as name, pg_get_triggerdef(oid) as definition
    from pg_trigger where tgname = 'journal' and tgrelid in ('people'::regclass, 'organizations'::regclass)
  loop
    execute format('drop trigger journal on %s', journalled.name);
    execute replace(journalled.definition, 'updated_at}', 'updated_at,mail_state}');
  end loop;
end $$;

-- The task that was made because the reminder could not be sent by itself.
alter table reminders add column task_id uuid references tasks on delete set null;
create index reminders_task on reminders (task_id) where task_id is not null;

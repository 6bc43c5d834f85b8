-- A snooze is for the day on which the deadline fell due. When the deadline moves to another day, the snooze ends. Null: the snooze
-- was made before the day was kept.
alter table deadline_snoozes add column due_on date;
delete from deadline_snoozes s using deadlines d where d.id = s.deadline_id and s.until > d.legal_date;
update deadline_snoozes s set due_on = d.date from deadlines d where d.id = s.deadline_id;

create or replace function keep_snoozed_until() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update deadlines set snoozed_until = null where id = old.deadline_id;
  end if;
  if tg_op <> 'DELETE' then
    update deadlines set snoozed_until = new.until
    where id = new.deadline_id and date = coalesce(new.due_on, date);
  end if;
  return null;
end $$;

-- The name of a logged field is kept when a person is erased, so it must not hold the title of a task.
update changes set fields = (
  select jsonb_build_object('snoozed', jsonb_build_array(
    case when logged.value -> 0 <> 'null' then subject || (logged.value -> 0) end,
    case when logged.value -> 1 <> 'null' then subject || (logged.value -> 1) end))
  from jsonb_each(fields) as logged,
    lateral (select case when record_type = 'task' then '{}'::jsonb
      else jsonb_build_object('of', substr(logged.key, length('snoozed: ') + 1)) end as subject) as of_deadline)
where action = 'updated' and fields::text like '{"snoozed: %';

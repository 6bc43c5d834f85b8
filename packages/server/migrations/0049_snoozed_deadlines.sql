-- Until when a deadline is snoozed, beside its dates: a search reads it from the row, and counts from an index.
alter table deadlines add column snoozed_until date;
update deadlines d set snoozed_until = s.until from deadline_snoozes s where s.deadline_id = d.id;

create function keep_snoozed_until() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update deadlines set snoozed_until = null where id = old.deadline_id;
  end if;
  if tg_op <> 'DELETE' then
    update deadlines set snoozed_until = new.until where id = new.deadline_id;
  end if;
  return null;
end $$;
create trigger keep_snoozed_until after insert or update or delete on deadline_snoozes
  for each row execute function keep_snoozed_until();

-- What the counts of a user or of a brand read of every deadline.
drop index deadlines_facts;
create index deadlines_facts on deadlines (date)
  include (kind, brand, organization_id, person_id, record_id, snoozed_until);
create index deadlines_days on deadlines (date, snoozed_until);
create index deadlines_kinds on deadlines (kind, date, snoozed_until);

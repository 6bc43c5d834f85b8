-- Every server hears of a save once it is committed. The first line of a save has the save's own id.
create function announce_save() returns trigger language plpgsql as $function$
begin
  perform pg_notify('saved', new.save_id::text);
  return null;
end $function$;

create trigger changes_announce_save after insert on changes
  for each row when (new.id = new.save_id) execute function announce_save();

-- A save is named by the id of its first line in the change log. Unlike the number of a transaction, that stays unique when a
-- backup is restored into another PostgreSQL.
update changes set save_id = saves.first_id
from (select id, min(id) over (partition by save_id) as first_id from changes) as saves
where saves.id = changes.id;

-- The setting lasts until the transaction ends.
create function set_save_id() returns trigger language plpgsql as $$
begin
  new.save_id := coalesce(nullif(current_setting('registrar.save_id', true), '')::bigint, new.id);
  perform set_config('registrar.save_id', new.save_id::text, true);
  return new;
end $$;

create trigger changes_save_id before insert on changes for each row execute function set_save_id();

alter table changes alter column save_id set default 0;

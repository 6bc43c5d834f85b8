-- The change log says where a change came from, and which lines were written by one save.
alter table changes
  add column source text not null default 'screen' check (source in ('screen', 'import', 'merge', 'job')),
  add column save_id bigint;

-- All lines of one transaction carry the time at which it began. Older lines get negative numbers, which no transaction has.
update changes set save_id = -saves.first_id
from (select id, min(id) over (partition by at, user_id) as first_id from changes) as saves
where saves.id = changes.id;

alter table changes
  alter column save_id set default pg_current_xact_id()::text::bigint,
  alter column save_id set not null;

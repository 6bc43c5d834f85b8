create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Folds case and accents and sets aside apostrophes, hyphens, full stops and commas, so that "oconnor" finds "O'Connor".
-- Immutable is promised here because the dictionary is named: unaccent alone is only stable.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return translate(
    lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFKC))),
    E'''\u2019\u2018\u02bc\u0060\u00b4-\u2010\u2011\u2013\u2014.,',
    ''
  );

-- A folded word as the inside of a LIKE pattern: what a person types is never a wildcard.
create function like_literal(word text) returns text
  language sql immutable strict parallel safe
  return replace(replace(replace(fold_text(word), '\', '\\'), '%', '\%'), '_', '\_');

-- An organization's name without its company suffix, for finding duplicates.
create function company_key(name text) returns text
  language sql immutable strict parallel safe
  return trim(regexp_replace(
    regexp_replace(
      regexp_replace(fold_text(name), '[^[:alnum:]]+', ' ', 'g'),
      '(\s+(limited|ltd|dac|clg|ulc|plc|designated activity company|company limited by guarantee|unlimited company|public limited company))+\s*$',
      ''
    ),
    '\s+', ' ', 'g'
  ));

-- How many records of a table are not deleted: kept as deltas, so that concurrent writers never wait for one another.
create table row_counts (
  table_name text not null,
  delta bigint not null
);
create index row_counts_table on row_counts (table_name) include (delta);
alter table row_counts set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

create function count_inserted() returns trigger language plpgsql as $$
begin
  insert into row_counts (table_name, delta)
  select tg_table_name, n from (select count(*) filter (where deleted_at is null) as n from inserted) c where n <> 0;
  return null;
end $$;

create function count_deleted_mark() returns trigger language plpgsql as $$
begin
  insert into row_counts (table_name, delta)
  values (tg_table_name, case when new.deleted_at is null then 1 else -1 end);
  return null;
end $$;

create function count_erased() returns trigger language plpgsql as $$
begin
  insert into row_counts (table_name, delta)
  select tg_table_name, -n from (select count(*) filter (where deleted_at is null) as n from erased) c where n <> 0;
  return null;
end $$;

-- Keeps the count of a table that has deleted_at.
create procedure keep_row_count(of_table regclass) language plpgsql as $$
begin
  execute format('create trigger count_inserted after insert on %s referencing new table as inserted for each statement execute function count_inserted()', of_table);
  execute format('create trigger count_erased after delete on %s referencing old table as erased for each statement execute function count_erased()', of_table);
  execute format('create trigger count_deleted_mark after update of deleted_at on %s for each row when ((old.deleted_at is null) <> (new.deleted_at is null)) execute function count_deleted_mark()', of_table);
end $$;

-- Orders and forms have names of their own, which are found by their keys too (LIST-3). What is about a record is found by the keys of that record.

-- The keys of the names of the people of a form.
create function form_people_keys(people jsonb) returns text
  language sql immutable strict parallel safe
  return (
    select coalesce(string_agg(joined_words(name_words(coalesce(person ->> 'firstName', '') || ' ' || coalesce(person ->> 'lastName', ''))), ''), '')
    from jsonb_array_elements(people) as person
  );

-- The keys begin as what is typed does, so the legal form at the end of a company may stay.
alter table orders add column search_key text collate "C" generated always as (
  joined_words(name_words(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, '')))
) stored;
create index orders_search_key on orders using gin (search_key gin_trgm_ops) with (fastupdate = off);

alter table forms add column search_key text collate "C" generated always as (
  joined_words(company_words(organization_name_1)) || joined_words(company_words(organization_name_2))
    || joined_words(company_words(organization_name_3)) || form_people_keys(people)
) stored;
create index forms_search_key on forms using gin (search_key gin_trgm_ops) with (fastupdate = off) where deleted_at is null;

-- The journal leaves out generated columns.
do $$
declare
  journalled record;
begin
  for journalled in
    select tgrelid::regclass as name, pg_get_triggerdef(oid) as definition
    from pg_trigger where tgname = 'journal' and tgrelid in ('orders'::regclass, 'forms'::regclass)
  loop
    execute format('drop trigger journal on %s', journalled.name);
    execute replace(journalled.definition, 'search_text', 'search_text,search_key');
  end loop;
end $$;

-- Names, numbers and phones are found and compared by their keys (LIST-3, ORG-7, PERSON-4), and a person may have one name only.

-- Each word of a name with those after it, without the blanks: 'mac mahon foods' is found as 'macmahonfoods' and 'mahonfoods'.
create function joined_words(words text) returns text
  language sql immutable strict parallel safe
  return (
    select coalesce(string_agg(' ' || array_to_string(w[i:i + 11], ''), '' order by i), '')
    from (select string_to_array(words, ' ') as w) as split, generate_series(1, least(cardinality(w), 40)) as i
  );

-- The keys of the phone numbers of a field, each after a blank.
create function phone_keys(phones text) returns text
  language sql immutable strict parallel safe
  return (
    select coalesce(string_agg(' ' || phone_key(phone), ''), '')
    from regexp_split_to_table(phones, '[;,|]| / | or | ou | et | and ') as phone
    where phone_key(phone) <> ''
  );

-- 'N/A' and '000000' are no numbers.
drop index organizations_cro_key;
create or replace function cro_key(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(
      regexp_replace(upper(regexp_replace(value, '[^A-Za-z0-9]', '', 'g')), '^CRO(?=[0-9])', ''), '^0+(?=.)', ''
    ),
    '^[^1-9]*$', ''
  );
create or replace function tax_key(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(upper(regexp_replace(value, '[^A-Za-z0-9]', '', 'g')), '^IE(?=[0-9])', ''), '^[^1-9]*$', ''
  );
create index organizations_cro_key on organizations (cro_key(cro)) where deleted_at is null;
create index organization_details_tax_key on organization_details (tax_key(corporation_tax_number))
  where corporation_tax_number is not null;

drop index organizations_duplicates;
alter table organizations drop column duplicate_key;
alter table organizations
  add column name_key text collate "C" generated always as (company_name_key(name)) stored,
  add column search_key text collate "C" generated always as
    (joined_words(company_words(name)) || coalesce(' ' || lower(cro_key(cro)), '')) stored;
create index organizations_name_key on organizations (name_key, id) include (name) where deleted_at is null;
create index organizations_search_key on organizations using gin (search_key gin_trgm_ops) with (fastupdate = off);

alter table people
  add column has_one_name boolean not null default false,
  add column name_key text collate "C" generated always as (name_key(first_name) || ' ' || name_key(last_name)) stored,
  add column search_key text collate "C" generated always as
    (joined_words(btrim(name_words(first_name) || ' ' || name_words(last_name))) || coalesce(phone_keys(phone), '')) stored,
  add constraint people_one_name check (not has_one_name or last_name = '');
drop index people_full_name;
create index people_name_key on people (name_key) where deleted_at is null;
create index people_search_key on people using gin (search_key gin_trgm_ops) with (fastupdate = off);

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
    execute replace(replace(journalled.definition, ',duplicate_key', ''), 'search_text', 'search_text,name_key,search_key');
  end loop;
end $$;

-- The names of a list are also compared without the legal forms at their end.
insert into sanctions_names (entry_key, folded)
select key, company_words(name) from sanctions_entries, unnest(names) as name
where company_words(name) not in ('', fold_text(name));

-- What a client quotes about a form: eight characters that cannot be mistaken for each other, like 7K3M-9QXT.
create function new_form_reference() returns text
  language sql volatile
  return (
    select substr(code, 1, 4) || '-' || substr(code, 5)
    from (
      select string_agg(substr('23456789CDFGHJKMNPQRTVWXY', 1 + floor(random() * 25)::int, 1), '') as code
      from generate_series(1, 8)
    ) as drawn
  );

alter table forms
  add column reference text not null default new_form_reference() constraint forms_reference unique,
  -- a robot may have sent it: staff should look before they use it
  add column is_suspicious boolean not null default false,
  -- the digest of the header Idempotency-Key: the same key keeps one form
  add column idempotency_key text constraint forms_idempotency_key unique,
  drop column search_text;

-- Staff also find a form by its reference.
alter table forms add column search_text text collate "C" generated always as (
  ' ' || fold_text(
    organization_name_1 || ' ' || organization_name_2 || ' ' || organization_name_3 || ' ' || form_people_names(people)
      || ' ' || reference
  )
) stored;
alter table forms alter column search_text set statistics 1000;
create index forms_search on forms using gin (search_text gin_trgm_ops) with (fastupdate = off) where deleted_at is null;

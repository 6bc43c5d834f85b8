-- Each line of an import finds its company by the CRO number without blanks, and its person by the whole name.
create index organizations_cro_key on organizations (upper(regexp_replace(cro, '\s', '', 'g'))) where deleted_at is null;
create index people_full_name on people (trim(sort_first_name || ' ' || sort_last_name)) where deleted_at is null;

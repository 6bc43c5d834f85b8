-- Texts that were stored before they were cleaned where they enter (API-12) are cleaned as the calls do it now. Nobody edited
-- them: the change log and the journal of rows stay as they are, and so do signed versions, the audit, filed papers and emails.
select set_config('registrar.erasing', 'on', true);

do $$
declare
  part record;
begin
  for part in
    select f.of_table,
      string_agg(format('%1$I = coalesce(nullif(%2$s(%1$I), ''''), %3$s)', c.column_name, f.cleaning,
        case when c.is_nullable = 'YES' then 'null' else quote_ident(c.column_name) end), ', ') as changes,
      string_agg(format('%1$I <> %2$s(%1$I)', c.column_name, f.cleaning), ' or ') as differs
    from (values
      ('organizations', 'clean_line', '{name,mail,cro}'::text[]),
      ('organization_details', 'clean_line', '{country,corporation_tax_number}'),
      ('organization_details', 'clean_lines', '{business_activity,comments,notes}'),
      ('organization_details', 'clean_address', '{address}'),
      ('people', 'clean_line', '{first_name,last_name,phone,mail,nationality,identity_proof_number,pps,rbo_number,street,zip,city,state,country,company_form}'),
      ('people', 'clean_lines', '{comments}'),
      ('orders', 'clean_line', '{organization_name,company,first_name,last_name,email,deposit_payment_type,balance_payment_type,to_invoice,vat_number}'),
      ('orders', 'clean_lines', '{comment}'),
      ('products', 'clean_line', '{name}'),
      ('tasks', 'clean_line', '{title}'),
      ('tasks', 'clean_lines', '{description}'),
      ('forms', 'clean_line', '{organization_name_1,organization_name_2,organization_name_3}'),
      ('forms', 'clean_lines', '{description}'),
      ('follow_ups', 'clean_lines', '{comments}'),
      ('link_holdings', 'clean_line', '{class}'),
      ('users', 'clean_line', '{first_name,last_name}')
    ) as f (of_table, cleaning, columns)
    join information_schema.columns c
      on c.table_schema = current_schema() and c.table_name = f.of_table and c.column_name = any(f.columns)
    group by f.of_table, f.cleaning
  loop
    execute format('update %I set %s where %s', part.of_table, part.changes, part.differs);
  end loop;
end $$;

-- The texts of the people of a form, and what tells identity documents apart; the addresses of files stay.
create function pg_temp.clean_entries(list jsonb, kept text[]) returns jsonb language sql as $$
  select coalesce(jsonb_agg(cleaned order by place), '[]')
  from jsonb_array_elements(list) with ordinality as entries (entry, place),
    lateral (
      select jsonb_object_agg(key, case
        when jsonb_typeof(value) = 'string' and key <> all(kept) then to_jsonb(clean_line(value #>> '{}')) else value end) as cleaned
      from jsonb_each(entry)
    ) as c
$$;
update forms set people = pg_temp.clean_entries(people, '{}') where people <> pg_temp.clean_entries(people, '{}');
update people set identity_documents = pg_temp.clean_entries(identity_documents, '{url}')
  where identity_documents <> pg_temp.clean_entries(identity_documents, '{url}');

-- Two accounts, or two open invitations, that would get one address stay as they are; the server says so when it starts.
update users u set email = clean_line(u.email)
where u.email <> clean_line(u.email)
  and not exists (select from users o where o.id <> u.id and lower(clean_line(o.email)) = lower(clean_line(u.email)));
update invitations i set email = clean_line(i.email)
where i.email <> clean_line(i.email)
  and not exists (select from invitations o where o.id <> i.id and lower(clean_line(o.email)) = lower(clean_line(i.email)));

select set_config('registrar.erasing', '', true);

-- What the registers of officers and of members ask for of people and of companies (Companies Act 2014, s. 149).
alter table people
  add column occupation text,
  -- null: nobody asked; '': there are none
  add column former_names text,
  -- null: nobody asked; an empty list: there are none
  add column other_directorships jsonb check (jsonb_typeof(other_directorships) = 'array');
alter table organization_details add column register_name text;

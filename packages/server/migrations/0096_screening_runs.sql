-- Each screening that somebody asked for, each import of a list and each signature: the proof that names were compared.
create table sanctions_runs (
  id uuid primary key,
  at timestamptz not null default now(),
  user_id uuid references users (id),
  organization_id uuid references organizations (id),
  person_id uuid references people (id),
  lists jsonb not null,
  compared integer not null,
  hits integer not null
);
create index sanctions_runs_at on sanctions_runs (at desc, id);
create index sanctions_runs_organization on sanctions_runs (organization_id, at desc) where organization_id is not null;
create index sanctions_runs_person on sanctions_runs (person_id, at desc) where person_id is not null;

-- A link is past on a day when it had terms or shares and all of them have ceased; any other is present.
create function present_links(day date) returns setof links language sql stable as $$
  select l.* from living_links l
  where not exists (select from link_terms t where t.link_id = l.id and t.ceased <= day)
      and not exists (select from link_holdings h where h.link_id = l.id and h.ceased <= day)
    or exists (select from link_terms t where t.link_id = l.id and (t.ceased is null or t.ceased > day))
    or exists (select from link_holdings h where h.link_id = l.id and (h.ceased is null or h.ceased > day))
$$;

-- What stops the file of each company: hits of itself, of its people and company members of today that nobody has cleared. Somebody on a
-- list of politically exposed persons may be a client, once somebody has decided who it is.
drop function uncleared_sanctions();
create function uncleared_sanctions() returns table (organization_id uuid, hit_id uuid, list_kind text) language sql stable as $$
  with uncleared as (
    select h.id, h.person_id, h.organization_id, h.list_kind from sanctions_hits h
    where h.state = 'open' or (h.state = 'confirmed' and h.list_kind = 'sanctions'))
  select h.organization_id, h.id, h.list_kind from uncleared h where h.organization_id is not null
  union all
  select l.organization_id, h.id, h.list_kind from uncleared h
  join people p on p.id = h.person_id and p.deleted_at is null
  join present_links(current_date) l on l.person_id = h.person_id
  union all
  select l.organization_id, h.id, h.list_kind from uncleared h
  join organizations o on o.id = h.organization_id and o.deleted_at is null
  join present_links(current_date) l on l.member_id = h.organization_id
$$;

-- Whether somebody is a politically exposed person: marked as one, or found on a list of such persons and confirmed.
create function is_pep(person people) returns boolean language sql stable as $$
  select person.is_politically_exposed or exists (
    select from sanctions_hits h where h.person_id = person.id and h.list_kind = 'pep' and h.state = 'confirmed')
$$;

create trigger journal after insert or update or delete on sanctions_runs
  for each row execute function journal_row('{person_id,organization_id}', '{}', '{}', '{}');

-- Who stands behind a nominee is concerned by the company as its members are: a hit of the person for whom shares are held stops the file too.
create or replace function uncleared_sanctions() returns table (organization_id uuid, hit_id uuid, list_kind text) language sql stable as $$
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
  join people p on p.id = h.person_id and p.deleted_at is null
  join present_links(current_date) l on l.nominee_for = h.person_id and l.person_id is distinct from h.person_id
  union all
  select l.organization_id, h.id, h.list_kind from uncleared h
  join organizations o on o.id = h.organization_id and o.deleted_at is null
  join present_links(current_date) l on l.member_id = h.organization_id
$$;

-- Every company and file is judged again: a nominee may hold for somebody with a hit or for a PEP, and a high score asks for enhanced measures.
update company_compliance set checked_on = date '2000-01-01';
update aml_reviews set checked_on = date '2000-01-01';

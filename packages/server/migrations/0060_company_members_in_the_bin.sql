-- A removed company member waits in the bin as the link of a person does: the whole row, with its terms and holdings.
alter table deleted_links
  alter column person_id drop not null,
  add column member_id uuid references organizations,
  add check (num_nonnulls(person_id, member_id) = 1);

-- The company members that were removed before, from the change log, unless one of the companies is unknown or the two are
-- linked again. One that a merge removed has no fields in the log.
insert into deleted_links (id, member_id, organization_id, link, deleted_at)
select distinct on (c.record_id) c.record_id, m.id, o.id,
  jsonb_build_object('id', c.record_id, 'member_id', m.id, 'organization_id', o.id,
    'nominee_for', (select n.id from people n where n.id::text = c.fields -> 'nomineeFor' ->> 0),
    'beneficiary_percentage', coalesce(c.fields -> 'beneficiaryPercentage' -> 0, '0'),
    'terms', coalesce(c.fields -> 'terms' -> 0, '[]'),
    'holdings', coalesce(c.fields -> 'holdings' -> 0, '[]'),
    'created_at', coalesce((select min(at) from changes made where made.record_id = c.record_id), c.at),
    'updated_at', c.at), c.at
from changes c
join organizations m on m.id::text = c.fields -> 'memberId' ->> 0
join organizations o on o.id::text = c.fields -> 'organizationId' ->> 0
where c.record_type = 'company-member' and c.action = 'deleted'
  and not exists (
    select from organization_members again where again.member_id = m.id and again.organization_id = o.id)
order by c.record_id, c.id desc;

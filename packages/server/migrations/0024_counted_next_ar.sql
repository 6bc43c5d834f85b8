-- Next AR, once a later return or the firm has counted it, is not computed again from the first return.
alter table organization_details add column counted_next_annual_return date;

-- Until now nothing said which Next AR was counted: it is the one that differs from what its first return would give.
insert into organization_details (organization_id, counted_next_annual_return)
select o.id, o.next_annual_return
from organizations o
left join organization_details d on d.organization_id = o.id
where o.next_annual_return is not null
  and o.next_annual_return is distinct from coalesce(
    d.changed_annual_return,
    case when o.is_first_annual_return_done
      then (o.first_annual_return + interval '12 months')::date
      else o.first_annual_return
    end
  )
on conflict (organization_id) do update set counted_next_annual_return = excluded.counted_next_annual_return;

-- Where a B1B73 stands for Next AR, the change log knows which counted day it replaced.
update organization_details d set counted_next_annual_return = replaced.day
from (
  select distinct on (c.record_id) c.record_id, (c.fields #>> '{nextArReminder,0}')::date as day
  from changes c
  where c.record_type = 'organization' and c.fields ? 'B1B73' and c.fields ? 'nextArReminder'
  order by c.record_id, c.id desc
) as replaced
join organizations o on o.id = replaced.record_id
where d.organization_id = o.id
  and d.changed_annual_return = o.next_annual_return
  and d.counted_next_annual_return is null
  and replaced.day is distinct from case when o.is_first_annual_return_done
    then (o.first_annual_return + interval '12 months')::date
    else o.first_annual_return
  end;

alter table follow_ups
  -- the Next AR of the day on which an annual return was started: the return that it files
  add column return_due date,
  -- what completing it changed in its organization, so that stepping back or deleting it can undo it
  add column return_move jsonb;

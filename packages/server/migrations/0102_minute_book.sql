-- The minute book of a company: each filed paper keeps its number, its day, and what it says without the number of a person.
alter table filed_papers
  add column number integer not null default 0,
  -- decided on, else changed on, as at, or filed on
  add column day date not null default current_date,
  -- the printed blocks; empty for a paper of before, whose file alone has its text
  add column content jsonb not null default '[]',
  add column signed_on date,
  -- the scan, as organization_files names it
  add column signed_url text,
  add column updated_at timestamptz not null default now();

update filed_papers p
set number = numbered.number, day = (p.filed_at at time zone 'Europe/Dublin')::date
from (select id, row_number() over (partition by organization_id order by filed_at, id) as number from filed_papers) numbered
where numbered.id = p.id;

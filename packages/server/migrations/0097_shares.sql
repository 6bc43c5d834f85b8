-- What happened to the shares of a company, and its classes and certificates. Holdings follow from the events
-- (packages/domain/src/shares); link_holdings keep what was entered before a company had any.
create table share_classes (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  name text not null check (name <> ''),
  -- of the first day, in the currency; null: unknown
  nominal numeric check (nominal >= 0),
  currency text not null default 'EUR',
  votes numeric not null default 1 check (votes >= 0),
  dividend text,
  is_redeemable boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index share_classes_organization on share_classes (organization_id);

create table share_events (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  kind text not null check (kind in ('allotment', 'transfer', 'transmission', 'split', 'consolidation', 'conversion',
    'redemption', 'buyBack', 'cancellation')),
  -- null: unknown, where a holding said no day
  entered_on date,
  executed_on date,
  lodged_on date,
  class_id uuid not null references share_classes (id),
  to_class_id uuid references share_classes (id),
  number bigint check (number > 0),
  ratio bigint check (ratio > 1),
  paid_per_share numeric,
  premium_per_share numeric,
  is_in_cash boolean,
  consideration numeric,
  consideration_text text,
  stamp_duty_on date,
  is_certified_exempt boolean not null default false,
  resolution text,
  is_from_holdings boolean not null default false,
  given_up jsonb,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index share_events_organization on share_events (organization_id);
create index share_events_class on share_events (class_id);
create index share_events_to_class on share_events (to_class_id);

-- Who gave and who took; several on one side hold jointly.
create table share_event_parties (
  event_id uuid not null references share_events (id) on delete cascade,
  position integer not null,
  side text not null check (side in ('from', 'to')),
  person_id uuid references people (id),
  member_id uuid references organizations (id),
  id uuid not null default gen_random_uuid() primary key,
  unique (event_id, position),
  check (num_nonnulls(person_id, member_id) <= 1)
);
create index share_event_parties_person on share_event_parties (person_id);
create index share_event_parties_member on share_event_parties (member_id);

-- The number of each certificate; what it says follows from the events. A row stays when its event is deleted, so that no number is
-- given twice.
create table share_certificates (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  -- what the certificate is of: a holding or an event, and the part of it
  key text not null,
  number integer not null check (number > 0),
  lost_on date,
  is_number_confirmed boolean not null default true
);
create index share_certificates_organization on share_certificates (organization_id, number);

-- A holding on a link names the class of its name.
insert into share_classes (id, organization_id, name, nominal)
select gen_random_uuid(), organization_id, name, nominal from (
  select distinct on (l.organization_id, lower(btrim(h.class))) l.organization_id, btrim(h.class) as name, h.nominal
  from link_holdings h join links l on l.id = h.link_id
  where btrim(h.class) <> ''
  order by l.organization_id, lower(btrim(h.class)), h.nominal is null, l.created_at, h.position
) classes;

create trigger journal after insert or update or delete on share_classes for each row
  execute function journal_row('{id}', '{}', '{updated_at}', '{}');
create trigger journal after insert or update or delete on share_events for each row
  execute function journal_row('{id}', '{}', '{updated_at}', '{}');
create trigger journal after insert or update or delete on share_event_parties for each row
  execute function journal_row('{event_id}', '{}', '{updated_at}', '{}');
create trigger journal after insert or update or delete on share_certificates for each row
  execute function journal_row('{organization_id}', '{}', '{updated_at}', '{}');

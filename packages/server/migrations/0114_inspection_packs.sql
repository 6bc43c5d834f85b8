-- Inspection packs: every server can say how far one is. The bytes are in the file store, for a day.
create table aml_packs (
  id uuid primary key,
  -- the client; empty for a pack of the firm
  organization_id uuid,
  with_reports boolean not null,
  user_id uuid not null references users (id),
  state text not null check (state in ('running', 'done', 'failed')),
  done int not null default 0,
  total int not null default 0,
  message text,
  created_at timestamptz not null default now(),
  -- the server that makes it says so every second
  updated_at timestamptz not null default now()
);
create index aml_packs_created on aml_packs (created_at);

alter table audit drop constraint audit_kind_check;
alter table audit add constraint audit_kind_check check (kind in (
  'signInFailed', 'signInLocked', 'export', 'personRead', 'paperRead', 'ppsShown', 'roleChanged', 'reminderRuleChanged',
  'held', 'released', 'erased', 'archived', 'invitationSent', 'invitationWithdrawn', 'invitationAccepted',
  'accountDeactivated', 'accountReactivated', 'sessionsEnded', 'secretCodeTurnedOn', 'secretCodeTurnedOff',
  'secretCodeRenewed', 'signedIn', 'signedOut', 'otherSessionsEnded', 'passwordChanged', 'resetLinkSent', 'passwordReset',
  'secondFactorAdded', 'secondFactorRemoved', 'refused', 'settingChanged', 'accountEdited', 'amlPack'));

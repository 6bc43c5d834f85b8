-- What administrators set, as the text that the environment variable of the setting would have; null: unset again.
create table settings (
  id uuid primary key,
  key text not null unique,
  value text,
  changed_at timestamptz not null,
  changed_by uuid references users (id)
);

alter table audit drop constraint audit_kind_check;
alter table audit add constraint audit_kind_check check (kind in (
  'signInFailed', 'signInLocked', 'export', 'personRead', 'paperRead', 'ppsShown', 'roleChanged', 'reminderRuleChanged',
  'held', 'released', 'erased', 'archived', 'invitationSent', 'invitationWithdrawn', 'invitationAccepted',
  'accountDeactivated', 'accountReactivated', 'sessionsEnded', 'secretCodeTurnedOn', 'secretCodeTurnedOff',
  'secretCodeRenewed', 'signedIn', 'signedOut', 'otherSessionsEnded', 'passwordChanged', 'resetLinkSent', 'passwordReset',
  'secondFactorAdded', 'secondFactorRemoved', 'refused', 'settingChanged', 'accountEdited'));

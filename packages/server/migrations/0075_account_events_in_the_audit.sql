-- Who signs in and out, what changes about an account, and calls that are refused are in the audit too.
alter table audit drop constraint audit_kind_check;
alter table audit add constraint audit_kind_check check (kind in (
  'signInFailed', 'signInLocked', 'export', 'personRead', 'paperRead', 'ppsShown', 'roleChanged', 'reminderRuleChanged',
  'held', 'released', 'erased', 'archived', 'invitationSent', 'invitationWithdrawn', 'invitationAccepted',
  'accountDeactivated', 'accountReactivated', 'sessionsEnded', 'secretCodeTurnedOn', 'secretCodeTurnedOff',
  'secretCodeRenewed', 'signedIn', 'signedOut', 'otherSessionsEnded', 'passwordChanged', 'resetLinkSent', 'passwordReset',
  'secondFactorAdded', 'secondFactorRemoved', 'refused'));
-- Whoever goes on with a call that is refused cannot fill the table.
create unique index audit_refused on audit (user_id, details, date_trunc('minute', at at time zone 'UTC')) where kind = 'refused';

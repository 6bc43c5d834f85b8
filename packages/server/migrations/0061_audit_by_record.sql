-- The lines of one record are found by its id, the newest first.
create index audit_record on audit (record_id, at, id);
-- What administrators do to accounts and to the secret code is in the audit too.
alter table audit drop constraint audit_kind_check;
alter table audit add constraint audit_kind_check check (kind in (
  'signInFailed', 'signInLocked', 'export', 'personRead', 'paperRead', 'ppsShown', 'roleChanged', 'reminderRuleChanged',
  'held', 'released', 'erased', 'archived', 'invitationSent', 'invitationWithdrawn', 'invitationAccepted',
  'accountDeactivated', 'accountReactivated', 'sessionsEnded', 'secretCodeTurnedOn', 'secretCodeTurnedOff',
  'secretCodeRenewed'));

-- Each invitation is a line of the audit when it is sent, withdrawn and accepted.
alter table audit drop constraint audit_kind_check;
alter table audit add constraint audit_kind_check check (kind in (
  'signInFailed', 'signInLocked', 'export', 'personRead', 'paperRead', 'ppsShown', 'roleChanged', 'reminderRuleChanged',
  'held', 'released', 'erased', 'archived', 'invitationSent', 'invitationWithdrawn', 'invitationAccepted'));

-- Each change of a reminder rule is a line of the audit too.
alter table audit drop constraint audit_kind_check;
alter table audit add constraint audit_kind_check check (kind in (
  'signInFailed', 'signInLocked', 'export', 'personRead', 'paperRead', 'ppsShown', 'roleChanged', 'reminderRuleChanged',
  'held', 'released', 'erased', 'archived'));
-- The change log names a record by a uuid.
alter table reminder_rules add column id uuid not null default gen_random_uuid();

-- A policy may be a file, beside its text or in its place.
alter table aml_policy_versions add column files text[] not null default '{}';
-- Changes of which the supervisor is told (Criminal Justice Act 2010, s.88).
alter table aml_authorisations add column changes jsonb not null default '[]';

-- The schema as the migrations make it, for reading. "npm run tables" writes this file; a test keeps it true.

create extension hstore;
create extension pg_trgm;
create extension unaccent;

create table aml_assessments (
  id uuid not null,
  version integer not null,
  risks jsonb not null,
  approved_on date,
  approved_by uuid,
  next_review date,
  saved_by uuid not null,
  saved_at timestamp with time zone not null default now(),
  constraint aml_assessments_pkey PRIMARY KEY (id),
  constraint aml_assessments_version_key UNIQUE (version),
  constraint aml_assessments_approved CHECK (((approved_on IS NULL) = (approved_by IS NULL))),
  constraint aml_assessments_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(id),
  constraint aml_assessments_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id)
);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON aml_assessments FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{}', '{}');

create table aml_authorisations (
  id uuid not null,
  version integer not null,
  number text not null,
  from_on date not null,
  ends_on date not null,
  supervisor text,
  principal_officers jsonb not null,
  saved_by uuid not null,
  saved_at timestamp with time zone not null default now(),
  changes jsonb not null default '[]'::jsonb,
  constraint aml_authorisations_pkey PRIMARY KEY (id),
  constraint aml_authorisations_version_key UNIQUE (version),
  constraint aml_authorisations_check CHECK ((ends_on > from_on)),
  constraint aml_authorisations_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id)
);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON aml_authorisations FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{}', '{}');

create table aml_firm_reviews (
  id uuid not null,
  year integer not null,
  sample integer not null,
  organization_ids uuid[] not null,
  findings jsonb not null default '[]'::jsonb,
  created_by uuid not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint aml_firm_reviews_pkey PRIMARY KEY (id),
  constraint aml_firm_reviews_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);

create table aml_packs (
  id uuid not null,
  organization_id uuid,
  with_reports boolean not null,
  user_id uuid not null,
  state text not null,
  done integer not null default 0,
  total integer not null default 0,
  message text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint aml_packs_pkey PRIMARY KEY (id),
  constraint aml_packs_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text]))),
  constraint aml_packs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX aml_packs_created ON aml_packs USING btree (created_at);

create table aml_policies (
  id uuid not null,
  reminder_task_id uuid,
  constraint aml_policies_pkey PRIMARY KEY (id)
);

create table aml_policy_acknowledgements (
  policy_id uuid not null,
  version integer not null,
  user_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint aml_policy_acknowledgements_pkey PRIMARY KEY (policy_id, version, user_id),
  constraint aml_policy_acknowledgements_policy_id_version_fkey FOREIGN KEY (policy_id, version) REFERENCES aml_policy_versions(policy_id, version),
  constraint aml_policy_acknowledgements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table aml_policy_versions (
  policy_id uuid not null,
  version integer not null,
  title text not null,
  text text not null,
  saved_by uuid not null,
  saved_at timestamp with time zone not null default now(),
  files text[] not null default '{}'::text[],
  constraint aml_policy_versions_pkey PRIMARY KEY (policy_id, version),
  constraint aml_policy_versions_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES aml_policies(id),
  constraint aml_policy_versions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id)
);

create table aml_reports (
  id uuid not null,
  organization_id uuid,
  person_id uuid,
  received_on date not null,
  reported_by text not null,
  text text not null,
  decision text not null,
  reason text,
  reported_on date,
  go_aml text,
  revenue text,
  version integer not null default 1,
  history jsonb not null,
  constraint aml_reports_pkey PRIMARY KEY (id),
  constraint aml_reports_decision_check CHECK ((decision = ANY (ARRAY['open'::text, 'reported'::text, 'notReported'::text]))),
  constraint aml_reports_reason CHECK (((decision <> 'notReported'::text) OR (reason IS NOT NULL))),
  constraint aml_reports_references CHECK (((decision <> 'reported'::text) OR ((go_aml IS NOT NULL) AND (revenue IS NOT NULL)))),
  constraint aml_reports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint aml_reports_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX aml_reports_organization ON aml_reports USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX aml_reports_person ON aml_reports USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX aml_reports_received ON aml_reports USING btree (received_on DESC, id);
CREATE TRIGGER journal AFTER UPDATE OF organization_id, person_id ON aml_reports FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{received_on,reported_by,text,decision,reason,reported_on,go_aml,revenue,version,history}', '{}');

create table aml_reviews (
  organization_id uuid not null,
  is_enhanced boolean not null,
  facts jsonb,
  changed text[] not null default '{}'::text[],
  changed_on date,
  checked_on date not null,
  constraint aml_reviews_pkey PRIMARY KEY (organization_id),
  constraint aml_reviews_check CHECK (((changed_on IS NULL) = (changed = '{}'::text[]))),
  constraint aml_reviews_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX aml_reviews_checked ON aml_reviews USING btree (checked_on);
CREATE TRIGGER journal AFTER DELETE ON aml_reviews FOR EACH ROW EXECUTE FUNCTION journal_row('{organization_id}', '{organization_id}', '{}', '{}');

create table aml_trainings (
  id uuid not null,
  title text not null,
  held_on date not null,
  user_ids uuid[] not null,
  renew_on date,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint aml_trainings_pkey PRIMARY KEY (id),
  constraint aml_trainings_check CHECK ((renew_on > held_on))
);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON aml_trainings FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{updated_at}', '{}');

create table aml_versions (
  id uuid not null,
  organization_id uuid not null,
  content text not null,
  hash text not null,
  pdf bytea not null,
  pdf_hash text not null,
  signed_by uuid not null,
  signed_at timestamp with time zone not null,
  constraint aml_versions_pkey PRIMARY KEY (id),
  constraint aml_versions_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint aml_versions_pdf_hash_check CHECK ((pdf_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint aml_versions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint aml_versions_signed_by_fkey FOREIGN KEY (signed_by) REFERENCES users(id)
);
CREATE INDEX aml_versions_organization ON aml_versions USING btree (organization_id, signed_at DESC);
CREATE TRIGGER frozen BEFORE DELETE ON aml_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen_content BEFORE UPDATE ON aml_versions FOR EACH ROW WHEN (((to_jsonb(old.*) - 'organization_id'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'organization_id'::text))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER journal AFTER UPDATE OF organization_id ON aml_versions FOR EACH ROW EXECUTE FUNCTION journal_row('{organization_id}', '{}', '{updated_at,pdf}', '{}');

create table audit (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  kind text not null,
  user_id uuid,
  email text,
  address text,
  record_type text,
  record_id uuid,
  file_id text,
  details jsonb not null default '{}'::jsonb,
  constraint audit_pkey PRIMARY KEY (id),
  constraint audit_kind_check CHECK ((kind = ANY (ARRAY['signInFailed'::text, 'signInLocked'::text, 'export'::text, 'personRead'::text, 'paperRead'::text, 'ppsShown'::text, 'roleChanged'::text, 'reminderRuleChanged'::text, 'held'::text, 'released'::text, 'erased'::text, 'archived'::text, 'invitationSent'::text, 'invitationWithdrawn'::text, 'invitationAccepted'::text, 'accountDeactivated'::text, 'accountReactivated'::text, 'sessionsEnded'::text, 'secretCodeTurnedOn'::text, 'secretCodeTurnedOff'::text, 'secretCodeRenewed'::text, 'signedIn'::text, 'signedOut'::text, 'otherSessionsEnded'::text, 'passwordChanged'::text, 'resetLinkSent'::text, 'passwordReset'::text, 'secondFactorAdded'::text, 'secondFactorRemoved'::text, 'refused'::text, 'settingChanged'::text, 'accountEdited'::text, 'amlPack'::text]))),
  constraint audit_record_type_check CHECK ((record_type = ANY (ARRAY['person'::text, 'organization'::text, 'user'::text]))),
  constraint audit_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX audit_at ON audit USING btree (at, id);
CREATE UNIQUE INDEX audit_locked ON audit USING btree (COALESCE((user_id)::text, ''::text), address, date_trunc('hour'::text, (at AT TIME ZONE 'UTC'::text))) WHERE (kind = 'signInLocked'::text);
CREATE UNIQUE INDEX audit_reads ON audit USING btree (user_id, kind, record_id, COALESCE(file_id, ''::text), date_trunc('hour'::text, (at AT TIME ZONE 'UTC'::text))) WHERE (kind = ANY (ARRAY['personRead'::text, 'paperRead'::text]));
CREATE INDEX audit_record ON audit USING btree (record_id, at, id);
CREATE UNIQUE INDEX audit_refused ON audit USING btree (user_id, details, date_trunc('minute'::text, (at AT TIME ZONE 'UTC'::text))) WHERE (kind = 'refused'::text);
CREATE INDEX audit_user ON audit USING btree (user_id, at);
CREATE TRIGGER audit_is_insert_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table backup_runs (
  id uuid not null,
  cause text not null,
  scheduled_for timestamp with time zone,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone not null,
  is_ok boolean not null,
  message text not null,
  checked_at timestamp with time zone,
  constraint backup_runs_pkey PRIMARY KEY (id),
  constraint backup_runs_cause_check CHECK ((cause = ANY (ARRAY['schedule'::text, 'command'::text])))
);
CREATE INDEX backup_runs_ended ON backup_runs USING btree (ended_at);

create table bulk_items (
  bulk_id uuid not null,
  record_id uuid not null,
  save_id bigint not null,
  constraint bulk_items_pkey PRIMARY KEY (bulk_id, record_id),
  constraint bulk_items_bulk_id_fkey FOREIGN KEY (bulk_id) REFERENCES bulks(id) ON DELETE CASCADE
);
CREATE INDEX bulk_items_record ON bulk_items USING btree (record_id);

create table bulks (
  id uuid not null,
  user_id uuid,
  record_type text not null,
  action text not null,
  created_at timestamp with time zone not null default now(),
  undone_at timestamp with time zone,
  total integer not null default 0,
  done integer not null default 0,
  constraint bulks_pkey PRIMARY KEY (id),
  constraint bulks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table changes (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  user_id uuid,
  record_type text not null,
  record_id uuid not null,
  action text not null,
  fields jsonb not null default '{}'::jsonb,
  source text not null default 'screen'::text,
  save_id bigint not null default 0,
  constraint changes_pkey PRIMARY KEY (id),
  constraint changes_source_check CHECK ((source = ANY (ARRAY['screen'::text, 'import'::text, 'merge'::text, 'job'::text])))
);
CREATE INDEX changes_at ON changes USING btree (at);
CREATE INDEX changes_record ON changes USING btree (record_id, id);
CREATE TRIGGER changes_announce_save AFTER INSERT ON changes FOR EACH STATEMENT EXECUTE FUNCTION announce_save();
CREATE TRIGGER changes_former_names AFTER INSERT ON changes FOR EACH ROW WHEN (((new.record_type = ANY (ARRAY['organization'::text, 'person'::text])) AND (((new.action = 'updated'::text) AND (new.fields ?| ARRAY['name'::text, 'firstName'::text, 'lastName'::text])) OR (new.fields ?| ARRAY['formerNames'::text, 'otherMails'::text])))) EXECUTE FUNCTION refresh_former_names();
CREATE TRIGGER changes_save_id BEFORE INSERT ON changes FOR EACH ROW EXECUTE FUNCTION set_save_id();

create table company_compliance (
  organization_id uuid not null,
  red_rules text[] not null,
  checked_on date not null,
  constraint company_compliance_pkey PRIMARY KEY (organization_id),
  constraint company_compliance_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX company_compliance_checked ON company_compliance USING btree (checked_on);
CREATE INDEX company_compliance_red ON company_compliance USING btree (organization_id) WHERE (red_rules <> '{}'::text[]);
CREATE TRIGGER journal AFTER DELETE ON company_compliance FOR EACH ROW EXECUTE FUNCTION journal_row('{organization_id}', '{organization_id}', '{}', '{}');

create table deadline_settings (
  settings jsonb not null,
  month date
);

create table deadline_snoozes (
  deadline_id text not null,
  until date not null,
  reason text not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  due_on date,
  constraint deadline_snoozes_pkey PRIMARY KEY (deadline_id),
  constraint deadline_snoozes_reason_check CHECK ((reason <> ''::text)),
  constraint deadline_snoozes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON deadline_snoozes FOR EACH ROW EXECUTE FUNCTION journal_row('{}', '{deadline_id}', '{updated_at}', '{}');
CREATE TRIGGER keep_snoozed_until AFTER INSERT OR DELETE OR UPDATE ON deadline_snoozes FOR EACH ROW EXECUTE FUNCTION keep_snoozed_until();

create table deadlines (
  id text not null,
  kind text not null,
  source text not null,
  source_id uuid not null,
  record_id uuid not null,
  organization_id uuid,
  organization_name text,
  person_id uuid,
  person_name text,
  brand text,
  subject text not null,
  house_date date,
  legal_date date,
  date date not null,
  sort_name text collate "C" generated always as (fold_text(COALESCE(organization_name, person_name, ''::text))) stored,
  search_text text collate "C" generated always as ((' '::text || fold_text(((((COALESCE(organization_name, ''::text) || ' '::text) || subject) || ' '::text) || COALESCE(person_name, ''::text))))) stored,
  snoozed_until date,
  follow_up_id uuid,
  other_kind text,
  is_unconfirmed boolean not null default false,
  constraint deadlines_pkey PRIMARY KEY (id),
  constraint deadlines_source_check CHECK ((source = ANY (ARRAY['organization'::text, 'person'::text, 'order'::text, 'task'::text, 'aml-firm'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX deadlines_date ON deadlines USING btree (date, sort_name, id);
CREATE INDEX deadlines_days ON deadlines USING btree (date, snoozed_until);
CREATE INDEX deadlines_facts ON deadlines USING btree (date) INCLUDE (kind, brand, organization_id, person_id, record_id, snoozed_until, other_kind, is_unconfirmed);
CREATE INDEX deadlines_kinds ON deadlines USING btree (kind, date, snoozed_until);
CREATE INDEX deadlines_organization ON deadlines USING btree (organization_id);
CREATE INDEX deadlines_other_kinds ON deadlines USING btree (other_kind, date) WHERE (other_kind IS NOT NULL);
CREATE INDEX deadlines_person ON deadlines USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX deadlines_search ON deadlines USING gin (search_text gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='512');
CREATE INDEX deadlines_source ON deadlines USING btree (source_id);
CREATE INDEX deadlines_unconfirmed ON deadlines USING btree (date) WHERE is_unconfirmed;

create table default_views (
  user_id uuid not null,
  list text not null,
  view_id text not null,
  constraint default_views_pkey PRIMARY KEY (user_id, list),
  constraint default_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table delayed_sends (
  id uuid not null,
  kind text not null,
  body jsonb not null,
  user_id uuid not null,
  state text not null default 'waiting'::text,
  outcomes jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null,
  constraint delayed_sends_pkey PRIMARY KEY (id),
  constraint delayed_sends_body_check CHECK ((jsonb_typeof(body) = 'object'::text)),
  constraint delayed_sends_kind_check CHECK ((kind = ANY (ARRAY['reminders'::text, 'organization'::text, 'person'::text]))),
  constraint delayed_sends_outcomes_check CHECK ((jsonb_typeof(outcomes) = 'array'::text)),
  constraint delayed_sends_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'takenBack'::text]))),
  constraint delayed_sends_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX delayed_sends_open ON delayed_sends USING btree (due_at) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

create table distinct_organizations (
  one_id uuid not null,
  other_id uuid not null,
  user_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint distinct_organizations_pkey PRIMARY KEY (one_id, other_id),
  constraint distinct_organizations_check CHECK ((one_id <> other_id)),
  constraint distinct_organizations_one_id_fkey FOREIGN KEY (one_id) REFERENCES organizations(id),
  constraint distinct_organizations_other_id_fkey FOREIGN KEY (other_id) REFERENCES organizations(id),
  constraint distinct_organizations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX distinct_organizations_other ON distinct_organizations USING btree (other_id);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON distinct_organizations FOR EACH ROW EXECUTE FUNCTION journal_row('{one_id}', '{one_id,other_id}', '{updated_at}', '{}');

create table distinct_people (
  one_id uuid not null,
  other_id uuid not null,
  user_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint distinct_people_pkey PRIMARY KEY (one_id, other_id),
  constraint distinct_people_check CHECK ((one_id <> other_id)),
  constraint distinct_people_one_id_fkey FOREIGN KEY (one_id) REFERENCES people(id),
  constraint distinct_people_other_id_fkey FOREIGN KEY (other_id) REFERENCES people(id),
  constraint distinct_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX distinct_people_other ON distinct_people USING btree (other_id);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON distinct_people FOR EACH ROW EXECUTE FUNCTION journal_row('{one_id}', '{one_id,other_id}', '{updated_at}', '{}');

create table erasure_certificates (
  id uuid not null,
  record_type text not null,
  record_id uuid not null,
  label text not null,
  user_id uuid,
  erased_at timestamp with time zone not null default now(),
  files integer not null,
  mails integer not null,
  changes integer not null,
  sha256 text not null,
  constraint erasure_certificates_pkey PRIMARY KEY (id),
  constraint erasure_certificates_record_id_key UNIQUE (record_id),
  constraint erasure_certificates_record_type_check CHECK ((record_type = ANY (ARRAY['organization'::text, 'person'::text]))),
  constraint erasure_certificates_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint erasure_certificates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX erasure_certificates_latest ON erasure_certificates USING btree (erased_at, id);

create table file_removals (
  key text not null,
  created_at timestamp with time zone not null default now(),
  constraint file_removals_pkey PRIMARY KEY (key)
);

create table filed_papers (
  id uuid not null,
  organization_id uuid not null,
  url text not null,
  document text not null,
  language text not null,
  person_id uuid,
  member_id uuid,
  given jsonb not null,
  printed jsonb not null,
  filed_by uuid,
  filed_at timestamp with time zone not null default now(),
  number integer not null default 0,
  day date not null default CURRENT_DATE,
  content jsonb not null default '[]'::jsonb,
  signed_on date,
  signed_url text,
  updated_at timestamp with time zone not null default now(),
  constraint filed_papers_pkey PRIMARY KEY (id),
  constraint filed_papers_check CHECK ((num_nonnulls(person_id, member_id) <= 1)),
  constraint filed_papers_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint filed_papers_filed_by_fkey FOREIGN KEY (filed_by) REFERENCES users(id),
  constraint filed_papers_member_id_fkey FOREIGN KEY (member_id) REFERENCES organizations(id),
  constraint filed_papers_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint filed_papers_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX filed_papers_filed_by ON filed_papers USING btree (filed_by);
CREATE INDEX filed_papers_key ON filed_papers USING btree ("substring"(url, '/file/(.*)$'::text));
CREATE INDEX filed_papers_member ON filed_papers USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX filed_papers_organization ON filed_papers USING btree (organization_id);
CREATE INDEX filed_papers_person ON filed_papers USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX filed_papers_url ON filed_papers USING btree (url);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON filed_papers FOR EACH ROW EXECUTE FUNCTION journal_row('{organization_id}', '{}', '{updated_at}', '{}');

create table files (
  key text not null,
  name text not null,
  folder text not null,
  content_type text not null,
  size bigint not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint files_pkey PRIMARY KEY (key),
  constraint files_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX files_created ON files USING btree (created_at DESC);

create table filing_people (
  id uuid not null,
  filing_id uuid not null,
  person_id uuid,
  member_id uuid,
  office text not null,
  change text not null,
  constraint filing_people_pkey PRIMARY KEY (id),
  constraint filing_people_change_check CHECK ((change = ANY (ARRAY['appointed'::text, 'ceased'::text, 'name'::text, 'address'::text, 'nationality'::text, 'occupation'::text]))),
  constraint filing_people_check CHECK ((num_nonnulls(person_id, member_id) = 1)),
  constraint filing_people_office_check CHECK ((office = ANY (ARRAY['director'::text, 'secretary'::text]))),
  constraint filing_people_filing_id_fkey FOREIGN KEY (filing_id) REFERENCES filings(id) ON DELETE CASCADE,
  constraint filing_people_member_id_fkey FOREIGN KEY (member_id) REFERENCES organizations(id),
  constraint filing_people_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX filing_people_filing ON filing_people USING btree (filing_id);
CREATE INDEX filing_people_member ON filing_people USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX filing_people_person ON filing_people USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON filing_people FOR EACH ROW EXECUTE FUNCTION journal_row('{filing_id}', '{}', '{}', '{}');

create table filings (
  id uuid not null,
  organization_id uuid not null,
  made_up_to date,
  sent_on date,
  is_first boolean not null default false,
  follow_up_id uuid,
  created_at timestamp with time zone not null default now(),
  kind text not null default 'B1'::text,
  event text not null default ''::text,
  event_date date not null,
  due_on date,
  moves boolean not null default true,
  state text not null default 'toFile'::text,
  year_end date,
  keeps_ard boolean not null default false,
  resent_on date,
  submission_number text,
  registered_on date,
  sent_back_on date,
  reason text,
  court text,
  hearing_on date,
  ordered_on date,
  extended_to date,
  deliver_by date,
  delivered_on date,
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  is_unconfirmed boolean not null default false,
  constraint filings_pkey PRIMARY KEY (id),
  constraint filings_one_return UNIQUE (organization_id, made_up_to),
  constraint filings_follow_up_id_fkey FOREIGN KEY (follow_up_id) REFERENCES follow_ups(id),
  constraint filings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX filings_due ON filings USING btree (due_on, id) WHERE (deleted_at IS NULL);
CREATE INDEX filings_event ON filings USING gin (fold_text(event) gin_trgm_ops);
CREATE INDEX filings_follow_up ON filings USING btree (follow_up_id) WHERE (follow_up_id IS NOT NULL);
CREATE INDEX filings_open ON filings USING btree (organization_id) WHERE ((state = ANY (ARRAY['toFile'::text, 'sentBack'::text])) AND (deleted_at IS NULL));
CREATE INDEX filings_organization ON filings USING btree (organization_id);
CREATE INDEX filings_state ON filings USING btree (state, due_on, id) INCLUDE (organization_id, kind) WHERE (deleted_at IS NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON filings FOR EACH ROW EXECUTE FUNCTION journal_row('{organization_id}', '{}', '{updated_at}', '{}');

create table follow_up_kinds (
  code text not null,
  label text not null,
  last_step smallint not null,
  constraint follow_up_kinds_pkey PRIMARY KEY (code),
  constraint follow_up_kinds_last_step_check CHECK ((last_step > 0))
);

create table follow_ups (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  step_index smallint not null default 0,
  start_date date,
  ard date,
  deadline date,
  comments text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  archived_at timestamp with time zone,
  deleted_at timestamp with time zone,
  return_counted_from date,
  organization_name text not null default ''::text,
  is_organization_deleted boolean not null default false,
  max_step_index smallint not null default 0,
  sort_label text collate "C" not null default ''::text,
  is_completed boolean generated always as ((step_index = max_step_index)) stored,
  is_listed boolean generated always as (((archived_at IS NULL) AND (deleted_at IS NULL) AND (NOT is_organization_deleted))) stored,
  search_text text collate "C" generated always as ((' '::text || fold_text(organization_name))) stored,
  return_due date,
  return_move jsonb,
  legal_day date,
  target_day date generated always as (LEAST(
CASE
    WHEN (name = ANY (ARRAY['AR_NO_TRADING'::text, 'AR_TRADING'::text, 'COMPTE_BANCAIRE'::text, 'FIRST_AR'::text, 'INCORPORATION'::text, 'STRIKE_OFF'::text, 'STRIKE_OFF_NO_TRADING'::text])) THEN deadline
    ELSE NULL::date
END, legal_day)) stored,
  constraint follow_ups_pkey PRIMARY KEY (id),
  constraint follow_ups_check CHECK ((step_index <= max_step_index)),
  constraint follow_ups_step_index_check CHECK ((step_index >= 0)),
  constraint follow_ups_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint follow_ups_name_fkey FOREIGN KEY (name) REFERENCES follow_up_kinds(code),
  constraint follow_ups_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX follow_ups_archived_facts ON follow_ups USING btree (name, is_completed, deadline, start_date) INCLUDE (ard, legal_day, sort_label, search_text, created_at, id) WHERE ((archived_at IS NOT NULL) AND (deleted_at IS NULL) AND (NOT is_organization_deleted));
CREATE INDEX follow_ups_created ON follow_ups USING btree (created_at, id) WHERE is_listed;
CREATE INDEX follow_ups_facts ON follow_ups USING btree (name, is_completed, deadline, start_date) INCLUDE (ard, legal_day, sort_label, search_text, created_at, id) WHERE is_listed;
CREATE INDEX follow_ups_in_bin ON follow_ups USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX follow_ups_one_active ON follow_ups USING btree (organization_id, name) WHERE ((archived_at IS NULL) AND (deleted_at IS NULL));
CREATE INDEX follow_ups_organization ON follow_ups USING btree (organization_id, created_at, id);
CREATE INDEX follow_ups_search ON follow_ups USING gin (search_text gin_trgm_ops) WITH (fastupdate=off) WHERE is_listed;
CREATE INDEX follow_ups_target ON follow_ups USING btree (target_day, id) WHERE is_listed;
CREATE INDEX follow_ups_target_desc ON follow_ups USING btree (target_day DESC NULLS LAST, id DESC) WHERE is_listed;
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON follow_ups FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{is_completed,is_listed,search_text,target_day,updated_at,organization_name,is_organization_deleted,max_step_index,sort_label}', '{}');
CREATE TRIGGER set_names BEFORE INSERT ON follow_ups FOR EACH ROW EXECUTE FUNCTION set_follow_up_names();
CREATE TRIGGER set_names_of_moved BEFORE UPDATE OF organization_id ON follow_ups FOR EACH ROW WHEN ((old.organization_id IS DISTINCT FROM new.organization_id)) EXECUTE FUNCTION set_follow_up_names();

create table form_announcements (
  form_id uuid not null,
  queued_at timestamp with time zone not null,
  constraint form_announcements_pkey PRIMARY KEY (form_id),
  constraint form_announcements_form_id_fkey FOREIGN KEY (form_id) REFERENCES forms(id) ON DELETE CASCADE
);

create table former_company_names (
  organization_id uuid not null,
  name text not null default ''::text,
  mail text not null default ''::text,
  name_key text collate "C" not null generated always as (company_name_key(name)) stored,
  search_text text collate "C" not null generated always as ((' '::text || fold_text(((name || ' '::text) || mail)))) stored,
  search_key text collate "C" not null generated always as (joined_words(company_words(name))) stored,
  constraint former_company_names_pkey PRIMARY KEY (organization_id, name, mail),
  constraint former_company_names_check CHECK (((name = ''::text) <> (mail = ''::text))),
  constraint former_company_names_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE
);
CREATE INDEX former_company_names_key ON former_company_names USING btree (name_key) WHERE (name <> ''::text);
CREATE INDEX former_company_names_search ON former_company_names USING gin (search_text gin_trgm_ops, search_key gin_trgm_ops) WITH (fastupdate=off);

create table former_person_names (
  person_id uuid not null,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  mail text not null default ''::text,
  name_key text collate "C" not null generated always as (((name_key(first_name) || ' '::text) || name_key(last_name))) stored,
  search_text text collate "C" not null generated always as ((' '::text || fold_text(((((first_name || ' '::text) || last_name) || ' '::text) || mail)))) stored,
  search_key text collate "C" not null generated always as (joined_words(btrim(((name_words(first_name) || ' '::text) || name_words(last_name))))) stored,
  constraint former_person_names_pkey PRIMARY KEY (person_id, first_name, last_name, mail),
  constraint former_person_names_check CHECK ((((first_name || last_name) = ''::text) <> (mail = ''::text))),
  constraint former_person_names_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id) ON DELETE CASCADE
);
CREATE INDEX former_person_names_key ON former_person_names USING btree (name_key) WHERE (mail = ''::text);
CREATE INDEX former_person_names_search ON former_person_names USING gin (search_text gin_trgm_ops, search_key gin_trgm_ops) WITH (fastupdate=off);

create table forms (
  id uuid not null,
  organization_name_1 text not null,
  organization_name_2 text not null default ''::text,
  organization_name_3 text not null default ''::text,
  description text not null,
  is_identity_certified boolean not null default false,
  wants_secretary_company boolean not null default false,
  wants_anonymous_shareholder boolean not null default false,
  people jsonb not null default '[]'::jsonb,
  organization_id uuid,
  sort_name_1 text collate "C" generated always as (fold_text(organization_name_1)) stored,
  sort_name_2 text collate "C" generated always as (fold_text(organization_name_2)) stored,
  sort_name_3 text collate "C" generated always as (fold_text(organization_name_3)) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  reference text not null default new_form_reference(),
  is_suspicious boolean not null default false,
  idempotency_key text,
  search_text text collate "C" generated always as ((' '::text || fold_text(((((((((organization_name_1 || ' '::text) || organization_name_2) || ' '::text) || organization_name_3) || ' '::text) || form_people_names(people)) || ' '::text) || reference)))) stored,
  idempotency_digest text,
  search_key text collate "C" generated always as ((((joined_words(company_words(organization_name_1)) || joined_words(company_words(organization_name_2))) || joined_words(company_words(organization_name_3))) || form_people_keys(people))) stored,
  constraint forms_pkey PRIMARY KEY (id),
  constraint forms_idempotency_key UNIQUE (idempotency_key),
  constraint forms_reference UNIQUE (reference),
  constraint forms_description_check CHECK ((description <> ''::text)),
  constraint forms_organization_name_1_check CHECK ((organization_name_1 <> ''::text)),
  constraint forms_people_check CHECK ((jsonb_typeof(people) = 'array'::text)),
  constraint forms_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX forms_created ON forms USING btree (created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX forms_in_bin ON forms USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX forms_name_1 ON forms USING btree (sort_name_1, id) WHERE (deleted_at IS NULL);
CREATE INDEX forms_name_2 ON forms USING btree (sort_name_2, id) WHERE (deleted_at IS NULL);
CREATE INDEX forms_name_3 ON forms USING btree (sort_name_3, id) WHERE (deleted_at IS NULL);
CREATE INDEX forms_organization ON forms USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX forms_search ON forms USING gin (search_text gin_trgm_ops) WITH (fastupdate=off) WHERE (deleted_at IS NULL);
CREATE INDEX forms_search_key ON forms USING gin (search_key gin_trgm_ops) WITH (fastupdate=off) WHERE (deleted_at IS NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON forms FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{sort_name_1,sort_name_2,sort_name_3,search_text,search_key,updated_at}', '{}');

create table import_jobs (
  id uuid not null,
  user_id uuid not null,
  state text not null,
  done integer not null,
  total integer not null,
  report jsonb,
  message text,
  updated_at timestamp with time zone not null default now(),
  constraint import_jobs_pkey PRIMARY KEY (id),
  constraint import_jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  constraint import_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX import_jobs_updated ON import_jobs USING btree (updated_at);

create table import_runs (
  id uuid not null,
  kind text not null,
  file_name text not null,
  columns jsonb not null default '{}'::jsonb,
  user_id uuid,
  save_id bigint,
  made integer not null,
  updated integer not null,
  skipped integer not null,
  refused integer not null,
  created_at timestamp with time zone not null default now(),
  undone_at timestamp with time zone,
  undone_by uuid,
  constraint import_runs_pkey PRIMARY KEY (id),
  constraint import_runs_kind_check CHECK ((kind = ANY (ARRAY['organizations'::text, 'people'::text, 'links'::text, 'orders'::text]))),
  constraint import_runs_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id),
  constraint import_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX import_runs_latest ON import_runs USING btree (created_at, id);

create table invitations (
  id uuid not null,
  email text not null,
  role text not null,
  token_hash text not null,
  invited_by uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations_token_hash_key UNIQUE (token_hash),
  constraint invitations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'staff'::text, 'amlOfficer'::text, 'readOnly'::text]))),
  constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX invitations_open ON invitations USING btree (lower(email)) WHERE (used_at IS NULL);

create table jobs (
  name text not null,
  done_for date,
  finished_at timestamp with time zone,
  constraint jobs_pkey PRIMARY KEY (name)
);

create table link_holdings (
  link_id uuid not null,
  "position" integer not null,
  class text not null,
  number numeric not null,
  nominal numeric,
  acquired date,
  ceased date,
  id uuid not null default gen_random_uuid(),
  constraint link_holdings_pkey PRIMARY KEY (id),
  constraint link_holdings_link_id_position_key UNIQUE (link_id, "position"),
  constraint link_holdings_check1 CHECK ((acquired <= ceased)),
  constraint link_holdings_class_check CHECK ((class <> ''::text)),
  constraint link_holdings_nominal_check CHECK ((nominal >= (0)::numeric)),
  constraint link_holdings_number_check CHECK ((number >= (0)::numeric)),
  constraint link_holdings_link_id_fkey FOREIGN KEY (link_id) REFERENCES links(id) ON DELETE CASCADE
);
CREATE INDEX link_holdings_ceased ON link_holdings USING btree (ceased) WHERE (ceased IS NOT NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON link_holdings FOR EACH ROW EXECUTE FUNCTION journal_row('{link_id}', '{}', '{updated_at}', '{}');

create table link_terms (
  link_id uuid not null,
  "position" integer not null,
  role text not null,
  appointed date,
  ceased date,
  id uuid not null default gen_random_uuid(),
  constraint link_terms_pkey PRIMARY KEY (id),
  constraint link_terms_link_id_position_key UNIQUE (link_id, "position"),
  constraint link_terms_check1 CHECK ((appointed <= ceased)),
  constraint link_terms_role_check CHECK ((role = ANY (ARRAY['director'::text, 'secretary'::text, 'shareholder'::text, 'nomineeDirector'::text, 'other'::text]))),
  constraint link_terms_link_id_fkey FOREIGN KEY (link_id) REFERENCES links(id) ON DELETE CASCADE
);
CREATE INDEX link_terms_ceased ON link_terms USING btree (ceased) WHERE (ceased IS NOT NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON link_terms FOR EACH ROW EXECUTE FUNCTION journal_row('{link_id}', '{}', '{updated_at}', '{}');

create table links (
  id uuid not null,
  person_id uuid,
  organization_id uuid not null,
  beneficiary_percentage numeric(7,4) not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  nominee_for uuid,
  member_id uuid,
  deleted_at timestamp with time zone,
  instructs boolean not null default false,
  controls jsonb not null default '[]'::jsonb,
  constraint links_pkey PRIMARY KEY (id),
  constraint links_beneficiary_percentage_check CHECK (((beneficiary_percentage >= (0)::numeric) AND (beneficiary_percentage <= (100)::numeric))),
  constraint links_controls_check CHECK ((jsonb_typeof(controls) = 'array'::text)),
  constraint links_person_or_member CHECK ((num_nonnulls(person_id, member_id) = 1)),
  constraint links_member_id_fkey FOREIGN KEY (member_id) REFERENCES organizations(id),
  constraint links_nominee_for_fkey FOREIGN KEY (nominee_for) REFERENCES people(id) ON DELETE SET NULL,
  constraint links_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint links_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX links_deleted ON links USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX links_member ON links USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX links_nominee_for ON links USING btree (nominee_for) WHERE (nominee_for IS NOT NULL);
CREATE UNIQUE INDEX links_of_member ON links USING btree (member_id, organization_id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX links_of_person ON links USING btree (person_id, organization_id) WHERE (deleted_at IS NULL);
CREATE INDEX links_organization ON links USING btree (organization_id, created_at);
CREATE INDEX links_person ON links USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON links FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{updated_at}', '{}');

create table mail_events (
  id uuid not null,
  mail_id uuid not null,
  event text not null,
  happened_at timestamp with time zone not null,
  note text,
  constraint mail_events_pkey PRIMARY KEY (id),
  constraint mail_events_mail_id_event_happened_at_key UNIQUE (mail_id, event, happened_at),
  constraint mail_events_event_check CHECK ((event = ANY (ARRAY['queued'::text, 'sent'::text, 'outbox'::text, 'delayed'::text, 'delivered'::text, 'failed'::text, 'unconfirmed'::text, 'opened'::text, 'clicked'::text, 'complained'::text]))),
  constraint mail_events_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mails(id)
);
CREATE INDEX mail_events_recent ON mail_events USING btree (happened_at, id);

create table mail_parts (
  id uuid not null,
  mail_id uuid not null,
  organization_id uuid,
  reminder_kind text,
  constraint mail_parts_pkey PRIMARY KEY (id),
  constraint mail_parts_reminder_kind CHECK ((reminder_kind = ANY (ARRAY['corporationTax'::text, 'domiciliation'::text, 'secretaryCompany'::text, 'anonymousShareholder'::text]))),
  constraint mail_parts_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mails(id),
  constraint mail_parts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX mail_parts_mail ON mail_parts USING btree (mail_id);
CREATE INDEX mail_parts_organization ON mail_parts USING btree (organization_id, reminder_kind) WHERE (organization_id IS NOT NULL);
CREATE TRIGGER journal AFTER UPDATE OF organization_id ON mail_parts FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{}', '{}');

create table mails (
  id uuid not null,
  message_id text not null,
  sender text not null,
  recipient text not null,
  subject text not null,
  text_content text not null,
  html_content text,
  tag text,
  state text not null default 'queued'::text,
  tries integer not null default 0,
  next_try_at timestamp with time zone not null default now(),
  worker integer,
  requested_by uuid,
  sort_recipient text collate "C" generated always as (lower(recipient)) stored,
  created_at timestamp with time zone not null default now(),
  handed_over_at timestamp with time zone,
  organization_id uuid,
  reminder_kind text,
  reply_to text,
  link_purpose text,
  link_id uuid,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_message_id_key UNIQUE (message_id),
  constraint mails_check CHECK (((state = 'sending'::text) = (worker IS NOT NULL))),
  constraint mails_check1 CHECK (((link_purpose IS NULL) = (link_id IS NULL))),
  constraint mails_handed_over_check CHECK (((handed_over_at IS NULL) OR (state = ANY (ARRAY['sending'::text, 'sent'::text, 'failed'::text, 'unconfirmed'::text])))),
  constraint mails_link_purpose_check CHECK ((link_purpose = ANY (ARRAY['invitation'::text, 'password'::text]))),
  constraint mails_reminder_kind CHECK ((reminder_kind = ANY (ARRAY['corporationTax'::text, 'domiciliation'::text, 'secretaryCompany'::text, 'anonymousShareholder'::text]))),
  constraint mails_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'unconfirmed'::text]))),
  constraint mails_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint mails_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id)
);
CREATE INDEX mails_in_hand ON mails USING btree (worker) WHERE (state = 'sending'::text);
CREATE INDEX mails_organization ON mails USING btree (organization_id, created_at, id) WHERE (organization_id IS NOT NULL);
CREATE INDEX mails_recipient ON mails USING btree (sort_recipient, created_at, id);
CREATE INDEX mails_reminders ON mails USING btree (organization_id, reminder_kind, created_at) WHERE ((organization_id IS NOT NULL) AND (reminder_kind IS NOT NULL));
CREATE INDEX mails_waiting ON mails USING btree (next_try_at, id) WHERE (state = 'queued'::text);
CREATE INDEX mails_with_link ON mails USING btree (link_id) WHERE (link_id IS NOT NULL);
CREATE TRIGGER journal AFTER UPDATE OF organization_id ON mails FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{sort_recipient,updated_at}', '{}');

create table merges (
  id uuid not null,
  record_type text not null,
  keep_id uuid not null,
  merged_id uuid not null,
  user_id uuid,
  created_at timestamp with time zone not null default now(),
  undone_at timestamp with time zone,
  save_id bigint,
  constraint merges_pkey PRIMARY KEY (id),
  constraint merges_record_type_check CHECK ((record_type = ANY (ARRAY['organization'::text, 'person'::text]))),
  constraint merges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX merges_keep ON merges USING btree (keep_id);
CREATE UNIQUE INDEX merges_merged ON merges USING btree (merged_id) WHERE (undone_at IS NULL);
CREATE INDEX merges_save ON merges USING btree (save_id);
CREATE TRIGGER journal AFTER UPDATE OF undone_at ON merges FOR EACH ROW EXECUTE FUNCTION journal_row('{keep_id}', '{}', '{}', '{}');
CREATE CONSTRAINT TRIGGER merges_former_names AFTER INSERT OR UPDATE OF undone_at ON merges DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refresh_former_names();

create table morning_emails (
  user_id uuid not null,
  done_for date,
  constraint morning_emails_pkey PRIMARY KEY (user_id),
  constraint morning_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table notes (
  id uuid not null,
  organization_id uuid,
  person_id uuid,
  text text not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  constraint notes_pkey PRIMARY KEY (id),
  constraint notes_about_one CHECK ((num_nonnulls(organization_id, person_id) = 1)),
  constraint notes_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint notes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint notes_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX notes_in_bin ON notes USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX notes_organization ON notes USING btree (organization_id, created_at DESC, id);
CREATE INDEX notes_person ON notes USING btree (person_id, created_at DESC, id);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON notes FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{updated_at}', '{}');

create table order_renames (
  product_id uuid not null,
  asked_at timestamp with time zone not null default now(),
  constraint order_renames_pkey PRIMARY KEY (product_id),
  constraint order_renames_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
);

create table orders (
  id uuid not null,
  organization_id uuid,
  organization_name text,
  product_id uuid,
  product_name text,
  company text,
  last_name text,
  first_name text,
  email text,
  origin text,
  total_cents bigint not null default 0,
  deposit_cents bigint not null default 0,
  ordered_on date,
  deposit_payment_type text,
  balance_cents bigint not null default 0,
  balance_on date,
  balance_payment_type text,
  to_invoice text,
  paid_cents bigint not null default 0,
  is_paid_totally boolean not null default false,
  is_balance_paid boolean not null default false,
  has_no_vat boolean not null default false,
  has_vat boolean not null default false,
  vat_number text,
  comment text,
  sort_organization text collate "C" generated always as (NULLIF(fold_text(organization_name), ''::text)) stored,
  sort_product text collate "C" generated always as (NULLIF(fold_text(product_name), ''::text)) stored,
  sort_company text collate "C" generated always as (NULLIF(fold_text(company), ''::text)) stored,
  sort_last_name text collate "C" generated always as (NULLIF(fold_text(last_name), ''::text)) stored,
  sort_first_name text collate "C" generated always as (NULLIF(fold_text(first_name), ''::text)) stored,
  sort_email text collate "C" generated always as (NULLIF(lower(email), ''::text)) stored,
  sort_deposit_payment_type text collate "C" generated always as (NULLIF(fold_text(deposit_payment_type), ''::text)) stored,
  sort_balance_payment_type text collate "C" generated always as (NULLIF(fold_text(balance_payment_type), ''::text)) stored,
  sort_vat_number text collate "C" generated always as (NULLIF(fold_text(vat_number), ''::text)) stored,
  search_text text collate "C" generated always as ((' '::text || fold_text(((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || COALESCE(company, ''::text)) || ' '::text) || COALESCE(organization_name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(product_name, ''::text))))) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  search_key text collate "C" generated always as (joined_words(name_words(((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || ' '::text) || COALESCE(company, ''::text))))) stored,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_check CHECK ((NOT (has_no_vat AND (has_vat OR (vat_number IS NOT NULL))))),
  constraint orders_origin_check CHECK ((origin = ANY (ARRAY['main'::text, 'second'::text]))),
  constraint orders_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint orders_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX orders_company ON orders USING btree (sort_company, id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_company_desc ON orders USING btree (sort_company DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX orders_created ON orders USING btree (created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_in_bin ON orders USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX orders_ordered ON orders USING btree (ordered_on, id) WHERE (deleted_at IS NULL);
CREATE INDEX orders_ordered_desc ON orders USING btree (ordered_on DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX orders_organization ON orders USING btree (organization_id, created_at, id);
CREATE INDEX orders_product ON orders USING btree (product_id, created_at, id);
CREATE INDEX orders_search ON orders USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX orders_search_key ON orders USING gin (search_key gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX orders_sums ON orders USING btree (product_id, origin, sort_product) INCLUDE (organization_id, total_cents, paid_cents, is_paid_totally) WHERE (deleted_at IS NULL);
CREATE INDEX orders_total ON orders USING btree (total_cents, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{sort_organization,sort_product,sort_company,sort_last_name,sort_first_name,sort_email,sort_deposit_payment_type,sort_balance_payment_type,sort_vat_number,search_text,search_key,updated_at,organization_name}', '{}');
CREATE TRIGGER set_order_names BEFORE INSERT OR UPDATE OF organization_id, product_id ON orders FOR EACH ROW EXECUTE FUNCTION set_order_names();

create table organization_aml (
  organization_id uuid not null,
  form jsonb not null,
  completed_at timestamp with time zone,
  constraint organization_aml_pkey PRIMARY KEY (organization_id),
  constraint organization_aml_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON organization_aml FOR EACH ROW EXECUTE FUNCTION journal_row('{organization_id}', '{organization_id}', '{updated_at}', '{}');

create table organization_details (
  organization_id uuid not null,
  language text,
  business_activity text,
  creation_package text,
  address text,
  country text,
  comments text,
  notes text,
  is_rbo_compliant boolean not null default false,
  changed_annual_return date,
  financial_year_end date,
  corporation_tax_paid date[] not null default '{}'::date[],
  corporation_tax_number text,
  finotor_registered_at timestamp with time zone,
  domiciliation_subscription date,
  domiciliation_plan smallint,
  domiciliation_payments jsonb not null default '[]'::jsonb,
  secretary_company_subscription date,
  secretary_company_plan smallint,
  secretary_company_payments jsonb not null default '[]'::jsonb,
  anonymous_shareholder_subscription date,
  anonymous_shareholder_plan smallint,
  anonymous_shareholder_payments jsonb not null default '[]'::jsonb,
  counted_next_annual_return date,
  company_type text,
  relationship_ended_on date,
  bond_until date,
  last_annexed_year_end date,
  is_in_group boolean not null default false,
  cro_status text,
  register_name text,
  cro_status_on date,
  real_link_certificate_until date,
  changed_annual_return_filed_on date,
  relationship_began_on date,
  other_mails text[] not null default '{}'::text[],
  constraint organization_details_pkey PRIMARY KEY (organization_id),
  constraint organization_details_anonymous_shareholder_plan_check CHECK ((anonymous_shareholder_plan = ANY (ARRAY[6, 12]))),
  constraint organization_details_company_type_check CHECK ((company_type = ANY (ARRAY['LTD'::text, 'DAC'::text, 'PLC'::text, 'CLG'::text, 'UC'::text, 'BRANCH'::text]))),
  constraint organization_details_creation_package_check CHECK ((creation_package = ANY (ARRAY['FAST_CREATION'::text, 'FULL_PACK'::text, 'PREMIUM_PACK'::text, 'HOLDING'::text, 'REAL_ESTATE_PACK'::text]))),
  constraint organization_details_cro_status_check CHECK ((cro_status = ANY (ARRAY['normal'::text, 'strikeOffListed'::text, 'liquidation'::text, 'receivership'::text, 'dissolved'::text, 'restored'::text]))),
  constraint organization_details_domiciliation_plan_check CHECK ((domiciliation_plan = ANY (ARRAY[6, 12]))),
  constraint organization_details_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint organization_details_secretary_company_plan_check CHECK ((secretary_company_plan = ANY (ARRAY[6, 12]))),
  constraint organization_details_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX organization_details_ended ON organization_details USING btree (relationship_ended_on) WHERE (relationship_ended_on IS NOT NULL);
CREATE INDEX organization_details_tax_key ON organization_details USING btree (tax_key(corporation_tax_number)) WHERE (corporation_tax_number IS NOT NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON organization_details FOR EACH ROW EXECUTE FUNCTION journal_row('{organization_id}', '{organization_id}', '{updated_at}', '{}');

create table organization_files (
  organization_id uuid not null,
  "position" integer not null,
  url text not null,
  folder text not null,
  file_name text not null,
  id uuid not null default gen_random_uuid(),
  constraint organization_files_pkey PRIMARY KEY (organization_id, "position"),
  constraint organization_files_id_key UNIQUE (id),
  constraint organization_files_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX organization_files_key ON organization_files USING btree ("substring"(url, '/file/(.*)$'::text));
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON organization_files FOR EACH ROW EXECUTE FUNCTION journal_row('{organization_id}', '{organization_id,position}', '{updated_at}', '{}');

create table organization_users (
  organization_id uuid not null,
  user_id uuid not null,
  "position" integer not null,
  id uuid not null default gen_random_uuid(),
  constraint organization_users_pkey PRIMARY KEY (organization_id, user_id),
  constraint organization_users_id_key UNIQUE (id),
  constraint organization_users_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint organization_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX organization_users_user ON organization_users USING btree (user_id, organization_id);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON organization_users FOR EACH ROW EXECUTE FUNCTION journal_row('{organization_id}', '{organization_id,user_id}', '{updated_at}', '{}');

create table organizations (
  id uuid not null,
  name text not null,
  mail text,
  cro text,
  creation_status text,
  incorporation_date date,
  first_annual_return date,
  is_first_annual_return_done boolean not null default false,
  next_annual_return date,
  corporation_tax_reminder date,
  finotor text,
  finotor_email_sent_at timestamp with time zone,
  has_domiciliation boolean not null default false,
  domiciliation_reminder date,
  has_secretary_company boolean not null default false,
  secretary_company_reminder date,
  has_anonymous_shareholder boolean not null default false,
  anonymous_shareholder_reminder date,
  aml_risk_level text,
  sort_name text collate "C" generated always as (fold_text(name)) stored,
  search_text text collate "C" generated always as ((' '::text || fold_text(((((name || ' '::text) || COALESCE(cro, ''::text)) || ' '::text) || COALESCE(mail, ''::text))))) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  mail_state text not null generated always as (mail_state(mail)) stored,
  name_key text collate "C" generated always as (company_name_key(name)) stored,
  search_key text collate "C" generated always as ((joined_words(company_words(name)) || COALESCE((' '::text || lower(cro_key(cro))), ''::text))) stored,
  constraint organizations_pkey PRIMARY KEY (id),
  constraint organizations_aml_risk_level_check CHECK ((aml_risk_level = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text]))),
  constraint organizations_creation_status_check CHECK ((creation_status = ANY (ARRAY['IN_PROGRESS'::text, 'COMPLETED'::text, 'STRIKE_OFF'::text, 'LATE'::text]))),
  constraint organizations_finotor_check CHECK ((finotor = ANY (ARRAY['not_sent'::text, 'sent'::text, 'registered'::text, 'stopped'::text]))),
  constraint organizations_name_check CHECK ((name <> ''::text))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX organizations_created ON organizations USING btree (created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX organizations_cro ON organizations USING btree (cro) WHERE (cro IS NOT NULL);
CREATE INDEX organizations_cro_key ON organizations USING btree (cro_key(cro)) WHERE (deleted_at IS NULL);
CREATE INDEX organizations_deleted ON organizations USING btree (created_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX organizations_in_bin ON organizations USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX organizations_name ON organizations USING btree (sort_name, id) WHERE (deleted_at IS NULL);
CREATE INDEX organizations_name_key ON organizations USING btree (name_key, id) INCLUDE (name) WHERE (deleted_at IS NULL);
CREATE INDEX organizations_search ON organizations USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX organizations_search_key ON organizations USING gin (search_key gin_trgm_ops) WITH (fastupdate=off);
CREATE TRIGGER copy_name AFTER UPDATE OF name, deleted_at ON organizations FOR EACH ROW WHEN (((old.name <> new.name) OR ((old.deleted_at IS NULL) <> (new.deleted_at IS NULL)))) EXECUTE FUNCTION copy_organization_name();
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON organizations FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{sort_name,search_text,name_key,search_key,updated_at,mail_state}', '{}');

create table passkey_challenges (
  challenge text not null,
  user_id uuid,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge),
  constraint passkey_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges USING btree (expires_at);

create table passkeys (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX passkeys_user ON passkeys USING btree (user_id, created_at);

create table password_resets (
  id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_resets_pkey PRIMARY KEY (id),
  constraint password_resets_token_hash_key UNIQUE (token_hash),
  constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX password_resets_user ON password_resets USING btree (user_id) WHERE (used_at IS NULL);

create table past_relationships (
  id uuid not null,
  organization_id uuid,
  person_id uuid,
  ended_on date not null,
  constraint past_relationships_pkey PRIMARY KEY (id),
  constraint past_relationships_check CHECK ((num_nonnulls(organization_id, person_id) = 1)),
  constraint past_relationships_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint past_relationships_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX past_relationships_organization ON past_relationships USING btree (organization_id);
CREATE INDEX past_relationships_person ON past_relationships USING btree (person_id);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON past_relationships FOR EACH ROW EXECUTE FUNCTION journal_row('{person_id,organization_id}', '{}', '{updated_at}', '{}');

create table people (
  id uuid not null,
  first_name text not null,
  last_name text not null,
  phone text,
  mail text,
  birth date,
  nationality text,
  identity_proof_number text,
  pps text,
  street text,
  zip text,
  city text,
  state text,
  country text,
  comments text,
  has_vif boolean not null default false,
  has_id_pal boolean not null default false,
  is_politically_exposed boolean not null default false,
  company_form text,
  aml_certified_on date,
  sort_first_name text collate "C" generated always as (fold_text(first_name)) stored,
  sort_last_name text collate "C" generated always as (fold_text(last_name)) stored,
  sort_mail text collate "C" generated always as (lower(mail)) stored,
  search_text text collate "C" generated always as ((((' '::text || fold_text(((((first_name || ' '::text) || last_name) || ' '::text) || COALESCE(mail, ''::text)))) || ' '::text) || regexp_replace(COALESCE(phone, ''::text), '[^0-9+]'::text, ''::text, 'g'::text))) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  rbo_number text,
  identity_documents jsonb not null default '[]'::jsonb,
  same_as_organization_id uuid,
  mail_state text not null generated always as (mail_state(mail)) stored,
  has_one_name boolean not null default false,
  name_key text collate "C" generated always as (((name_key(first_name) || ' '::text) || name_key(last_name))) stored,
  search_key text collate "C" generated always as ((joined_words(btrim(((name_words(first_name) || ' '::text) || name_words(last_name)))) || COALESCE(phone_keys(phone), ''::text))) stored,
  occupation text,
  former_names text,
  other_directorships jsonb,
  other_mails text[] not null default '{}'::text[],
  pep_left_office_on date,
  pep_end_reason text,
  constraint people_pkey PRIMARY KEY (id),
  constraint people_one_name CHECK (((NOT has_one_name) OR (last_name = ''::text))),
  constraint people_other_directorships_check CHECK ((jsonb_typeof(other_directorships) = 'array'::text)),
  constraint people_pep_end_reason_check CHECK ((length(pep_end_reason) <= 2000)),
  constraint people_same_as_organization_id_fkey FOREIGN KEY (same_as_organization_id) REFERENCES organizations(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX people_created ON people USING btree (created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX people_deleted ON people USING btree (created_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX people_document_files ON people USING gin (document_file_keys(identity_documents)) WITH (fastupdate=off) WHERE (identity_documents <> '[]'::jsonb);
CREATE INDEX people_first_name ON people USING btree (sort_first_name, id) WHERE (deleted_at IS NULL);
CREATE INDEX people_in_bin ON people USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX people_last_name ON people USING btree (sort_last_name, id) WHERE (deleted_at IS NULL);
CREATE INDEX people_mail ON people USING btree (sort_mail, id) WHERE (deleted_at IS NULL);
CREATE INDEX people_mail_desc ON people USING btree (sort_mail DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX people_name_key ON people USING btree (name_key) WHERE (deleted_at IS NULL);
CREATE INDEX people_other_mails ON people USING gin (other_mails) WHERE (deleted_at IS NULL);
CREATE INDEX people_same_as_organization ON people USING btree (same_as_organization_id) WHERE (same_as_organization_id IS NOT NULL);
CREATE INDEX people_search ON people USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX people_search_key ON people USING gin (search_key gin_trgm_ops) WITH (fastupdate=off);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON people FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{sort_first_name,sort_last_name,sort_mail,search_text,name_key,search_key,updated_at,mail_state}', '{pps,identity_proof_number,identity_documents}');

create table people_files (
  person_id uuid not null,
  "position" integer not null,
  url text not null,
  id uuid not null default gen_random_uuid(),
  constraint people_files_pkey PRIMARY KEY (person_id, "position"),
  constraint people_files_id_key UNIQUE (id),
  constraint people_files_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX people_files_key ON people_files USING btree ("substring"(url, '/file/(.*)$'::text));
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON people_files FOR EACH ROW EXECUTE FUNCTION journal_row('{person_id}', '{person_id,position}', '{updated_at}', '{}');

create table products (
  id uuid not null,
  name text not null,
  is_subscription boolean not null default false,
  is_retired boolean not null default false,
  sort_name text collate "C" not null generated always as (fold_text(name)) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_name_check CHECK ((name <> ''::text))
);
CREATE INDEX products_in_bin ON products USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX products_name ON products USING btree (sort_name) WHERE (deleted_at IS NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON products FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{sort_name,updated_at}', '{}');
CREATE TRIGGER rename_orders AFTER UPDATE OF name ON products FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION rename_orders_of_product();

create unlogged table rate_limits (
  key text not null,
  window_end timestamp with time zone not null,
  count integer not null,
  constraint rate_limits_pkey PRIMARY KEY (key, window_end)
);

create table recovery_codes (
  user_id uuid not null,
  code_hash text not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table register_entries (
  id uuid not null,
  organization_id uuid not null,
  register text not null,
  entered_on date not null,
  description text not null,
  person_id uuid,
  ceased date,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  constraint register_entries_pkey PRIMARY KEY (id),
  constraint register_entries_check CHECK ((ceased >= entered_on)),
  constraint register_entries_description_check CHECK ((description <> ''::text)),
  constraint register_entries_register_check CHECK ((register = ANY (ARRAY['charges'::text, 'seal'::text, 'contracts'::text, 'interests'::text]))),
  constraint register_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint register_entries_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX register_entries_organization ON register_entries USING btree (organization_id, register);
CREATE INDEX register_entries_person ON register_entries USING btree (person_id);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON register_entries FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{updated_at}', '{}');

create table reminder_rules (
  rule text not null,
  is_on boolean not null default false,
  is_automatic boolean not null default false,
  day_counts smallint[],
  id uuid not null default gen_random_uuid(),
  constraint reminder_rules_pkey PRIMARY KEY (rule)
);

create table reminders (
  id uuid not null,
  rule text not null,
  subject_id uuid not null,
  date date not null,
  day_count smallint not null,
  organization_id uuid,
  organization_name text,
  person_id uuid,
  person_name text,
  recipient text,
  language text not null,
  tag text not null,
  subject text not null,
  text_content text not null,
  html_content text not null,
  state text not null default 'prepared'::text,
  reason text,
  mail_id uuid,
  prepared_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  sort_name text collate "C" not null generated always as (fold_text(COALESCE(organization_name, person_name, ''::text))) stored,
  search_text text collate "C" generated always as ((' '::text || fold_text(((((((COALESCE(organization_name, ''::text) || ' '::text) || COALESCE(person_name, ''::text)) || ' '::text) || subject) || ' '::text) || COALESCE(recipient, ''::text))))) stored,
  task_id uuid,
  text_version_id uuid,
  constraint reminders_pkey PRIMARY KEY (id),
  constraint reminders_rule_subject_id_date_day_count_key UNIQUE (rule, subject_id, date, day_count),
  constraint reminders_check CHECK (((state = 'skipped'::text) = (reason IS NOT NULL))),
  constraint reminders_check1 CHECK (((state = 'sent'::text) = (mail_id IS NOT NULL))),
  constraint reminders_check2 CHECK (((state = 'prepared'::text) = (decided_at IS NULL))),
  constraint reminders_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint reminders_state_check CHECK ((state = ANY (ARRAY['prepared'::text, 'sent'::text, 'skipped'::text]))),
  constraint reminders_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint reminders_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mails(id),
  constraint reminders_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint reminders_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint reminders_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id) ON DELETE SET NULL,
  constraint reminders_text_version_id_fkey FOREIGN KEY (text_version_id) REFERENCES text_versions(id)
);
CREATE INDEX reminders_date ON reminders USING btree (date, id);
CREATE INDEX reminders_mail ON reminders USING btree (mail_id) WHERE (mail_id IS NOT NULL);
CREATE INDEX reminders_organization ON reminders USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX reminders_person ON reminders USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX reminders_prepared ON reminders USING btree (rule, date, id) WHERE (state = 'prepared'::text);
CREATE INDEX reminders_search ON reminders USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX reminders_state_date ON reminders USING btree (state, date, id);
CREATE INDEX reminders_task ON reminders USING btree (task_id) WHERE (task_id IS NOT NULL);
CREATE INDEX reminders_text_version ON reminders USING btree (text_version_id) WHERE (text_version_id IS NOT NULL);
CREATE TRIGGER journal AFTER DELETE OR UPDATE OF subject_id, organization_id, person_id ON reminders FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{sort_name,search_text,updated_at}', '{}');

create table retention_holds (
  id uuid not null,
  organization_id uuid,
  person_id uuid,
  reason text not null,
  user_id uuid,
  created_at timestamp with time zone not null default now(),
  released_at timestamp with time zone,
  released_by uuid,
  constraint retention_holds_pkey PRIMARY KEY (id),
  constraint retention_holds_check CHECK ((num_nonnulls(organization_id, person_id) = 1)),
  constraint retention_holds_reason_check CHECK ((reason <> ''::text)),
  constraint retention_holds_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint retention_holds_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint retention_holds_released_by_fkey FOREIGN KEY (released_by) REFERENCES users(id),
  constraint retention_holds_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX retention_holds_organization ON retention_holds USING btree (organization_id) WHERE (released_at IS NULL);
CREATE INDEX retention_holds_person ON retention_holds USING btree (person_id) WHERE (released_at IS NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON retention_holds FOR EACH ROW EXECUTE FUNCTION journal_row('{person_id,organization_id}', '{}', '{updated_at}', '{}');

create table risk_countries (
  country text not null,
  from_on date,
  to_on date,
  keys text[] not null,
  nationality_keys text[] not null,
  constraint risk_countries_pkey PRIMARY KEY (country),
  constraint risk_countries_check CHECK ((to_on >= from_on))
);

create table risk_country_lists (
  id boolean not null default true,
  day date not null,
  file_name text,
  loaded_at timestamp with time zone not null default now(),
  constraint risk_country_lists_pkey PRIMARY KEY (id),
  constraint risk_country_lists_id_check CHECK (id)
);

create table row_changes (
  id bigint not null generated always as identity,
  save_id bigint not null,
  table_name text not null,
  record_id uuid,
  key hstore not null,
  before hstore,
  after hstore,
  constraint row_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX row_changes_numbers ON row_changes USING btree (id) WHERE ((before ? 'pps'::text) OR (after ? 'pps'::text));
CREATE INDEX row_changes_record ON row_changes USING btree (record_id);
CREATE INDEX row_changes_save ON row_changes USING btree (save_id);

create table sanctions_entries (
  key text not null,
  kind text,
  names text[] not null,
  births text[] not null default '{}'::text[],
  programme text,
  list_id uuid not null,
  constraint sanctions_entries_pkey PRIMARY KEY (list_id, key),
  constraint sanctions_entries_kind_check CHECK ((kind = ANY (ARRAY['person'::text, 'organization'::text]))),
  constraint sanctions_entries_names_check CHECK ((cardinality(names) > 0)),
  constraint sanctions_entries_list_id_fkey FOREIGN KEY (list_id) REFERENCES sanctions_lists(id) ON DELETE CASCADE
);

create table sanctions_hits (
  id uuid not null,
  person_id uuid,
  organization_id uuid,
  entry_key text not null,
  names text[] not null,
  births text[] not null,
  programme text,
  score real not null,
  compared text not null,
  state text not null default 'open'::text,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  found_at timestamp with time zone not null default now(),
  list_name text not null default ''::text,
  list_kind text not null default 'sanctions'::text,
  former_name text,
  birth date,
  translation text[],
  constraint sanctions_hits_pkey PRIMARY KEY (id),
  constraint sanctions_hits_organization_id_list_name_entry_key_key UNIQUE (organization_id, list_name, entry_key),
  constraint sanctions_hits_person_id_list_name_entry_key_key UNIQUE (person_id, list_name, entry_key),
  constraint sanctions_hits_check CHECK ((num_nonnulls(person_id, organization_id) = 1)),
  constraint sanctions_hits_list_kind_check CHECK ((list_kind = ANY (ARRAY['sanctions'::text, 'pep'::text]))),
  constraint sanctions_hits_state_check CHECK ((state = ANY (ARRAY['open'::text, 'cleared'::text, 'confirmed'::text]))),
  constraint sanctions_hits_translation_check CHECK ((cardinality(translation) = 2)),
  constraint sanctions_hits_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint sanctions_hits_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint sanctions_hits_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX sanctions_hits_uncleared ON sanctions_hits USING btree (person_id, organization_id) WHERE (state <> 'cleared'::text);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON sanctions_hits FOR EACH ROW EXECUTE FUNCTION journal_row('{person_id,organization_id}', '{}', '{updated_at}', '{}');

create table sanctions_lists (
  id uuid not null,
  file_name text not null,
  entries integer not null,
  loaded_at timestamp with time zone not null default now(),
  name text not null default ''::text,
  kind text not null default 'sanctions'::text,
  version text,
  day date not null,
  keys_version integer not null default 0,
  constraint sanctions_lists_pkey PRIMARY KEY (id),
  constraint sanctions_lists_name_key UNIQUE (name),
  constraint sanctions_lists_kind_check CHECK ((kind = ANY (ARRAY['sanctions'::text, 'pep'::text])))
);

create table sanctions_names (
  id bigint not null generated always as identity,
  entry_key text not null,
  list_id uuid not null,
  keys tsvector not null,
  constraint sanctions_names_pkey PRIMARY KEY (id),
  constraint sanctions_names_list_id_entry_key_fkey FOREIGN KEY (list_id, entry_key) REFERENCES sanctions_entries(list_id, key) ON DELETE CASCADE
);
CREATE INDEX sanctions_names_entry ON sanctions_names USING btree (list_id, entry_key);
CREATE INDEX sanctions_names_keys ON sanctions_names USING gin (keys) WITH (fastupdate=off);

create table sanctions_runs (
  id uuid not null,
  at timestamp with time zone not null default now(),
  user_id uuid,
  organization_id uuid,
  person_id uuid,
  lists jsonb not null,
  compared integer not null,
  hits integer not null,
  constraint sanctions_runs_pkey PRIMARY KEY (id),
  constraint sanctions_runs_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint sanctions_runs_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint sanctions_runs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sanctions_runs_at ON sanctions_runs USING btree (at DESC, id);
CREATE INDEX sanctions_runs_organization ON sanctions_runs USING btree (organization_id, at DESC) WHERE (organization_id IS NOT NULL);
CREATE INDEX sanctions_runs_person ON sanctions_runs USING btree (person_id, at DESC) WHERE (person_id IS NOT NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON sanctions_runs FOR EACH ROW EXECUTE FUNCTION journal_row('{person_id,organization_id}', '{}', '{}', '{}');

create table saved_views (
  id uuid not null,
  list text not null,
  name text not null,
  user_id uuid not null,
  is_shared boolean not null default false,
  search jsonb not null,
  hidden_columns text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  columns jsonb not null default '[]'::jsonb,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_columns_check CHECK ((jsonb_typeof(columns) = 'array'::text)),
  constraint saved_views_name_check CHECK ((name <> ''::text)),
  constraint saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX saved_views_list ON saved_views USING btree (list, name);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  device text,
  address text,
  last_used_at timestamp with time zone not null default now(),
  idle_hours integer,
  device_hash text,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_device ON sessions USING btree (user_id, device_hash);
CREATE INDEX sessions_expires ON sessions USING btree (expires_at);
CREATE INDEX sessions_user ON sessions USING btree (user_id) WHERE (ended_at IS NULL);

create table settings (
  id uuid not null,
  key text not null,
  value text,
  changed_at timestamp with time zone not null,
  changed_by uuid,
  constraint settings_pkey PRIMARY KEY (id),
  constraint settings_key_key UNIQUE (key),
  constraint settings_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id)
);

create table share_certificates (
  id uuid not null,
  organization_id uuid not null,
  key text not null,
  number integer not null,
  lost_on date,
  is_number_confirmed boolean not null default true,
  constraint share_certificates_pkey PRIMARY KEY (id),
  constraint share_certificates_number_check CHECK ((number > 0)),
  constraint share_certificates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX share_certificates_organization ON share_certificates USING btree (organization_id, number);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON share_certificates FOR EACH ROW EXECUTE FUNCTION journal_row('{organization_id}', '{}', '{updated_at}', '{}');

create table share_classes (
  id uuid not null,
  organization_id uuid not null,
  name text not null,
  nominal numeric,
  currency text not null default 'EUR'::text,
  votes numeric not null default 1,
  dividend text,
  is_redeemable boolean not null default false,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  constraint share_classes_pkey PRIMARY KEY (id),
  constraint share_classes_name_check CHECK ((name <> ''::text)),
  constraint share_classes_nominal_check CHECK ((nominal >= (0)::numeric)),
  constraint share_classes_votes_check CHECK ((votes >= (0)::numeric)),
  constraint share_classes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX share_classes_organization ON share_classes USING btree (organization_id);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON share_classes FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{updated_at}', '{}');

create table share_event_parties (
  event_id uuid not null,
  "position" integer not null,
  side text not null,
  person_id uuid,
  member_id uuid,
  id uuid not null default gen_random_uuid(),
  constraint share_event_parties_pkey PRIMARY KEY (id),
  constraint share_event_parties_event_id_position_key UNIQUE (event_id, "position"),
  constraint share_event_parties_check CHECK ((num_nonnulls(person_id, member_id) <= 1)),
  constraint share_event_parties_side_check CHECK ((side = ANY (ARRAY['from'::text, 'to'::text]))),
  constraint share_event_parties_event_id_fkey FOREIGN KEY (event_id) REFERENCES share_events(id) ON DELETE CASCADE,
  constraint share_event_parties_member_id_fkey FOREIGN KEY (member_id) REFERENCES organizations(id),
  constraint share_event_parties_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
);
CREATE INDEX share_event_parties_member ON share_event_parties USING btree (member_id);
CREATE INDEX share_event_parties_person ON share_event_parties USING btree (person_id);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON share_event_parties FOR EACH ROW EXECUTE FUNCTION journal_row('{event_id}', '{}', '{updated_at}', '{}');

create table share_events (
  id uuid not null,
  organization_id uuid not null,
  kind text not null,
  entered_on date,
  executed_on date,
  lodged_on date,
  class_id uuid not null,
  to_class_id uuid,
  number bigint,
  ratio bigint,
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
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  constraint share_events_pkey PRIMARY KEY (id),
  constraint share_events_kind_check CHECK ((kind = ANY (ARRAY['allotment'::text, 'transfer'::text, 'transmission'::text, 'split'::text, 'consolidation'::text, 'conversion'::text, 'redemption'::text, 'buyBack'::text, 'cancellation'::text]))),
  constraint share_events_number_check CHECK ((number > 0)),
  constraint share_events_ratio_check CHECK ((ratio > 1)),
  constraint share_events_class_id_fkey FOREIGN KEY (class_id) REFERENCES share_classes(id),
  constraint share_events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint share_events_to_class_id_fkey FOREIGN KEY (to_class_id) REFERENCES share_classes(id)
);
CREATE INDEX share_events_class ON share_events USING btree (class_id);
CREATE INDEX share_events_organization ON share_events USING btree (organization_id);
CREATE INDEX share_events_to_class ON share_events USING btree (to_class_id);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON share_events FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{updated_at}', '{}');

create table signup_code (
  is_only boolean not null default true,
  is_on boolean not null,
  code_hash text,
  renewed_at timestamp with time zone,
  constraint signup_code_pkey PRIMARY KEY (is_only),
  constraint signup_code_is_only_check CHECK (is_only)
);

create table stale_records (
  id bigint not null generated always as identity,
  change_id bigint,
  reader text,
  source text,
  record_id uuid,
  constraint stale_records_pkey PRIMARY KEY (id)
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=500);
CREATE INDEX stale_records_reader ON stale_records USING btree (reader, record_id) WHERE (reader IS NOT NULL);

create table subscription_orders (
  order_id uuid not null,
  subscription_id uuid not null,
  created_at timestamp with time zone not null default now(),
  id uuid not null default gen_random_uuid(),
  constraint subscription_orders_pkey PRIMARY KEY (order_id),
  constraint subscription_orders_id_key UNIQUE (id),
  constraint subscription_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint subscription_orders_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id)
);
CREATE INDEX subscription_orders_subscription ON subscription_orders USING btree (subscription_id);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON subscription_orders FOR EACH ROW EXECUTE FUNCTION journal_row('{subscription_id}', '{order_id}', '{updated_at}', '{}');

create table subscriptions (
  id uuid not null,
  organization_id uuid not null,
  product_id uuid not null,
  plan smallint not null,
  starting_date date not null,
  status text not null default 'CURRENT'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_plan_check CHECK (((plan >= 1) AND (plan <= 60))),
  constraint subscriptions_status_check CHECK ((status = ANY (ARRAY['CURRENT'::text, 'CANCELLED'::text, 'UNPAID'::text]))),
  constraint subscriptions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint subscriptions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id)
);
CREATE INDEX subscriptions_in_bin ON subscriptions USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX subscriptions_organization ON subscriptions USING btree (organization_id) WHERE (deleted_at IS NULL);
CREATE INDEX subscriptions_product ON subscriptions USING btree (product_id) WHERE (deleted_at IS NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{updated_at}', '{}');

create table task_files (
  task_id uuid not null,
  "position" integer not null,
  url text not null,
  id uuid not null default gen_random_uuid(),
  constraint task_files_pkey PRIMARY KEY (task_id, "position"),
  constraint task_files_id_key UNIQUE (id),
  constraint task_files_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id)
);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON task_files FOR EACH ROW EXECUTE FUNCTION journal_row('{task_id}', '{task_id,position}', '{updated_at}', '{}');

create table task_users (
  task_id uuid not null,
  user_id uuid not null,
  "position" integer not null,
  id uuid not null default gen_random_uuid(),
  constraint task_users_pkey PRIMARY KEY (task_id, user_id),
  constraint task_users_id_key UNIQUE (id),
  constraint task_users_task_id_fkey FOREIGN KEY (task_id) REFERENCES tasks(id),
  constraint task_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX task_users_user ON task_users USING btree (user_id, task_id);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON task_users FOR EACH ROW EXECUTE FUNCTION journal_row('{task_id}', '{task_id,user_id}', '{updated_at}', '{}');

create table tasks (
  id uuid not null,
  title text not null,
  description text,
  status text not null default 'TO DO'::text,
  organization_id uuid,
  person_id uuid,
  sort_status smallint not null generated always as (
CASE status
    WHEN 'TO DO'::text THEN 0
    WHEN 'IN PROGRESS'::text THEN 1
    ELSE 2
END) stored,
  sort_title text collate "C" generated always as (fold_text(title)) stored,
  search_text text collate "C" generated always as ((' '::text || fold_text(((title || ' '::text) || COALESCE(description, ''::text))))) stored,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  due_on date,
  constraint tasks_pkey PRIMARY KEY (id),
  constraint tasks_status_check CHECK ((status = ANY (ARRAY['TO DO'::text, 'IN PROGRESS'::text, 'DONE'::text]))),
  constraint tasks_title_check CHECK ((title <> ''::text)),
  constraint tasks_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id),
  constraint tasks_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX tasks_board ON tasks USING btree (status, updated_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_created ON tasks USING btree (created_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_in_bin ON tasks USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX tasks_organization ON tasks USING btree (organization_id) WHERE (organization_id IS NOT NULL);
CREATE INDEX tasks_person ON tasks USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX tasks_search ON tasks USING gin (search_text gin_trgm_ops) WITH (fastupdate=off) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_status ON tasks USING btree (sort_status, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_title ON tasks USING btree (sort_title, id) WHERE (deleted_at IS NULL);
CREATE INDEX tasks_updated ON tasks USING btree (updated_at, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON tasks FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{sort_status,sort_title,search_text,updated_at}', '{}');

create table tax_dues (
  id uuid not null,
  organization_id uuid not null,
  kind text not null,
  from_on date not null,
  to_on date not null,
  legal_date date not null,
  amount_cents bigint,
  paid_on date,
  reference text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint tax_dues_pkey PRIMARY KEY (id),
  constraint tax_dues_one_of_period UNIQUE (organization_id, kind, to_on),
  constraint tax_dues_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON tax_dues FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{updated_at}', '{}');

create table tax_registrations (
  id uuid not null,
  organization_id uuid not null,
  tax text not null,
  number text,
  from_on date not null,
  to_on date,
  every integer,
  size text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  deleted_at timestamp with time zone,
  constraint tax_registrations_pkey PRIMARY KEY (id),
  constraint tax_registrations_check CHECK ((to_on >= from_on)),
  constraint tax_registrations_every_check CHECK ((every = ANY (ARRAY[1, 2, 3, 4, 6, 12]))),
  constraint tax_registrations_size_check CHECK ((size = ANY (ARRAY['small'::text, 'large'::text]))),
  constraint tax_registrations_tax_check CHECK ((tax = ANY (ARRAY['CT'::text, 'VAT'::text, 'PAYE'::text, 'RCT'::text, 'DWT'::text, 'VIES'::text]))),
  constraint tax_registrations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id)
);
CREATE INDEX tax_registrations_in_bin ON tax_registrations USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX tax_registrations_organization ON tax_registrations USING btree (organization_id) WHERE (deleted_at IS NULL);
CREATE INDEX tax_registrations_tax_key ON tax_registrations USING btree (tax_key(number)) WHERE ((deleted_at IS NULL) AND (number IS NOT NULL));
CREATE TRIGGER journal AFTER INSERT OR DELETE OR UPDATE ON tax_registrations FOR EACH ROW EXECUTE FUNCTION journal_row('{id}', '{}', '{updated_at}', '{}');

create table text_versions (
  id uuid not null,
  key text not null,
  number integer not null,
  wordings jsonb not null,
  changed_at timestamp with time zone not null,
  changed_by uuid,
  constraint text_versions_pkey PRIMARY KEY (id),
  constraint text_versions_key_number_key UNIQUE (key, number),
  constraint text_versions_number_check CHECK ((number > 0)),
  constraint text_versions_wordings_check CHECK ((jsonb_typeof(wordings) = 'object'::text)),
  constraint text_versions_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id)
);

create table totp_factors (
  user_id uuid not null,
  secret text not null,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  used_steps bigint[] not null default '{}'::bigint[],
  new_recovery_codes text[] not null default '{}'::text[],
  constraint totp_factors_pkey PRIMARY KEY (user_id),
  constraint totp_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table user_calendars (
  user_id uuid not null,
  secret_digest text not null,
  created_at timestamp with time zone not null default now(),
  constraint user_calendars_pkey PRIMARY KEY (user_id),
  constraint user_calendars_secret_digest_key UNIQUE (secret_digest),
  constraint user_calendars_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table users (
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  password_hash text not null,
  role text not null,
  search_text text generated always as (fold_text(((((first_name || ' '::text) || last_name) || ' '::text) || email))) stored,
  created_at timestamp with time zone not null default now(),
  last_login_at timestamp with time zone,
  deactivated_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'staff'::text, 'amlOfficer'::text, 'readOnly'::text])))
);
CREATE UNIQUE INDEX users_email ON users USING btree (lower(email));

create view living_links as
 SELECT id,
    person_id,
    organization_id,
    beneficiary_percentage,
    created_at,
    updated_at,
    nominee_for,
    member_id,
    deleted_at,
    instructs,
    controls
   FROM links
  WHERE (deleted_at IS NULL);

CREATE OR REPLACE FUNCTION announce_save()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('saved', current_setting('registrar.save_id'));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION clean_line(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (value ~ '^([!-~]+( [!-~]+)*)?$'::text) THEN value ELSE btrim(regexp_replace(clean_marks(regexp_replace(value, '\r\n?|[\n\v\f\u0085\u2028\u2029]'::text, ' '::text, 'g'::text)), '[\t \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+'::text, ' '::text, 'g'::text), ' '::text) END;

CREATE OR REPLACE FUNCTION clean_marks(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN NORMALIZE(regexp_replace(regexp_replace(value, '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u17b4\u17b5\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e0fff]'::text, ''::text, 'g'::text), '(?!(?<=[\u0600-\u085f\u0870-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u17ff\u1800-\u18af\u1b00-\u1c7f\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\U00011000-\U00011fff\U0001e900-\U0001e95f])[\u200c\u200d](?=[\u0600-\u085f\u0870-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u17ff\u1800-\u18af\u1b00-\u1c7f\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\U00011000-\U00011fff\U0001e900-\U0001e95f])|(?<=[\u0900-\u0dff\U00011000-\U00011fff])[\u200c\u200d]|(?<=[\u2190-\u2bff\U0001f000-\U0001faff\ufe0f])\u200d(?=[\u2190-\u2bff\U0001f000-\U0001faff]))[\u200c\u200d]|(?<![\u1800-\u18af])[\u180b-\u180f]|(?<![#*0-9\u00a9\u00ae\u1000-\u109f\u1800-\u18af\u203c\u2049\u2122\u2139\u3030\u303d\u3297\u3299\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff\u2190-\u2bff\U0001f000-\U0001faff])[\ufe00-\ufe0f]|(?<!\U0001f3f4[\U000e0020-\U000e007f]*)[\U000e0020-\U000e007f]'::text, ''::text, 'g'::text), NFC);

CREATE OR REPLACE FUNCTION companies_below(ids uuid[])
 RETURNS TABLE(id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  with recursive below as (
    select unnest(ids) as id
    union
    select l.organization_id from below b cross join lateral (
      select m.organization_id from living_links m where m.member_id = b.id
      union all
      select m.organization_id from people same join living_links m on m.person_id = same.id
      where same.same_as_organization_id = b.id
      union all
      select e.organization_id from share_event_parties p join share_events e on e.id = p.event_id where p.member_id = b.id) l)
  select below.id from below
$function$;

CREATE OR REPLACE FUNCTION company_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN TRIM(BOTH FROM regexp_replace(regexp_replace(regexp_replace(fold_text(name), '[^[:alnum:]]+'::text, ' '::text, 'g'::text), '(\s+(limited|ltd|dac|clg|ulc|plc|designated activity company|company limited by guarantee|unlimited company|public limited company))+\s*$'::text, ''::text), '\s+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION company_name_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(company_words(value), ' '::text, ''::text);

CREATE OR REPLACE FUNCTION company_words(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  words text := name_words(value);
  last text := split_part(words, ' ', -1);
  before text := split_part(words, ' ', -2);
begin
  if before = '' or last <> all ('{ab,actions,ag,ainmnithe,anonyme,as,bv,cga,clg,collectif,company,corp,corporation,cpt,ctr,dac,eurl,fzco,fze,gmbh,guarantee,immobiliere,inc,incorporated,jsc,kg,limited,limitee,llc,llp,lp,ltd,neamhtheoranta,nv,oao,ojsc,ooo,oy,pao,pjsc,plc,puc,puluc,rathaiochta,sa,sarl,sarlu,sas,sasu,sca,sci,scop,scs,selarl,shares,simplifiee,snc,spa,srl,teo,teoranta,theoranta,uc,ulc,unipersonnelle,unlimited,zao}'::text[]) then return words; end if;
  -- A form of one word behind a word that is in no form
  if last = any ('{ltd,limited,teo,teoranta,dac,cga,clg,ctr,plc,cpt,uc,ulc,puc,puluc,unlimited,llp,lp,sarl,sarlu,eurl,sas,sasu,sa,sca,scs,snc,sci,scop,selarl,llc,inc,incorporated,corp,corporation,gmbh,ag,kg,srl,spa,bv,nv,oy,ab,as,ooo,oao,zao,pao,pjsc,ojsc,jsc,fze,fzco}'::text[])
    and before <> all ('{a,ab,actions,activity,ag,ainmnithe,anonyme,as,bv,by,cga,civile,clg,collectif,commandite,company,corp,corporation,cpt,ctr,cuideachta,dac,designated,en,entreprise,eurl,faoi,fzco,fze,ghniomhaiochta,gmbh,guarantee,immobiliere,inc,incorporated,jsc,kg,limited,limitee,llc,llp,lp,ltd,neamhtheoranta,nom,nv,oao,ojsc,ooo,oy,pao,par,phoibli,pjsc,plc,private,public,puc,puluc,rathaiochta,responsabilite,sa,sarl,sarlu,sas,sasu,sca,sci,scop,scs,selarl,shares,simplifiee,snc,societe,spa,srl,teo,teoranta,theorainn,theoranta,uc,ulc,unipersonnelle,unlimited,zao}'::text[])
  then
    return left(words, -char_length(last) - 1);
  end if;
  return regexp_replace(words, '( (ltd|limited|teo|teoranta|private limited company|private company limited by shares|company limited by shares|dac|designated activity company|cga|cuideachta ghniomhaiochta ainmnithe|clg|company limited by guarantee|limited by guarantee|ctr|cuideachta faoi theorainn rathaiochta|plc|public limited company|cpt|cuideachta phoibli theoranta|uc|ulc|puc|puluc|unlimited|unlimited company|private unlimited company|public unlimited company|cuideachta neamhtheoranta|llp|lp|sarl|sarlu|eurl|sas|sasu|sa|sca|scs|snc|sci|scop|selarl|societe a responsabilite limitee|entreprise unipersonnelle a responsabilite limitee|societe par actions simplifiee|societe par actions simplifiee unipersonnelle|societe anonyme|societe en commandite par actions|societe en nom collectif|societe civile immobiliere|llc|inc|incorporated|corp|corporation|gmbh|ag|kg|srl|spa|bv|nv|oy|ab|as|ooo|oao|zao|pao|pjsc|ojsc|jsc|fze|fzco))+$', '');
end $function$;

CREATE OR REPLACE FUNCTION concerned_parties(day date, organization uuid)
 RETURNS TABLE(person_id uuid, company_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  with recursive above as (
    select organization as id
    union
    select l.id from above a cross join lateral (
      select m.member_id as id from present_links(day) m where m.organization_id = a.id and m.member_id is not null
      union all
      select p.same_as_organization_id from present_links(day) m join people p on p.id = m.person_id
      where m.organization_id = a.id and p.same_as_organization_id is not null
      union all
      select coalesce(h.member_id, p.same_as_organization_id) from holders_by_events(day, a.id) h left join people p on p.id = h.person_id
      where coalesce(h.member_id, p.same_as_organization_id) is not null) l
  ), linked as (
    select l.person_id, l.nominee_for
    from above a cross join lateral (select m.* from present_links(day) m where m.organization_id = a.id offset 0) l
    where a.id = organization or l.beneficiary_percentage > 0 or l.nominee_for is not null
      or exists (select from link_holdings h where h.link_id = l.id and (h.ceased is null or h.ceased > day))
      or exists (select from jsonb_array_elements(l.controls) c where coalesce((c ->> 'ceased')::date > day, true))
    union all
    select h.person_id, null from above a cross join lateral holders_by_events(day, a.id) h where h.person_id is not null
  )
  select l.person_id, null::uuid from linked l where l.person_id is not null
  union
  select l.nominee_for, null from linked l where l.nominee_for is not null
  union
  select null, a.id from above a
$function$;

CREATE OR REPLACE FUNCTION copy_organization_name()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update follow_ups set organization_name = new.name, is_organization_deleted = new.deleted_at is not null
  where organization_id = new.id;
  if old.name <> new.name then
    update orders set organization_name = new.name where organization_id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION country_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(fold_text(name), '[^a-z]'::text, ''::text, 'g'::text);

CREATE OR REPLACE FUNCTION country_keys(name text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  -- Most texts have one part.
  if name !~ '[,;/|()\n]| [-–] ' then return array_remove(array[country_key(name)], ''); end if;
  return array(select distinct key from (
    select country_key(name) as key
    union all select country_key(part) from regexp_split_to_table(name, '[,;/|()\n]| [-–] ') as part) as keys where key <> '');
end $function$;

CREATE OR REPLACE FUNCTION country_keys_of_party(person uuid, company uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  keys text[];
begin
  if person is not null then
    select country_keys(residence_of(p)) into keys from people p where p.id = person and p.deleted_at is null;
  end if;
  if keys is null and company is not null then
    select coalesce(country_keys(nullif(btrim(d.country), '')), array[office_country(d)]) into keys
    from organization_details d join organizations o on o.id = d.organization_id and o.deleted_at is null
    where d.organization_id = company;
  end if;
  return keys;
end $function$;

CREATE OR REPLACE FUNCTION cro_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(regexp_replace(upper(regexp_replace(value, '[^A-Za-z0-9]'::text, ''::text, 'g'::text)), '^CRO(?=[0-9])'::text, ''::text), '^0+(?=.)'::text, ''::text), '^[^1-9]*$'::text, ''::text);

CREATE OR REPLACE FUNCTION document_file_keys(documents jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT "substring"((document.value ->> 'url'::text), '/file/(.*)$'::text) AS "substring" FROM jsonb_array_elements(document_file_keys.documents) document(value));

CREATE OR REPLACE FUNCTION fold_text(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
begin
  -- A text of ASCII has no accents.
  if octet_length(value) = char_length(value) then
    return translate(lower(value), '''`-.,', '');
  end if;
  return translate(
    lower(unaccent('unaccent'::regdictionary, normalize(value, NFKC))),
    E'''\u2019\u2018\u02bc\u0060\u00b4-\u2010\u2011\u2013\u2014.,',
    ''
  );
end $function$;

CREATE OR REPLACE FUNCTION form_people_keys(people jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(string_agg(joined_words(name_words(((COALESCE((person.value ->> 'firstName'::text), ''::text) || ' '::text) || COALESCE((person.value ->> 'lastName'::text), ''::text)))), ''::text), ''::text) AS "coalesce" FROM jsonb_array_elements(form_people_keys.people) person(value));

CREATE OR REPLACE FUNCTION form_people_names(people jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(string_agg(((COALESCE((person.value ->> 'firstName'::text), ''::text) || ' '::text) || COALESCE((person.value ->> 'lastName'::text), ''::text)), ' '::text), ''::text) AS "coalesce" FROM jsonb_array_elements(form_people_names.people) person(value));

CREATE OR REPLACE FUNCTION has_company_above(organization uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return exists (
      select from living_links l left join people p on p.id = l.person_id
      where l.organization_id = organization and (l.member_id is not null or p.same_as_organization_id is not null))
    or exists (select from share_events e where e.organization_id = organization and e.deleted_at is null);
end $function$;

CREATE OR REPLACE FUNCTION has_party_at_risk(company uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  keys_of_parties text[] := country_keys_of_party(null, company) || array(
    select unnest(country_keys(residence_of(p))) from living_links l join people p on p.id in (l.person_id, l.nominee_for)
    where l.organization_id = company);
begin
  if not exists (select from risk_countries r where r.keys && keys_of_parties) and not has_company_above(company) then return false; end if;

  return exists (select from parties_at_risk(current_date, company));
end $function$;

CREATE OR REPLACE FUNCTION has_pep(company uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  if not has_company_above(company) and not exists (
    select from living_links l join people p on p.id in (l.person_id, l.nominee_for)
    where l.organization_id = company and is_pep(p))
  then return false; end if;

  return exists (
    select from present_links(current_date) l join people p on p.id in (l.person_id, l.nominee_for)
    where l.organization_id = company and is_pep(p) and p.deleted_at is null) or has_pep_above(company);
end $function$;

CREATE OR REPLACE FUNCTION has_pep_above(organization uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select case when has_company_above(organization) then exists (
    select from concerned_parties(current_date, organization) c join people p on p.id = c.person_id
    where is_pep(p) and p.deleted_at is null) else false end
$function$;

CREATE OR REPLACE FUNCTION has_sanctions_hit(company uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  if not exists (select from sanctions_hits h where h.list_kind = 'sanctions' and h.state in ('open', 'confirmed')) then return false; end if;

  return exists (select from uncleared_sanctions() s where s.organization_id = company and s.list_kind = 'sanctions')
    or exists (select from uncleared_above(company) s where s.list_kind = 'sanctions');
end $function$;

CREATE OR REPLACE FUNCTION holders_by_events(day date, organization uuid)
 RETURNS TABLE(person_id uuid, member_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  select p.person_id, p.member_id
  from share_events e join share_event_parties p on p.event_id = e.id
  where e.organization_id = organization and e.deleted_at is null and coalesce(e.entered_on <= day, true)
    and num_nonnulls(p.person_id, p.member_id) = 1
  group by p.person_id, p.member_id
  having bool_or(p.side = 'to') and (sum(case p.side when 'to' then e.number else -e.number end) > 0 or exists (
    select from share_events s where s.organization_id = organization and s.deleted_at is null
      and s.kind in ('split', 'consolidation', 'conversion')))
$function$;

CREATE OR REPLACE FUNCTION is_pep(person people)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select person.is_politically_exposed or exists (
    select from sanctions_hits h where h.person_id = person.id and h.list_kind = 'pep' and h.state = 'confirmed')
$function$;

CREATE OR REPLACE FUNCTION is_public_holiday(day date)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  year int := extract(year from day);
  month int := extract(month from day);
  date int := extract(day from day);
  is_monday boolean := extract(isodow from day) = 1;
  golden_number int := year % 19;
  century int := year / 100;
  skipped int := century - century / 4 - (8 * century + 13) / 25;
  epact int := (skipped + 19 * golden_number + 15) % 30;
  full_moon int := epact - (golden_number + 11 * epact) / 319;
  days_to_sunday int := (2 * (century % 4) + 2 * (year % 100 / 4) - year % 100 % 4 - full_moon + 32) % 7;
begin
  if (month, date) in ((1, 1), (3, 17), (12, 25), (12, 26)) then return true; end if;
  -- Saint Brigid's Day is the first Monday of February, or the 1st when that is a Friday.
  if month = 2 and year >= 2023 and extract(isodow from make_date(year, 2, 1)) = 5 then return date = 1; end if;
  if not is_monday then return false; end if;
  return month = 2 and year >= 2023 and date <= 7
    or month = 5 and year >= 1994 and date <= 7
    or month in (6, 8) and date <= 7
    or month = 10 and year >= 1977 and date >= 25
    or day = make_date(year, 3, 1) + full_moon + days_to_sunday + 22;
end $function$;

CREATE OR REPLACE FUNCTION joined_words(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  each text[] := string_to_array(words, ' ');
  joined text := '';
begin
  for place in 1 .. least(cardinality(each), 40) loop
    joined := joined || ' ' || array_to_string(each[place:place + 11], '');
  end loop;
  return joined;
end $function$;

CREATE OR REPLACE FUNCTION journal_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  save bigint := nullif(current_setting('registrar.save_id', true), '')::bigint;
  change bigint;
  whole hstore;
  row_before hstore;
  row_after hstore;
  record text;
  secret text[] := case when current_setting('registrar.merging', true) = 'on' then '{}' else tg_argv[3] end;
begin
  if current_setting('registrar.erasing', true) = 'on' then return null; end if;

  if tg_op = 'UPDATE' then
    whole := hstore(new);
    row_before := hstore(old);
    row_after := whole - row_before - tg_argv[2]::text[];
    if row_after = '' then return null; end if;
    row_after := row_after - secret;
    if row_after = '' then
      insert into stale_records (source, record_id) values (tg_table_name, (whole -> 'id')::uuid);
      return null;
    end if;
    row_before := slice(row_before, akeys(row_after));
  elsif tg_op = 'INSERT' then
    whole := hstore(new);
    row_after := whole - tg_argv[2]::text[] - secret;
  else
    whole := hstore(old);
    row_before := whole - array_remove(tg_argv[2]::text[], 'updated_at');
  end if;

  if save is null then
    save := nextval('changes_id_seq');
    perform set_config('registrar.save_id', save::text, true);
  end if;

  foreach record in array tg_argv[0]::text[] loop
    exit when whole -> record is not null;
  end loop;

  insert into row_changes (save_id, table_name, record_id, key, before, after)
  values (save, tg_table_name, (whole -> record)::uuid,
    case when whole ? 'id' then hstore('id', whole -> 'id') else slice(whole, tg_argv[1]::text[]) end, row_before, row_after)
  returning id into change;
  insert into stale_records (change_id) values (change);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION keep_snoozed_until()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    update deadlines set snoozed_until = null where id = old.deadline_id;
  end if;
  if tg_op <> 'DELETE' then
    update deadlines set snoozed_until = new.until
    where id = new.deadline_id and date = coalesce(new.due_on, date);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION like_literal(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(replace(replace(fold_text(word), '\'::text, '\\'::text), '%'::text, '\%'::text), '_'::text, '\_'::text);

CREATE OR REPLACE FUNCTION lines_with_merged(record uuid)
 RETURNS SETOF changes
 LANGUAGE sql
 STABLE
AS $function$
    select c.* from changes c
    where c.record_id = any(array(select record union all select merged_into(record)))
      and (c.source <> 'merge' or exists (select from merges m where m.save_id = c.save_id and m.undone_at is null));
$function$;

CREATE OR REPLACE FUNCTION mail_state(mail text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  line text;
begin
  if mail is null then return 'none'; end if;
  if mail ~ '^[a-zA-Z0-9._+-]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$' then return 'readable'; end if;
  line := regexp_replace(mail, '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g');
  if line ~ '^[ ,;]*$' then return 'none'; end if;
  if line ~ '^[ ,;]*(?:(?:"[^"]*"|(?:[^@<>;".]|\.(?![a-zA-Z]{2}))*) *< *[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+ *>|(?:[mM][aA][iI][lL][tT][oO]:)?[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+)(?:[ ,;]+(?:[/|][ ,;]+)?(?:(?:"[^"]*"|(?:[^@<>;".]|\.(?![a-zA-Z]{2}))*) *< *[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+ *>|(?:[mM][aA][iI][lL][tT][oO]:)?[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+))*[ ,;]*$' then return 'readable'; end if;
  return 'unreadable';
end $function$;

CREATE OR REPLACE FUNCTION merged_into(record uuid)
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
AS $function$
    with recursive became as (
      select merged_id as id from merges where keep_id = record and undone_at is null
      union
      select m.merged_id from merges m join became b on m.keep_id = b.id where m.undone_at is null
    )
    select id from became
$function$;

CREATE OR REPLACE FUNCTION name_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(name_words(value), ' '::text, ''::text);

CREATE OR REPLACE FUNCTION name_words(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(replace(regexp_replace(translate(replace(replace(replace(replace(lower(regexp_replace(regexp_replace(NORMALIZE(regexp_replace(value, '[''\u0060\u00ad\u00b4\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u0640\u200b-\u200f\u2018\u2019\u201b\u2032\u2035\u2060\ua78c\ufe00-\ufe0f\ufeff\uff07]'::text, ''::text, 'g'::text), NFKD), '[''\u0060\u00ad\u00b4\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u0640\u200b-\u200f\u2018\u2019\u201b\u2032\u2035\u2060\ua78c\ufe00-\ufe0f\ufeff\uff07]'::text, ''::text, 'g'::text), '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]'::text, ''::text, 'g'::text)), 'þ'::text, 'th'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'łøđðıς'::text, 'loddiσ'::text), '([^ .]{2})\.(?=[^ .]{2})'::text, '\1 '::text, 'g'::text), '.'::text, ''::text), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u1680\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30fb\ufe10-\ufe1f\ufe30-\ufe6f]+'::text, ' '::text, 'g'::text), ' '::text);

CREATE OR REPLACE FUNCTION new_form_reference()
 RETURNS text
 LANGUAGE sql
RETURN (SELECT ((substr(drawn.code, 1, 4) || '-'::text) || substr(drawn.code, 5)) FROM (SELECT string_agg(substr('23456789CDFGHJKMNPQRTVWXY'::text, (1 + (floor((random() * (25)::double precision)))::integer), 1), ''::text) AS code FROM generate_series(1, 8) generate_series(generate_series)) drawn);

CREATE OR REPLACE FUNCTION office_country(details organization_details)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN country_key(COALESCE(NULLIF(btrim((details).country), ''::text), regexp_replace((details).address, '^.*[,\n]'::text, ''::text)));

CREATE OR REPLACE FUNCTION outstanding_cents_of(total_cents bigint, paid_cents bigint, is_paid_totally boolean)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN is_paid_totally THEN (0)::bigint ELSE GREATEST((total_cents - paid_cents), (0)::bigint) END;

CREATE OR REPLACE FUNCTION parties_at_risk(day date, organization uuid)
 RETURNS TABLE(person_id uuid, company_id uuid, country text)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  return query
    select c.person_id, c.company_id, r.country
    from (select p.*, country_keys_of_party(p.person_id, p.company_id) as keys from concerned_parties(day, organization) p offset 0) c
    join risk_countries r on c.keys && r.keys
    where coalesce(r.from_on <= day, true) and coalesce(r.to_on >= day, true);
end $function$;

CREATE OR REPLACE FUNCTION phone_digits(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(replace(value, '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text), '^(\+|00)'::text, '+'::text);

CREATE OR REPLACE FUNCTION phone_key(value text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  digits text := phone_digits(value);
begin
  if digits ~ '^\+?(353[0-9]{8,}|33[0-9]{9,})$' then return regexp_replace(digits, '^\+?(353|33)0*', ''); end if;
  return ltrim(replace(digits, '+', ''), '0');
end $function$;

CREATE OR REPLACE FUNCTION phone_keys(phones text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  phone text;
  key text;
  keys text := '';
begin
  foreach phone in array regexp_split_to_array(phones, '[;,|]| / | or | ou | et | and ') loop
    key := phone_key(phone);
    if key <> '' then keys := keys || ' ' || key; end if;
  end loop;
  return keys;
end $function$;

CREATE OR REPLACE FUNCTION present_links(day date)
 RETURNS SETOF links
 LANGUAGE sql
 STABLE
AS $function$
  select l.* from living_links l
  where not exists (select from link_terms t where t.link_id = l.id and t.ceased <= day)
      and not exists (select from link_holdings h where h.link_id = l.id and h.ceased <= day)
    or exists (select from link_terms t where t.link_id = l.id and (t.ceased is null or t.ceased > day))
    or exists (select from link_holdings h where h.link_id = l.id and (h.ceased is null or h.ceased > day))
$function$;

CREATE OR REPLACE FUNCTION refresh_former_company(company uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from former_company_names where organization_id = company;

  insert into former_company_names (organization_id, name)
  with gone as (
    select r.before -> 'name' as name from row_changes r
    where r.record_id in (select merged_into(company)) and r.table_name = 'organizations' and r.before is not null and r.after is null
  ), logged as (
    select * from lines_with_merged(company) where record_type = 'organization' and fields ? 'name'
  ), names as (
    select name from gone
    union select fields -> 'name' ->> 0 from logged where action = 'updated'
    union select fields -> 'name' ->> 1 from logged where action in ('created', 'updated') and record_id <> company
  )
  select distinct on (company_name_key(n.name)) o.id, n.name
  from organizations o, names n
  where o.id = company and company_name_key(n.name) not in ('', o.name_key) and n.name not like '%[erased]%'
  order by company_name_key(n.name), n.name
  on conflict do nothing;

  insert into former_company_names (organization_id, mail)
  with mails as (
    select r.before -> 'mail' as mail from row_changes r
    where r.record_id in (select merged_into(company)) and r.table_name = 'organizations' and r.before is not null and r.after is null
    union select fields -> 'mail' ->> 0 from lines_with_merged(company)
    where record_type = 'organization' and source = 'merge' and action = 'updated'
    union select unnest(other_mails) from organization_details where organization_id = company
  )
  select distinct on (lower(m.mail)) o.id, m.mail
  from organizations o, mails m
  where o.id = company and btrim(m.mail) <> '' and m.mail not like '%[erased]%' and lower(m.mail) <> coalesce(lower(o.mail), '')
  order by lower(m.mail), m.mail
  on conflict do nothing;
end $function$;

CREATE OR REPLACE FUNCTION refresh_former_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('registrar.erasing', true) = 'on' then return null; end if;

  if tg_table_name = 'changes' then
    if new.record_type = 'organization' then perform refresh_former_company(new.record_id);
    else perform refresh_former_person(new.record_id);
    end if;
  elsif new.record_type = 'organization' then
    perform refresh_former_company(new.keep_id);
    perform refresh_former_company(new.merged_id);
  else
    perform refresh_former_person(new.keep_id);
    perform refresh_former_person(new.merged_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION refresh_former_person(person uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from former_person_names where person_id = person;

  insert into former_person_names (person_id, first_name, last_name)
  with ends as (
    select p.id, p.first_name, p.last_name from people p where p.id = person
    union
    select r.record_id, r.before -> 'first_name', r.before -> 'last_name' from row_changes r
    where r.record_id in (select merged_into(person)) and r.table_name = 'people' and r.before is not null and r.after is null
  ), logged as (
    select c.id, c.record_id, c.fields -> 'firstName' ->> 0 as first_name, c.fields -> 'lastName' ->> 0 as last_name
    from lines_with_merged(person) c
    where c.record_type = 'person' and c.action = 'updated' and c.fields ?| array['firstName', 'lastName']
  ), stated as (
    -- 'Aoife Byrne; Walsh, née Ryan': a name of one word is a last name.
    select case when part ~ ' ' then regexp_replace(part, ' [^ ]+$', '') else p.first_name end as first_name,
      regexp_replace(part, '^.* ', '') as last_name
    from people p, regexp_split_to_table(p.former_names, '[;,/\n]| and | et ') as split,
      btrim(regexp_replace(regexp_replace(split, '(^|\s)(née|né|nee|born|formerly|previously)\s', ' ', 'gi'), '\s+', ' ', 'g')) as part
    where p.id = person and part <> ''
  ), names as (
    -- What a line does not name is what the next line that names it says it was, else what it is at the end.
    select
      coalesce(l.first_name, (select n.first_name from logged n
        where n.record_id = l.record_id and n.id > l.id and n.first_name is not null order by n.id limit 1), e.first_name) as first_name,
      coalesce(l.last_name, (select n.last_name from logged n
        where n.record_id = l.record_id and n.id > l.id and n.last_name is not null order by n.id limit 1), e.last_name) as last_name
    from logged l join ends e on e.id = l.record_id
    union select first_name, last_name from ends where id <> person
    union select first_name, last_name from stated
  ), keyed as (
    select *, name_key(first_name) || ' ' || name_key(last_name) as key from names
  )
  select distinct on (k.key) p.id, k.first_name, k.last_name
  from people p, keyed k
  where p.id = person and k.key not in (' ', p.name_key) and k.first_name || k.last_name not like '%[erased]%'
  order by k.key, k.first_name, k.last_name
  on conflict do nothing;

  insert into former_person_names (person_id, mail)
  with mails as (
    select r.before -> 'mail' as mail from row_changes r
    where r.record_id in (select merged_into(person)) and r.table_name = 'people' and r.before is not null and r.after is null
    union select fields -> 'mail' ->> 0 from lines_with_merged(person)
    where record_type = 'person' and source = 'merge' and action = 'updated'
    union select unnest(other_mails) from people where id = person
  )
  select distinct on (lower(m.mail)) p.id, m.mail
  from people p, mails m
  where p.id = person and btrim(m.mail) <> '' and m.mail not like '%[erased]%' and lower(m.mail) <> coalesce(lower(p.mail), '')
  order by lower(m.mail), m.mail
  on conflict do nothing;
end $function$;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_level = 'STATEMENT' then
    raise exception 'Rows of % are only added.', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'DELETE' and current_setting('registrar.erasing', true) = 'on' then
    return old;
  end if;
  raise exception '% is frozen', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION rename_orders_of(product uuid, most integer)
 RETURNS bigint
 LANGUAGE sql
AS $function$
  with late as (
    select orders.id, products.name from orders join products on products.id = orders.product_id
    where orders.product_id = product and orders.product_name is distinct from products.name
    limit most for update of orders
  ), renamed as (
    update orders set product_name = late.name from late where orders.id = late.id returning orders.id
  )
  select count(*) from renamed
$function$;

CREATE OR REPLACE FUNCTION rename_orders_of_product()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if rename_orders_of(new.id, 200) = 200 then
    -- Written anew where it is marked already: so it waits for a batch that is on its way with the name of before.
    insert into order_renames (product_id) values (new.id) on conflict (product_id) do update set asked_at = now();
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION residence_of(person people)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(nullif(btrim(person.country), ''), regexp_replace(
    concat_ws(',', nullif(btrim(person.street), ''), nullif(btrim(person.city), ''), nullif(btrim(person.state), '')), '^.*[,\n]', ''))
$function$;

CREATE OR REPLACE FUNCTION same_or_next_working_day(day date)
 RETURNS date
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE STRICT
AS $function$
declare
  closing_days text[] := array(select jsonb_array_elements_text(settings -> 'closingDays') from deadline_settings);
begin
  while day < '9999-12-31' and (extract(isodow from day) > 5 or day::text = any(closing_days) or is_public_holiday(day)) loop
    day := day + 1;
  end loop;
  return day;
end $function$;

CREATE OR REPLACE FUNCTION set_follow_up_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select name, deleted_at is not null into new.organization_name, new.is_organization_deleted
  from organizations where id = new.organization_id for share;
  if tg_op = 'INSERT' then
    select last_step, fold_text(label) into new.max_step_index, new.sort_label
    from follow_up_kinds where code = new.name;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION set_order_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.organization_id is null then
    new.organization_name := null;
  elsif tg_op = 'INSERT' or new.organization_id is distinct from old.organization_id then
    select name into new.organization_name from organizations where id = new.organization_id for share;
  end if;
  if new.product_id is not null and (tg_op = 'INSERT' or new.product_id is distinct from old.product_id) then
    select name into new.product_name from products where id = new.product_id for share;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION set_save_id()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.save_id := coalesce(nullif(current_setting('registrar.save_id', true), '')::bigint, new.id);
  perform set_config('registrar.save_id', new.save_id::text, true);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION tax_key(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(upper(regexp_replace(value, '[^A-Za-z0-9]'::text, ''::text, 'g'::text)), '^IE(?=[0-9])'::text, ''::text), '^[^1-9]*$'::text, ''::text);

CREATE OR REPLACE FUNCTION uncleared_above(organization uuid)
 RETURNS TABLE(hit_id uuid, list_kind text)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
begin
  if not has_company_above(organization) then return; end if;
  return query
    select h.id, h.list_kind from concerned_parties(current_date, organization) c
    join sanctions_hits h on h.person_id = c.person_id or h.organization_id = c.company_id
    left join people p on p.id = h.person_id left join organizations o on o.id = h.organization_id
    where (h.state = 'open' or (h.state = 'confirmed' and h.list_kind = 'sanctions')) and p.deleted_at is null and o.deleted_at is null;
end $function$;

CREATE OR REPLACE FUNCTION uncleared_sanctions()
 RETURNS TABLE(organization_id uuid, hit_id uuid, list_kind text)
 LANGUAGE sql
 STABLE
AS $function$
  with uncleared as (
    select h.id, h.person_id, h.organization_id, h.list_kind from sanctions_hits h
    where h.state = 'open' or (h.state = 'confirmed' and h.list_kind = 'sanctions'))
  select h.organization_id, h.id, h.list_kind from uncleared h where h.organization_id is not null
  union all
  select l.organization_id, h.id, h.list_kind from uncleared h
  join people p on p.id = h.person_id and p.deleted_at is null
  join present_links(current_date) l on l.person_id = h.person_id
  union all
  select l.organization_id, h.id, h.list_kind from uncleared h
  join people p on p.id = h.person_id and p.deleted_at is null
  join present_links(current_date) l on l.nominee_for = h.person_id and l.person_id is distinct from h.person_id
  union all
  select l.organization_id, h.id, h.list_kind from uncleared h
  join organizations o on o.id = h.organization_id and o.deleted_at is null
  join present_links(current_date) l on l.member_id = h.organization_id
$function$;

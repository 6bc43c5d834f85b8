-- What was signed never changes. The company that it belongs to may become another record, when two are merged.
drop trigger frozen on aml_versions;
create trigger frozen before delete on aml_versions for each row execute function refuse_change();
create trigger frozen_content before update on aml_versions for each row
  when ((to_jsonb(old) - 'organization_id') is distinct from (to_jsonb(new) - 'organization_id'))
  execute function refuse_change();

-- The signed versions of anti-money-laundering files, each with its paper. `content` is the JSON text that the hash is of.
create table aml_versions (
  id uuid primary key,
  organization_id uuid not null references organizations (id),
  content text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  pdf bytea not null,
  pdf_hash text not null check (pdf_hash ~ '^[0-9a-f]{64}$'),
  signed_by uuid not null references users (id),
  signed_at timestamptz not null
);
create index aml_versions_organization on aml_versions (organization_id, signed_at desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is frozen', tg_table_name;
end $$;

create trigger frozen before update or delete on aml_versions for each row execute function refuse_change();

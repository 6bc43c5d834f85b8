-- The list of filings by state and last day, counted without the rows; and what happened, searched by its words.
create index filings_state on filings (state, due_on, id) include (organization_id, kind) where deleted_at is null;
create index filings_event on filings using gin (fold_text(event) gin_trgm_ops);

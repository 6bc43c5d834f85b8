-- Computing the deadlines of many companies spent three quarters of its time in this index, row by row. Its entries now wait in a list of
-- half a megabyte and are written together; a search reads that list too.
alter index deadlines_search set (fastupdate = on, gin_pending_list_limit = 512);

-- The deadlines of a kind are counted from the index alone, whichever of their two kinds it is.
drop index deadlines_facts;
create index deadlines_facts on deadlines (date)
  include (kind, brand, organization_id, person_id, record_id, snoozed_until, other_kind, is_unconfirmed);

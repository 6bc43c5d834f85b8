-- A politically exposed person who left office stays one for a year at least. Then somebody decides that the mark ends, and why.
alter table people
  add column pep_left_office_on date,
  add column pep_end_reason text check (length(pep_end_reason) <= 2000);

-- A filing is undone with the company whose dates it follows or moves.
drop trigger journal on filings;
create trigger journal after insert or update or delete on filings for each row
  execute function journal_row('{organization_id}', '{}', '{updated_at}', '{}');

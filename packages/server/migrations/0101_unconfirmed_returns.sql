-- A return whose annual return date was only computed keeps its last day, and says that nobody has confirmed the date.
alter table filings add column is_unconfirmed boolean not null default false;
update filings set is_unconfirmed = true, due_on = made_up_to + 56 where kind = 'B1' and state = 'toFile' and due_on is null;

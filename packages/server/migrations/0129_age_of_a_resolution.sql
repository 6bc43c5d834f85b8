-- A resolution to be struck off is at most three months old when it is applied for: no weekend makes it younger.
update filings set moves = false where kind = 'H15';

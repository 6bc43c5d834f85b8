-- A hit says which given name on record is that of the entry in another language, where the names are alike by that alone.
alter table sanctions_hits add column translation text[] check (cardinality(translation) = 2);

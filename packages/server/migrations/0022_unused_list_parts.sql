-- Follow-ups are sorted by their folded search text, and several terms are found by the pattern of each.
alter table follow_ups drop column sort_name;
drop function like_sparse(text);

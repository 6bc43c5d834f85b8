-- Texts are cleaned where they enter. Only the cleaning of what was stored before, in 0086, needed these.
drop function clean_lines(text);
drop function clean_address(text);

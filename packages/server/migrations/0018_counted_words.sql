-- A folded word as a LIKE pattern of which the index looks up one trigram in six letters only. It finds what holds the word,
-- and now and then more: the word itself is still to be looked for in what is found.
create function like_sparse(word text) returns text
  language sql immutable strict parallel safe
  return case
    when fold_text(word) ~ '[\\%_]' then like_literal(word)
    else regexp_replace(fold_text(word), '(...).{0,3}', '\1%', 'g')
  end;

-- The same keys in less time: a function whose body is a query starts an executor for each row, and the endings of companies were looked for
-- at every place of a name. The results are those of the functions before. Names are qualified: a restore and the upkeep of indexes have no search path.

create or replace function fold_text(value text) returns text language plpgsql immutable strict parallel safe as $$
begin
  -- A text of ASCII has no accents.
  if octet_length(value) = char_length(value) then
    return translate(lower(value), '''`-.,', '');
  end if;
  return translate(
    lower(public.unaccent('public.unaccent'::regdictionary, normalize(value, NFKC))),
    E'''\u2019\u2018\u02bc\u0060\u00b4-\u2010\u2011\u2013\u2014.,',
    ''
  );
end $$;

create or replace function joined_words(words text) returns text language plpgsql immutable strict parallel safe as $$
declare
  each text[] := string_to_array(words, ' ');
  joined text := '';
begin
  for place in 1 .. least(cardinality(each), 40) loop
    joined := joined || ' ' || array_to_string(each[place:place + 11], '');
  end loop;
  return joined;
end $$;

create or replace function company_words(value text) returns text language plpgsql immutable strict parallel safe as $$
declare
  words text := public.name_words(value);
  last text := split_part(words, ' ', -1);
  before text := split_part(words, ' ', -2);
begin
  if before = '' or last <> all ('{ab,actions,ag,ainmnithe,anonyme,as,bv,cga,clg,collectif,company,corp,corporation,cpt,ctr,dac,eurl,fzco,fze,gmbh,guarantee,immobiliere,inc,incorporated,jsc,kg,limited,limitee,llc,llp,lp,ltd,neamhtheoranta,nv,oao,ojsc,ooo,oy,pao,pjsc,plc,puc,puluc,rathaiochta,sa,sarl,sarlu,sas,sasu,sca,sci,scop,scs,selarl,shares,simplifiee,snc,spa,srl,teo,teoranta,theoranta,uc,ulc,unipersonnelle,unlimited,zao}'::text[]) then return words; end if;
  -- A form of one word behind a word that is in no form
  if last = any ('{ltd,limited,teo,teoranta,dac,cga,clg,ctr,plc,cpt,uc,ulc,puc,puluc,unlimited,llp,lp,sarl,sarlu,eurl,sas,sasu,sa,sca,scs,snc,sci,scop,selarl,llc,inc,incorporated,corp,corporation,gmbh,ag,kg,srl,spa,bv,nv,oy,ab,as,ooo,oao,zao,pao,pjsc,ojsc,jsc,fze,fzco}'::text[])
    and before <> all ('{a,ab,actions,activity,ag,ainmnithe,anonyme,as,bv,by,cga,civile,clg,collectif,commandite,company,corp,corporation,cpt,ctr,cuideachta,dac,designated,en,entreprise,eurl,faoi,fzco,fze,ghniomhaiochta,gmbh,guarantee,immobiliere,inc,incorporated,jsc,kg,limited,limitee,llc,llp,lp,ltd,neamhtheoranta,nom,nv,oao,ojsc,ooo,oy,pao,par,phoibli,pjsc,plc,private,public,puc,puluc,rathaiochta,responsabilite,sa,sarl,sarlu,sas,sasu,sca,sci,scop,scs,selarl,shares,simplifiee,snc,societe,spa,srl,teo,teoranta,theorainn,theoranta,uc,ulc,unipersonnelle,unlimited,zao}'::text[])
  then
    return left(words, -char_length(last) - 1);
  end if;
  return regexp_replace(words, '( (ltd|limited|teo|teoranta|private limited company|private company limited by shares|company limited by shares|dac|designated activity company|cga|cuideachta ghniomhaiochta ainmnithe|clg|company limited by guarantee|limited by guarantee|ctr|cuideachta faoi theorainn rathaiochta|plc|public limited company|cpt|cuideachta phoibli theoranta|uc|ulc|puc|puluc|unlimited|unlimited company|private unlimited company|public unlimited company|cuideachta neamhtheoranta|llp|lp|sarl|sarlu|eurl|sas|sasu|sa|sca|scs|snc|sci|scop|selarl|societe a responsabilite limitee|entreprise unipersonnelle a responsabilite limitee|societe par actions simplifiee|societe par actions simplifiee unipersonnelle|societe anonyme|societe en commandite par actions|societe en nom collectif|societe civile immobiliere|llc|inc|incorporated|corp|corporation|gmbh|ag|kg|srl|spa|bv|nv|oy|ab|as|ooo|oao|zao|pao|pjsc|ojsc|jsc|fze|fzco))+$', '');
end $$;

create or replace function phone_key(value text) returns text language plpgsql immutable strict parallel safe as $$
declare
  digits text := public.phone_digits(value);
begin
  if digits ~ '^\+?(353[0-9]{8,}|33[0-9]{9,})$' then return regexp_replace(digits, '^\+?(353|33)0*', ''); end if;
  return ltrim(replace(digits, '+', ''), '0');
end $$;

create or replace function phone_keys(phones text) returns text language plpgsql immutable strict parallel safe as $$
declare
  phone text;
  key text;
  keys text := '';
begin
  foreach phone in array regexp_split_to_array(phones, '[;,|]| / | or | ou | et | and ') loop
    key := public.phone_key(phone);
    if key <> '' then keys := keys || ' ' || key; end if;
  end loop;
  return keys;
end $$;

create or replace function mail_state(mail text) returns text language plpgsql immutable parallel safe as $$
declare
  line text;
begin
  if mail is null then return 'none'; end if;
  if mail ~ '^[a-zA-Z0-9._+-]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)+$' then return 'readable'; end if;
  line := regexp_replace(mail, '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g');
  if line ~ '^[ ,;]*$' then return 'none'; end if;
  if line ~ '^[ ,;]*(?:(?:"[^"]*"|(?:[^@<>;".]|\.(?![a-zA-Z]{2}))*) *< *[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+ *>|(?:[mM][aA][iI][lL][tT][oO]:)?[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+)(?:[ ,;]+(?:[/|][ ,;]+)?(?:(?:"[^"]*"|(?:[^@<>;".]|\.(?![a-zA-Z]{2}))*) *< *[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+ *>|(?:[mM][aA][iI][lL][tT][oO]:)?[^ @<>",;:()[\]\\]+@[^ @<>",;:()[\]\\.]+(?:\.[^ @<>",;:()[\]\\.]+)+))*[ ,;]*$' then return 'readable'; end if;
  return 'unreadable';
end $$;

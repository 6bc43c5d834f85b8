-- Better French in the two French templates, with a no-break space before a colon and ’ for an apostrophe.
create function pg_temp.better_french(template text) returns text
  language sql immutable
  return replace(replace(replace(replace(replace(template,
    'se tient sur', 'est tenue sur'),
    'ne s''ouvre pas', 'ne fonctionne pas'),
    'approche ou vient de passer', 'approche ou est dépassée'),
    ' :', U&'\00A0:'),
    '''', '’');

update mail_templates set
  subject = pg_temp.better_french(subject),
  text_content = pg_temp.better_french(text_content),
  html_content = pg_temp.better_french(html_content)
where language = 'fr';

drop function pg_temp.better_french(text);

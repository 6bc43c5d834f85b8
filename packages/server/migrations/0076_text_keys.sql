-- What the domain's `clean-text.ts` and `name-key.ts` say of a text, as the database needs it. A test compares both sides.

-- A text without what nobody sees, composed.
create function clean_marks(value text) returns text
  language sql immutable strict parallel safe
  return normalize(
    regexp_replace(
      regexp_replace(value, '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u17b4\u17b5\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e001f\U000e0080-\U000e0fff]', '', 'g'),
      '(?!(?<=[\u0600-\u085f\u0870-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u17ff\u1800-\u18af\u1b00-\u1c7f\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\U00011000-\U00011fff\U0001e900-\U0001e95f])[\u200c\u200d](?=[\u0600-\u085f\u0870-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u17ff\u1800-\u18af\u1b00-\u1c7f\ua8e0-\ua8ff\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\U00011000-\U00011fff\U0001e900-\U0001e95f])|(?<=[\u0900-\u0dff\U00011000-\U00011fff])[\u200c\u200d]|(?<=[\u2190-\u2bff\U0001f000-\U0001faff\ufe0f])\u200d(?=[\u2190-\u2bff\U0001f000-\U0001faff]))[\u200c\u200d]|(?<![\u1800-\u18af])[\u180b-\u180f]|(?<![#*0-9\u00a9\u00ae\u1000-\u109f\u1800-\u18af\u203c\u2049\u2122\u2139\u3030\u303d\u3297\u3299\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff\u2190-\u2bff\U0001f000-\U0001faff])[\ufe00-\ufe0f]|(?<!\U0001f3f4[\U000e0020-\U000e007f]*)[\U000e0020-\U000e007f]',
      '', 'g'
    ),
    NFC
  );

-- A text of several lines, cleaned.
create function clean_lines(value text) returns text
  language sql immutable strict parallel safe
  return case when value ~ '^[\n\r\t -~]*$' then value
    else clean_marks(regexp_replace(value, '[\v\f\u0085\u2028\u2029]', E'\n', 'g')) end;

-- A text of one line, cleaned.
create function clean_line(value text) returns text
  language sql immutable strict parallel safe
  return case when value ~ '^([!-~]+( [!-~]+)*)?$' then value
    else btrim(regexp_replace(clean_marks(regexp_replace(value, '\r\n?|[\n\v\f\u0085\u2028\u2029]', ' ', 'g')), '[\t \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'), ' ') end;

-- An address of several lines, cleaned.
create function clean_address(value text) returns text
  language sql immutable strict parallel safe
  return case when value ~ '^([!-~]+( [!-~]+)*)?$' then value
    else btrim(
      regexp_replace(
        regexp_replace(clean_marks(regexp_replace(value, '\r\n?|[\n\v\f\u0085\u2028\u2029]', E'\n', 'g')), '[\t \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+', ' ', 'g'),
        ' ?\n ?', E'\n', 'g'
      ),
      E' \n'
    ) end;

-- The words of a name without case, accents and punctuation, separated by one blank.
create function name_words(value text) returns text
  language sql immutable strict parallel safe
  return btrim(
    regexp_replace(
      replace(
        regexp_replace(
          translate(
            replace(replace(replace(replace(
              lower(
                regexp_replace(
                  regexp_replace(
                    normalize(regexp_replace(value, '[''\u0060\u00ad\u00b4\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u0640\u200b-\u200f\u2018\u2019\u201b\u2032\u2035\u2060\ua78c\ufe00-\ufe0f\ufeff\uff07]', '', 'g'), NFKD),
                    '[''\u0060\u00ad\u00b4\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u0640\u200b-\u200f\u2018\u2019\u201b\u2032\u2035\u2060\ua78c\ufe00-\ufe0f\ufeff\uff07]', '', 'g'
                  ),
                  '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'
                )
              ),
              'þ', 'th'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
            'łøđðıς', 'loddiσ'
          ),
          '([^ .]{2})\.(?=[^ .]{2})', '\1 ', 'g'
        ),
        '.', ''
      ),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u1680\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30fb\ufe10-\ufe1f\ufe30-\ufe6f]+', ' ', 'g'
    ),
    ' '
  );

-- The words of the name of a company without the legal forms at its end.
create function company_words(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    name_words(value),
    '( (ltd|limited|teo|teoranta|private limited company|private company limited by shares|company limited by shares|dac|designated activity company|cga|cuideachta ghniomhaiochta ainmnithe|clg|company limited by guarantee|limited by guarantee|ctr|cuideachta faoi theorainn rathaiochta|plc|public limited company|cpt|cuideachta phoibli theoranta|uc|ulc|puc|puluc|unlimited|unlimited company|private unlimited company|public unlimited company|cuideachta neamhtheoranta|llp|lp|sarl|sarlu|eurl|sas|sasu|sa|sca|scs|snc|sci|scop|selarl|societe a responsabilite limitee|entreprise unipersonnelle a responsabilite limitee|societe par actions simplifiee|societe par actions simplifiee unipersonnelle|societe anonyme|societe en commandite par actions|societe en nom collectif|societe civile immobiliere|llc|inc|incorporated|corp|corporation|gmbh|ag|kg|srl|spa|bv|nv|oy|ab|as|ooo|oao|zao|pao|pjsc|ojsc|jsc|fze|fzco))+$',
    ''
  );

-- The key of a name of a person, and of a company: hyphen, apostrophe, blank and nothing are equal.
create function name_key(value text) returns text
  language sql immutable strict parallel safe
  return replace(name_words(value), ' ', '');

create function company_name_key(value text) returns text
  language sql immutable strict parallel safe
  return replace(company_words(value), ' ', '');

-- A number of the CRO, and a tax number, as they are compared.
create function cro_key(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(
    regexp_replace(upper(regexp_replace(value, '[^A-Za-z0-9]', '', 'g')), '^CRO(?=[0-9])', ''),
    '^0+(?=.)', ''
  );

create function tax_key(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(upper(regexp_replace(value, '[^A-Za-z0-9]', '', 'g')), '^IE(?=[0-9])', '');

-- The digits of a phone number that do not depend on how it is typed.
create function phone_digits(value text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(replace(value, '(0)', ''), '[^0-9+]', '', 'g'), '^(\+|00)', '+');

create function phone_key(value text) returns text
  language sql immutable strict parallel safe
  return case
    when phone_digits(value) ~ '^\+?(353[0-9]{8,}|33[0-9]{9,})$'
      then regexp_replace(phone_digits(value), '^\+?(353|33)0*', '')
    else regexp_replace(replace(phone_digits(value), '+', ''), '^0+', '')
  end;

-- An import finds a company by its number, however many zeros it begins with.
drop index organizations_cro_key;
create index organizations_cro_key on organizations (cro_key(cro)) where deleted_at is null;

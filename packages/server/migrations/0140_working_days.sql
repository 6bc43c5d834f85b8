-- The last days of the Companies Act that end on a weekend, a public holiday or a closing day are compared with the days of rows (DUE-3).

-- The public holidays of Ireland, as `publicHolidays` of the domain has them.
create function is_public_holiday(day date) returns boolean language plpgsql immutable strict parallel safe as $$
declare
  year int := extract(year from day);
  month int := extract(month from day);
  date int := extract(day from day);
  is_monday boolean := extract(isodow from day) = 1;
  golden_number int := year % 19;
  century int := year / 100;
  skipped int := century - century / 4 - (8 * century + 13) / 25;
  epact int := (skipped + 19 * golden_number + 15) % 30;
  full_moon int := epact - (golden_number + 11 * epact) / 319;
  days_to_sunday int := (2 * (century % 4) + 2 * (year % 100 / 4) - year % 100 % 4 - full_moon + 32) % 7;
begin
  if (month, date) in ((1, 1), (3, 17), (12, 25), (12, 26)) then return true; end if;
  -- Saint Brigid's Day is the first Monday of February, or the 1st when that is a Friday.
  if month = 2 and year >= 2023 and extract(isodow from make_date(year, 2, 1)) = 5 then return date = 1; end if;
  if not is_monday then return false; end if;
  return month = 2 and year >= 2023 and date <= 7
    or month = 5 and year >= 1994 and date <= 7
    or month in (6, 8) and date <= 7
    or month = 10 and year >= 1977 and date >= 25
    or day = make_date(year, 3, 1) + full_moon + days_to_sunday + 22;
end $$;

-- The day itself when public offices work on it, else the first day after it on which they do.
create function same_or_next_working_day(day date) returns date language plpgsql stable strict parallel safe as $$
declare
  closing_days text[] := array(select jsonb_array_elements_text(settings -> 'closingDays') from deadline_settings);
begin
  while day < '9999-12-31' and (extract(isodow from day) > 5 or day::text = any(closing_days) or is_public_holiday(day)) loop
    day := day + 1;
  end loop;
  return day;
end $$;

-- What was sent back and is due again by another day, and the orders of courts: the deadlines of those companies are computed again.
insert into stale_records (reader, source, record_id)
select distinct 'deadlines', 'organization', organization_id from filings
where deleted_at is null and (state = 'sentBack' or court is not null);
insert into stale_records (reader, source, record_id)
select distinct 'compliance', 'organization', organization_id from filings
where deleted_at is null and kind = 'B1' and (sent_back_on is not null or court is not null);

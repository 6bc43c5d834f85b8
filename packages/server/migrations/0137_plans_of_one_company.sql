-- Each row of a list of organizations asks these. Planning one takes many times longer than running it, and the database planned it again
-- for each row, because it took every company for another case.
alter function parties_at_risk(date, uuid) set plan_cache_mode = force_generic_plan;
alter function uncleared_above(uuid) set plan_cache_mode = force_generic_plan;

-- What a merge, an erasure and a restored company look up by the record they are about.
create index deleted_links_organization on deleted_links (organization_id);
create index deleted_links_person on deleted_links (person_id) where person_id is not null;
create index deleted_links_member on deleted_links (member_id) where member_id is not null;
create index distinct_people_other on distinct_people (other_id);
create index distinct_organizations_other on distinct_organizations (other_id);
create index organization_members_nominee on organization_members (nominee_for) where nominee_for is not null;
create index reminders_organization on reminders (organization_id) where organization_id is not null;
create index reminders_person on reminders (person_id) where person_id is not null;
create index reminders_mail on reminders (mail_id) where mail_id is not null;
create index bulk_items_record on bulk_items (record_id);

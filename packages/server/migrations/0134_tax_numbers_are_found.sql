-- The searches of companies find one by the number of a tax that it is registered for (LIST-4).
create index tax_registrations_tax_key on tax_registrations (tax_key(number)) where deleted_at is null and number is not null;

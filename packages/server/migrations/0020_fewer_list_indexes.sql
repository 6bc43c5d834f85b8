-- A list without a filter walks the index of its order, and one with a filter gathers what matches and sorts it. So an index
-- for each filter and each order is no longer read, and each write is spared keeping it.
drop index organizations_status, organizations_status_only, organizations_status_only_desc,
  organizations_incorporation, organizations_incorporation_desc, organizations_first_ar, organizations_first_ar_desc,
  organizations_next_ar, organizations_next_ar_desc, organizations_tax_reminder, organizations_domiciliation,
  organizations_secretary, organizations_shareholder, organizations_finotor;

drop index follow_ups_kind_created, follow_ups_kind_deadline, follow_ups_kind_deadline_desc, follow_ups_kind_ard,
  follow_ups_kind_ard_desc, follow_ups_sort_name, follow_ups_sort_label, follow_ups_start, follow_ups_start_desc,
  follow_ups_ard, follow_ups_ard_desc, follow_ups_deadline, follow_ups_deadline_desc, follow_ups_archived;

drop index orders_origin_created, orders_no_origin_created, orders_no_organization_created, orders_deposit,
  orders_balance, orders_paid, orders_paid_totally, orders_balance_paid, orders_vat, orders_origin, orders_origin_desc,
  orders_balance_on, orders_balance_on_desc, orders_organization_name, orders_organization_name_desc,
  orders_last_name, orders_last_name_desc, orders_first_name,
  orders_first_name_desc, orders_email, orders_email_desc, orders_product_name, orders_product_name_desc,
  orders_deposit_payment, orders_deposit_payment_desc, orders_balance_payment, orders_balance_payment_desc,
  orders_vat_number, orders_vat_number_desc;

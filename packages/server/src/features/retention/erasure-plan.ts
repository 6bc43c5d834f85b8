import type { DetachedColumns } from '#platform/erasure/erase-rows'

/** What an order loses when its customer is erased; amounts, days and product stay for the accounts (RET-6). */
export const customerColumns = [
  'company',
  'organization_name',
  'last_name',
  'first_name',
  'email',
  'vat_number',
  'comment',
  'to_invoice',
] as const

/** The same fields as the change log names them. */
export const customerFields = [
  'company',
  'organizationId',
  'lastName',
  'firstName',
  'email',
  'vatNumber',
  'comment',
  'toInvoice',
]

/** References to an erased record whose rows stay. Any other row that refers to it is deleted, also in tables added later. */
export const detached: DetachedColumns = {
  'orders.organization_id': customerColumns,
  'people.same_as_organization_id': [],
  'links.nominee_for': [],
  // A line of the register stays for the authorities, without the name.
  'aml_reports.organization_id': [],
  'aml_reports.person_id': [],
  // The registers of another company keep the shares of whoever is erased.
  'share_event_parties.person_id': [],
  'share_event_parties.member_id': [],
  'register_entries.person_id': [],
}

/**
 * The tables and columns in which no text is erased: staff and settings, the names and addresses of other records, the keys
 * of files, the public list of sanctions, signed versions, and columns that by a rule hold no personal data.
 */
export const textsNotErased: ReadonlySet<string> = new Set([
  'aml_versions',
  'audit',
  'deadline_settings',
  'erasure_certificates',
  'file_removals',
  'files',
  'follow_up_kinds',
  'former_company_names',
  'former_person_names',
  'invitations',
  'kysely_migration',
  'kysely_migration_lock',
  'organization_files',
  'passkey_challenges',
  'passkeys',
  'password_resets',
  'people_files',
  'products',
  'rate_limits',
  'recovery_codes',
  'reminder_rules',
  'row_changes',
  'sanctions_entries',
  'sanctions_lists',
  'sanctions_names',
  'sanctions_runs',
  'sessions',
  'signup_code',
  'task_files',
  'totp_factors',
  'user_calendars',
  'users',
  'follow_ups.organization_name',
  'mails.message_id',
  'mails.sender',
  'orders.organization_name',
  'orders.product_name',
  'organizations.mail',
  'organizations.name',
  'people.first_name',
  'people.last_name',
  'people.mail',
])

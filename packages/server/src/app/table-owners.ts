/** Which feature's commands may write a table: the name of its folder in `features/`, or `platform`. Any query may read any table. */
export const tableOwners: Readonly<Record<string, string>> = {
  users: 'users',
  sessions: 'users',
  organizations: 'organizations',
  organization_details: 'organizations',
  organization_users: 'organizations',
  organization_files: 'organizations',
  organization_aml: 'organizations',
  people: 'people',
  people_files: 'people',
  links: 'links',
  follow_ups: 'follow-ups',
  follow_up_kinds: 'follow-ups',
  files: 'files',
  changes: 'platform',
  row_counts: 'platform',
  rate_limits: 'platform',
}

const labels: Readonly<Record<string, string>> = {
  links: 'Links',
  organization_members: 'Company members',
  aml_versions: 'Signed AML files',
  annual_returns: 'Annual returns',
  filed_papers: 'Filed papers',
  follow_ups: 'Follow-ups',
  forms: 'Forms',
  mails: 'Emails',
  orders: 'Orders',
  past_relationships: 'Past relationships',
  people: 'People that are this organization',
  reminders: 'Reminders',
  retention_holds: 'Holds on the erasure',
  sanctions_hits: 'Sanctions hits',
  subscriptions: 'Subscriptions',
  tasks: 'Tasks',
  deleted_links: 'Links in the bin',
}

/** What the rows of a table are called that move in a merge; undefined for those that staff do not see (MERGE-5). */
export const movedRowsLabel = (table: string): string | undefined => labels[table]

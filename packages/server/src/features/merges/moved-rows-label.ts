/** In the order in which the preview lists them. Those that are not the name of a table are links too. */
const labels: Readonly<Record<string, string>> = {
  aml_versions: 'Signed AML files',
  filings: 'Filings',
  filing_people: 'Mentions in filings',
  linksInBin: 'Links in the bin',
  filed_papers: 'Filed papers',
  follow_ups: 'Follow-ups',
  forms: 'Forms',
  links: 'Links',
  mails: 'Emails',
  mail_parts: 'Parts of emails',
  notes: 'Notes',
  orders: 'Orders',
  companyMembers: 'Company members',
  past_relationships: 'Past relationships',
  people: 'People that are this organization',
  register_entries: 'Register entries',
  reminders: 'Reminders',
  retention_holds: 'Holds on the erasure',
  share_certificates: 'Share certificates',
  share_classes: 'Share classes',
  share_events: 'Share events',
  share_event_parties: 'Parties of share events',
  sanctions_hits: 'Sanctions hits',
  sanctions_runs: 'Screenings',
  subscriptions: 'Subscriptions',
  tasks: 'Tasks',
  tax_registrations: 'Tax registrations',
  tax_dues: 'Taxes paid',
}

/** What the rows of a table are called that move in a merge; undefined for those that staff do not see (MERGE-5). */
export const movedRowsLabel = (table: string): string | undefined => labels[table]

/** What moves in a merge, in words. */
export const movesInWords = (counts: ReadonlyMap<string, number>): { label: string; count: number }[] =>
  Object.entries(labels).flatMap(([rows, label]) => {
    const count = counts.get(rows) ?? 0
    return count > 0 ? [{ label, count }] : []
  })

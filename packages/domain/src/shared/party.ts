/** A person or a company, under the id of its kind. */
export type Party = { personId: string } | { organizationId: string }

/** The id of a person or a company. */
export const partyId = (party: Party): string => ('personId' in party ? party.personId : party.organizationId)

/** The person or the company of a row that has one of the two ids. */
export const partyOfIds = (personId: string | null, organizationId: string | null): Party =>
  organizationId === null ? { personId: personId ?? '' } : { organizationId }

/** The person or the company of a row, alone. */
export const partyOf = (row: Party): Party =>
  'personId' in row ? { personId: row.personId } : { organizationId: row.organizationId }

import { sql } from 'kysely'

// Parts of a statement about the anti-money-laundering file of an organization `o`. A row's statement takes no values, so
// kinds and rules are written in the text.

/** The day of the next review; null while it is not known. */
export const nextReview = sql<string | null>`(select d.date from deadlines d
  where d.source_id = o.id and d.source = 'organization' and d.kind = 'AML_REVIEW')`

/** When the file was last signed. */
export const signedAt = sql<string | null>`(select max(v.signed_at) from aml_versions v where v.organization_id = o.id)`

/** Whether a director or owner has no identity document in date (COMP-15). */
export const isDocumentMissing = sql<boolean>`exists (select from company_compliance c
  where c.organization_id = o.id and 'identityDocuments' = any(c.red_rules))`

import type { Term } from '@registrar/domain/links/link-terms'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import type { Incorporated } from '#features/organizations'
import { now } from '#platform/clock'
import { type Author, type Change, changedFields, recordChanges } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { linkKinds } from './link-kinds.ts'
import type { LinkType } from './links.row.ts'
import { termsOf, writeDatedParts } from './terms-and-shares.commands.ts'

/** A link that was made with its company from a form; `begun` are the days on which its terms began then. */
type LinkOfForm = { id: string; type: LinkType; terms: Term[]; begun: IsoDate[] }

const readLinksOfForm = async (tx: Tx, organizationId: string): Promise<LinkOfForm[]> => {
  const { rows } = await sql<LinkOfForm>`
    select l.id, made.record_type as type, ${termsOf(sql.ref('l.id'))} as terms,
      array(select term ->> 'appointed' from jsonb_array_elements(made.fields -> 'terms' -> 1) as term
        where term ->> 'appointed' is not null) as begun
    from forms f
    join changes used on used.record_type = 'form' and used.record_id = f.id and used.action = 'used'
    join changes made on made.save_id = used.save_id and made.record_type in ('link', 'company-member') and made.action = 'created'
    join living_links l on l.id = made.record_id and l.organization_id = f.organization_id
    where f.organization_id = ${organizationId}
    order by l.id`.execute(tx)
  return rows
}

const moved = (terms: readonly Term[], days: ReadonlySet<IsoDate>, to: IsoDate): Term[] =>
  terms.map((term) => {
    const { appointed, ceased } = term
    const isOfForm = appointed !== null && days.has(appointed) && (ceased === null || ceased > to)
    return isOfForm ? { ...term, appointed: to } : term
  })

/**
 * Moves the terms that came from the form to the day of incorporation when that is entered or corrected: the first officers and members
 * stand in Form A1, and hold office from that day (FIL-7). A term that staff have given another day stays. No filing is made.
 */
export const moveTermsOfForm = async (
  tx: Tx,
  { organizationId, from, to }: Incorporated,
  author: Author,
): Promise<void> => {
  const changes: Change[] = []
  for (const { id, type, terms, begun } of await readLinksOfForm(tx, organizationId)) {
    const after = moved(terms, new Set([...begun, ...(from ? [from] : [])]), to)
    const fields = changedFields({ terms }, { terms: after })
    if (Object.keys(fields).length === 0) continue

    await writeDatedParts(tx, id, { terms: after })
    await tx.updateTable('links').set({ updated_at: now() }).where('id', '=', id).execute()
    changes.push({ recordType: linkKinds[type].record.type, recordId: id, action: 'updated', fields })
  }
  await recordChanges(tx, author, changes)
}

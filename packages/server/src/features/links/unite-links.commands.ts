import { uniteLinks } from '@registrar/domain/merges/unite-links'
import { sql } from 'kysely'
import { type Author, changedFields, type FieldChanges, recordChange } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { removeRows } from '#platform/database/removed-rows'
import { linkKinds } from './link-kinds.ts'
import { findLinkFields } from './links.queries.ts'
import type { LinkType } from './links.row.ts'
import { writeDatedParts } from './terms-and-shares.commands.ts'

type Fields = Awaited<ReturnType<typeof findLinkFields>>

const partsOf = ({ beneficiaryPercentage, terms, holdings, controls, nomineeFor, instructs }: Fields) => ({
  beneficiaryPercentage,
  terms,
  holdings,
  controls,
  nomineeFor,
  instructs,
})

const writeParts = async (tx: Tx, id: string, parts: ReturnType<typeof uniteLinks>) => {
  const { beneficiaryPercentage, controls, nomineeFor, instructs = false } = parts
  const columns = {
    beneficiary_percentage: beneficiaryPercentage,
    controls: JSON.stringify(controls),
    nominee_for: nomineeFor,
    instructs,
  }
  await tx.updateTable('links').set(columns).where('id', '=', id).execute()
  await writeDatedParts(tx, id, parts)
}

/** Two links to the same third record, and the people for whom their shares are held. */
type LinkPair = {
  recordType: LinkType
  keep: string
  merge: string
  other: string
  keepHeldFor: string | null
  mergeHeldFor: string | null
}

/** The pairs of links that lead from two records to the same third record: `keep` stays, `merge` goes. */
export const pairsOfLinks = async (tx: Tx, recordType: 'organization' | 'person', keep: string, merge: string) => {
  const pairs = (own: string, other: string) =>
    sql<LinkPair>`
      select case when k.person_id is null then 'company-member' else 'link' end as "recordType",
        k.id as keep, m.id as merge, k.${sql.ref(other)} as other,
        k.nominee_for as "keepHeldFor", m.nominee_for as "mergeHeldFor"
      from living_links k join living_links m on m.${sql.ref(other)} = k.${sql.ref(other)}
      where k.${sql.ref(own)} = ${keep} and m.${sql.ref(own)} = ${merge}
        and k.${sql.ref(other)} not in (${keep}, ${merge})`

  if (recordType === 'person') return (await pairs('person_id', 'organization_id').execute(tx)).rows

  const found = [
    await pairs('organization_id', 'person_id').execute(tx),
    await pairs('organization_id', 'member_id').execute(tx),
    await pairs('member_id', 'organization_id').execute(tx),
  ]
  return found.flatMap(({ rows }) => rows)
}

/** The links by which one of two people holds shares for the other. */
export const linksHeldForEachOther = async (tx: Tx, keep: string, merge: string) => {
  const { rows } = await sql<{ id: string; nomineeFor: string; organizationId: string }>`
    select id, nominee_for as "nomineeFor", organization_id as "organizationId" from living_links
    where person_id in (${keep}, ${merge}) and nominee_for in (${keep}, ${merge}) order by id`.execute(tx)
  return rows
}

const clearNominees = async (tx: Tx, { keep, merge }: { keep: string; merge: string }, author: Author) => {
  for (const { id, nomineeFor } of await linksHeldForEachOther(tx, keep, merge)) {
    const fields: FieldChanges = { nomineeFor: [nomineeFor, null] }
    await tx.updateTable('links').set({ nominee_for: null }).where('id', '=', id).execute()
    await recordChange(tx, author, {
      recordType: linkKinds.link.record.type,
      recordId: id,
      action: 'updated',
      fields,
    })
  }
}

/**
 * Unites the links that two records have to the same third record, before one of them is merged into the other: the link that
 * stays gets the roles of both and the higher percentage (MERGE-3). Shares that one person holds for the other are held for nobody.
 */
export const uniteLinksOf = async (
  tx: Tx,
  recordType: 'organization' | 'person',
  { keep, merge }: { keep: string; merge: string },
  author: Author,
): Promise<void> => {
  for (const pair of await pairsOfLinks(tx, recordType, keep, merge)) {
    const before = partsOf(await findLinkFields(tx, pair.keep))
    const after = uniteLinks(before, partsOf(await findLinkFields(tx, pair.merge)))

    await removeRows(tx, 'links', sql`t.id = ${pair.merge}`)
    await recordChange(tx, author, { recordType: pair.recordType, recordId: pair.merge, action: 'deleted' })

    const fields = changedFields(before, after)
    if (Object.keys(fields).length === 0) continue
    await writeParts(tx, pair.keep, after)
    await recordChange(tx, author, { recordType: pair.recordType, recordId: pair.keep, action: 'updated', fields })
  }
  if (recordType === 'person') await clearNominees(tx, { keep, merge }, author)
}

/** The types of those of these links that are not in the bin. */
export const typesOfLivingLinks = async (tx: Tx, ids: readonly string[]): Promise<Map<string, LinkType>> => {
  const { rows } = await sql<{ id: string; type: LinkType }>`
    select id, case when person_id is null then 'company-member' else 'link' end as type
    from living_links where id = any(${[...ids]}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** How often a record is named by links, by company members, and by those of both in the bin (MERGE-5). */
export const countLinksOf = async (tx: Tx, id: string): Promise<Map<string, number>> => {
  const { rows } = await sql<{ links: number; companyMembers: number; linksInBin: number }>`
    select count(*) filter (where deleted_at is null and person_id is not null)::float8 as links,
      count(*) filter (where deleted_at is null and member_id is not null)::float8 as "companyMembers",
      count(*) filter (where deleted_at is not null and not is_nominee)::float8 as "linksInBin"
    from links, lateral (values (person_id, false), (member_id, false), (organization_id, false), (nominee_for, true))
      as named (by_id, is_nominee)
    where ${id} in (person_id, member_id, organization_id, nominee_for) and by_id = ${id}`.execute(tx)
  return new Map(Object.entries(rows[0] ?? {}))
}

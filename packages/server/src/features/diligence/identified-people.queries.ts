import type { FileFacts } from '@registrar/domain/aml/file-gaps'
import { sql } from 'kysely'
import type { CompanyHolder } from '#features/registers'
import type { Db, Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'

/** Somebody whom the law wants identified. */
type IdentifiedPerson = FileFacts['identified'][number]

type Instructing = { organizationId: string; personId: string }

const readInstructing = async (db: Db | Tx, ids: readonly string[]): Promise<Instructing[]> => {
  const { rows } = await sql<Instructing>`
    select organization_id as "organizationId", person_id as "personId" from present_links(current_date)
    where organization_id = any(${ids}::uuid[]) and instructs and person_id is not null`.execute(db)
  return rows
}

const personIdsOf = (holders: readonly CompanyHolder[]): string[] =>
  holders.flatMap(({ party, owner }) => [party, owner].flatMap((one) => ('personId' in one ? [one.personId] : [])))

/**
 * The people of organizations who may have to be identified, under their ids, and who instructs for which organization. A person that is a legal
 * person is identified by its owners.
 */
export const readIdentified = async (
  db: Db | Tx,
  ids: readonly string[],
  holders: readonly CompanyHolder[],
): Promise<{ people: ReadonlyMap<string, IdentifiedPerson>; instructing: Instructing[] }> => {
  const instructing = await readInstructing(db, ids)
  const personIds = [...new Set([...personIdsOf(holders), ...instructing.map(({ personId }) => personId)])]
  const { rows } = await sql<IdentifiedPerson & { id: string }>`
    select p.id, ${fullName('p')} as name, p.identity_documents as "identityDocuments" from people p
    where p.id = any(${personIds}::uuid[]) and p.same_as_organization_id is null`.execute(db)

  return {
    people: new Map(rows.map(({ id, ...person }) => [id, { ...person, personId: id }])),
    instructing,
  }
}

import type { Organization } from '@registrar/domain/organizations/organization'
import { croKey, type ExistingIdentity, type Identity } from '@registrar/domain/organizations/import/identity'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { detailColumns, listedColumns, detailDefaults } from '../organizations.row.ts'

/** The normalised form of each name, by the name; the database's own function, so that it can never differ from the column. */
export const readNameKeys = async (tx: Tx, names: readonly string[]): Promise<Map<string, string>> => {
  const found = await sql<{ name: string; key: string }>`
    select name, company_key(name) as key from unnest(${[...new Set(names)]}::text[]) as name`.execute(tx)
  return new Map(found.rows.map(({ name, key }) => [name, key]))
}

/** Organizations, not deleted, that have one of the numbers or one of the normalised names; the oldest first. */
export const findMatchingOrganizations = async (
  tx: Tx,
  identities: readonly Identity[],
): Promise<ExistingIdentity[]> => {
  const cros = identities.flatMap(({ cro }) => (cro === null ? [] : [croKey(cro)]))
  const keys = [...new Set(identities.map(({ nameKey }) => nameKey))]
  return tx
    .selectFrom('organizations as o')
    .select(['o.id', 'o.name', 'o.incorporation_date as incorporationDate'])
    .select(sql<string>`coalesce(o.duplicate_key, '')`.as('nameKey'))
    .select(sql<string | null>`nullif(trim(o.cro), '')`.as('cro'))
    .where('o.deleted_at', 'is', null)
    .where(
      sql<boolean>`(upper(regexp_replace(o.cro, '\\s', '', 'g')) = any(${cros}::text[]) or o.duplicate_key = any(${keys}::text[]))`,
    )
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute()
}

type WithoutParts = Omit<Organization, 'aml' | 'users' | 'attachedFiles' | 'followUps'>

/** The organizations of the ids, held until the transaction ends; without files, users, follow-ups and AML form. */
export const lockOrganizations = async (tx: Tx, ids: readonly string[]): Promise<Map<string, WithoutParts>> => {
  const rows = await tx
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(listedColumns)
    .select(detailColumns)
    .where(sql<boolean>`o.id = any(${ids}::uuid[])`)
    .orderBy('o.id')
    .forUpdate('o')
    .execute()
  return new Map(
    rows.map((row) => {
      const missing = row.corporationTaxPaid === null ? detailDefaults : {}
      // The check constraints of the columns hold what the type promises.
      return [row._id, { ...row, ...missing } as WithoutParts]
    }),
  )
}

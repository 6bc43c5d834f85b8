import type { Organization } from '@registrar/domain/organizations/organization'
import type { ExistingIdentity, Identity } from '@registrar/domain/imports/organizations/identity'
import { croKey } from '@registrar/domain/shared/number-keys'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database'
import { fullName } from '#platform/database/full-name'
import { detailColumns, listedColumns, detailDefaults } from '../organizations.row.ts'

/** The organizations, oldest first, that have one of the numbers or one of the normalised names; deleted ones are left out. */
export const findMatchingOrganizations = async (
  tx: Tx,
  identities: readonly Identity[],
): Promise<ExistingIdentity[]> => {
  const cros = identities.map(({ cro }) => croKey(cro ?? '')).filter(Boolean)
  const keys = [...new Set(identities.map(({ nameKey }) => nameKey))]

  return tx
    .selectFrom('organizations as o')
    .select(['o.id', 'o.name', 'o.incorporation_date as incorporationDate'])
    .select(sql<string>`coalesce(o.name_key, '')`.as('nameKey'))
    .select(sql<string | null>`nullif(trim(o.cro), '')`.as('cro'))
    .where('o.deleted_at', 'is', null)
    .where(sql<boolean>`(cro_key(o.cro) = any(${cros}::text[]) or o.name_key = any(${keys}::text[]))`)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute()
}

type OwnFields = Omit<Organization, 'aml' | 'attachedFiles' | 'followUps'>

const listUsersOf = async (tx: Tx, ids: readonly string[]) => {
  const rows = await tx
    .selectFrom('organization_users as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.organization_id as organizationId', 'u.id as userId', fullName('u').as('userName')])
    .where(sql<boolean>`a.organization_id = any(${ids}::uuid[])`)
    .orderBy('a.position')
    .execute()
  return Map.groupBy(rows, ({ organizationId }) => organizationId)
}

/** Locks organizations until the transaction ends, and returns them by id, without files, follow-ups and AML form. */
export const lockOrganizations = async (tx: Tx, ids: readonly string[]): Promise<Map<string, OwnFields>> => {
  const isChosen = sql<boolean>`id = any(${ids}::uuid[])`
  await tx.selectFrom('organizations').select('id').where(isChosen).orderBy('id').forUpdate().execute()

  // Read in a second statement: one that waits for a lock may show details from before the wait.
  const rows = await tx
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .select(listedColumns)
    .select(detailColumns)
    .where(sql<boolean>`o.id = any(${ids}::uuid[])`)
    .execute()

  const users = await listUsersOf(tx, ids)

  return new Map(
    rows.map((row) => {
      const assigned = (users.get(row._id) ?? []).map(({ userId, userName }) => ({ userId, userName }))
      const defaults = row.corporationTaxPaid === null ? detailDefaults : {}
      // Check constraints keep the columns within the type.
      return [row._id, { ...row, ...defaults, users: assigned } as OwnFields]
    }),
  )
}

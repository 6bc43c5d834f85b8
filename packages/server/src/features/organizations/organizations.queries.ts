import { amlStatusOf } from '@registrar/domain/aml/assessment'
import { guessCompanyType } from '@registrar/domain/organizations/company-type'
import type { Organization } from '@registrar/domain/organizations/organization'
import { versionOf } from '#platform/commands/record-version'
import type { Db, Tx } from '#platform/database/database'
import { isId } from '#platform/database/ids'
import { queryById } from '#platform/database/query-by-id'
import { notFound } from '#platform/problem'
import { missingRecord } from '#platform/commands/merged-record'
import { hasLinkedPep, hasPartyAtRisk, hasSanctionsHit } from './aml/aml-status.ts'
import { assignedUsers, attachedFiles, dueReturn, followUps } from './organization-expressions.ts'
import { detailColumns, listedColumns, detailDefaults } from './organizations.row.ts'

const selectOrganization = queryById((db, id) =>
  db
    .selectFrom('organizations as o')
    .leftJoin('organization_details as d', 'd.organization_id', 'o.id')
    .leftJoin('organization_aml as m', 'm.organization_id', 'o.id')
    .select(listedColumns)
    .select(detailColumns)
    .select(['m.form as aml', 'm.completed_at as completedAt', hasLinkedPep().$castTo<boolean>().as('hasLinkedPep')])
    .select([hasSanctionsHit().as('hasSanctionsHit'), hasPartyAtRisk().as('hasPartyAtRisk')])
    .select([attachedFiles().as('attachedFiles'), followUps().as('followUps'), assignedUsers().as('users')])
    .select([dueReturn().as('runningReturn'), versionOf('o')])
    .where('o.id', '=', id)
    .where('o.deleted_at', 'is', null),
)

/**
 * Refuses a call about what belongs to an organization that does not exist.
 * @param isInBinToo whether an organization in the bin counts as existing
 * @throws Problem NOT_FOUND when unknown or deleted, MERGED when merged into another (MERGE-4)
 */
export const requireOrganization = async (
  db: Db | Tx,
  id: string,
  { isInBinToo = false }: { isInBinToo?: boolean } = {},
): Promise<void> => {
  const found = isId(id)
    ? await db
        .selectFrom('organizations')
        .select('id')
        .where('id', '=', id)
        .$if(!isInBinToo, (query) => query.where('deleted_at', 'is', null))
        .executeTakeFirst()
    : undefined
  if (!found) throw await missingRecord(db, 'organization', id)
}

/**
 * One organization with all its fields.
 * @throws Problem NOT_FOUND when unknown or deleted, MERGED when merged into another (MERGE-4)
 */
export const findOrganization = async (db: Db | Tx, id: string): Promise<Organization> => {
  if (!isId(id)) throw notFound('organization')

  const found = await selectOrganization(db, id)
  if (!found) throw await missingRecord(db, 'organization', id)

  const { completedAt, hasLinkedPep: isPepLinked, hasSanctionsHit: isOnList, hasPartyAtRisk: isAtRisk, ...row } = found
  const defaults = row.corporationTaxPaid === null ? detailDefaults : {}
  // Check constraints keep the columns within the type.
  const record = {
    ...row,
    ...defaults,
    companyTypeGuess: guessCompanyType(row.name),
    aml: row.aml ?? {},
  } as Organization
  const facts = { completedAt, hasLinkedPep: isPepLinked, hasSanctionsHit: isOnList, hasPartyAtRisk: isAtRisk }
  return { ...record, amlStatus: amlStatusOf(record.aml, facts) }
}

/** The fields of an organization that a save of another field may move: the ARD of running returns, and the return that is due. */
export const findReturnFields = (tx: Tx, id: string) =>
  tx
    .selectFrom('organizations as o')
    .select([followUps().as('followUps'), dueReturn().as('runningReturn')])
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow()

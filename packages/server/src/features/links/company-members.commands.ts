import type { CompanyMember, CompanyMemberPair } from '@registrar/domain/links/company-member'
import type { LinkChanges } from '@registrar/domain/links/link'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { organizationRecord } from '#features/organizations'
import { lockRecord } from '#platform/commands/lock-record'
import { createRecord, updateRecord } from '#platform/commands/record-commands'
import type { Db, Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { findCompanyMember, findStoredMember } from './company-members.queries.ts'
import { companyMemberRecord } from './company-members.row.ts'
import { fieldsAfterUpdate, namesNominator, newFields, requireNominator, writeDatedParts } from './link-fields.ts'
import { linkKinds } from './link-kinds.ts'
import { shownLink } from './links.row.ts'

/**
 * Makes a company a member of an organization and returns the id (LINK-8). Plain roles begin `today`.
 * @throws Problem NOT_FOUND for either company, LINK_ALREADY_EXISTS, UNKNOWN_PERSON
 */
export const createCompanyMember = (
  db: Db | Tx,
  body: CompanyMemberPair & LinkChanges,
  session: Session,
  today: IsoDate,
): Promise<string> =>
  createRecord(db, companyMemberRecord, session, async (tx, id) => {
    const { memberId, organizationId } = body
    // In the order of the ids, so that two companies that become each other's members do not wait for each other.
    for (const company of [memberId, organizationId].toSorted())
      await lockRecord(tx, organizationRecord, company, 'key share')
    await requireNominator(tx, body.nomineeFor)

    const fields = newFields(body, today)

    const inserted = await tx
      .insertInto('organization_members')
      .values({
        id,
        member_id: memberId,
        organization_id: organizationId,
        nominee_for: fields.nomineeFor,
        beneficiary_percentage: fields.beneficiaryPercentage,
      })
      .onConflict((conflict) => conflict.columns(['member_id', 'organization_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw new Problem('LINK_ALREADY_EXISTS', linkKinds.member_id.alreadyExists)
    await writeDatedParts(tx, 'member_id', id, fields)

    return { memberId, organizationId, ...fields }
  })

/**
 * Changes roles, percentage, terms and holdings of a company member and returns it.
 * @throws Problem NOT_FOUND, UNKNOWN_PERSON, CHANGED_MEANWHILE
 */
export const updateCompanyMember = async (
  db: Db | Tx,
  id: string,
  body: LinkChanges,
  session: Session,
  today: IsoDate,
  isUndo = false,
): Promise<CompanyMember> => {
  const saved = await updateRecord(db, companyMemberRecord, id, session, {
    read: (tx) => findStoredMember(tx, id, today),
    decide: (before, tx) => fieldsAfterUpdate(before, { tx, body, author: session, today, isUndo }),
    write: async (tx, { after, changed, updatedAt }) => {
      await tx
        .updateTable('organization_members')
        .set({
          nominee_for: after.nomineeFor,
          beneficiary_percentage: after.beneficiaryPercentage,
          updated_at: updatedAt,
        })
        .where('id', '=', id)
        .execute()
      await writeDatedParts(tx, 'member_id', id, changed)
    },
  })
  return namesNominator(saved) ? shownLink(saved) : findCompanyMember(db, id, today)
}

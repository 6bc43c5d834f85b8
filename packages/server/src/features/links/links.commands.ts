import type { CompanyMemberPair } from '@registrar/domain/links/company-member'
import type { LinkChanges, NewLink } from '@registrar/domain/links/link'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { lockRecord } from '#platform/commands/lock-record'
import { createRecord, updateRecord } from '#platform/commands/record-commands'
import type { Db, Tx } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { fieldsAfterUpdate, newFields, requireNominator } from './link-fields.ts'
import { endsOf, linkKinds } from './link-kinds.ts'
import { findLink, findStoredLink } from './links.queries.ts'
import type { LinkAnswers, LinkType } from './links.row.ts'
import { keepHoldings } from './keep-holdings.ts'
import { writeDatedParts } from './terms-and-shares.commands.ts'

type LinkEnds = Pick<NewLink, 'peopleId' | 'organizationId'> | CompanyMemberPair

/**
 * Links a person to an organization, or makes a company a member of it (LINK-8), and returns the link's id. Plain roles begin `today`.
 * @throws Problem NOT_FOUND for either end, LINK_ALREADY_EXISTS, UNKNOWN_PERSON, HOLDINGS_ARE_EVENTS
 */
export const createLink = (
  db: Db | Tx,
  body: LinkEnds & LinkChanges,
  session: Session,
  today: IsoDate,
): Promise<string> => {
  const [type, linkedId] =
    'memberId' in body ? (['company-member', body.memberId] as const) : (['link', body.peopleId] as const)
  const { record, linkedColumn, linkedField, alreadyExists } = linkKinds[type]
  const { organizationId } = body

  return createRecord(db, record, session, async (tx, id) => {
    // Nobody deletes either end while the link is made.
    for (const end of endsOf(type, linkedId, organizationId)) await lockRecord(tx, end.kind, end.id, 'key share')
    await requireNominator(tx, body.nomineeFor, { holder: type === 'link' ? linkedId : undefined })

    const fields = newFields(body, today)

    const inserted = await tx
      .insertInto('links')
      .values({
        id,
        [linkedColumn]: linkedId,
        organization_id: organizationId,
        nominee_for: fields.nomineeFor,
        beneficiary_percentage: fields.beneficiaryPercentage,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw new Problem('LINK_ALREADY_EXISTS', alreadyExists)
    await writeDatedParts(tx, id, fields)
    if (fields.holdings.length > 0) await keepHoldings(tx, organizationId)

    return { [linkedField]: linkedId, organizationId, ...fields }
  })
}

/**
 * Changes roles, percentage, terms and holdings of a link or a company member and returns it.
 * @throws Problem NOT_FOUND, UNKNOWN_PERSON, VALIDATION_FAILED, CHANGED_MEANWHILE, HOLDINGS_ARE_EVENTS
 */
export const updateLink = async <Type extends LinkType>(
  db: Db | Tx,
  type: Type,
  id: string,
  body: LinkChanges,
  session: Session,
  today: IsoDate,
): Promise<LinkAnswers[Type]> => {
  await updateRecord(db, linkKinds[type].record, id, session, {
    read: (tx) => findStoredLink(tx, type, id, today),
    decide: async (before, tx) => {
      const holder = 'peopleId' in before ? before.peopleId : undefined
      return { ...before, ...(await fieldsAfterUpdate(before, { tx, body, author: session, today, holder })) }
    },
    write: async (tx, { after, changed, updatedAt }) => {
      await tx
        .updateTable('links')
        .set({
          nominee_for: after.nomineeFor,
          beneficiary_percentage: after.beneficiaryPercentage,
          updated_at: updatedAt,
        })
        .where('id', '=', id)
        .execute()
      await writeDatedParts(tx, id, changed)
      if (changed.holdings) await keepHoldings(tx, after.organizationId)
    },
  })
  return findLink(db, type, id, today)
}

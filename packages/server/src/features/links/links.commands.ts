import type { CompanyMemberPair } from '@registrar/domain/links/company-member'
import type { LinkChanges, NewLink } from '@registrar/domain/links/link'
import { recordTypeNouns } from '@registrar/domain/shared/change'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { organizationRecord } from '#features/organizations'
import { personRecord } from '#features/people'
import { changedFields, recordChanges } from '#platform/commands/change-log'
import { lockRecord } from '#platform/commands/lock-record'
import { lockRecords } from '#platform/commands/record-batches'
import { createRecord, updateRecord } from '#platform/commands/record-commands'
import type { Db, Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { fileOfficerChanges } from '#features/filings'
import { fieldsAfterUpdate, newFields, requireNominator } from './link-fields.ts'
import { endsOf, linkKinds } from './link-kinds.ts'
import { endsOfLink, officerOf, filingSaid, linkFieldsOf } from './filed-changes.ts'
import { findLink, findStoredLink } from './links.queries.ts'
import type { LinkAnswers, LinkType } from './links.row.ts'
import { keepHoldings } from './keep-holdings.ts'
import { insertDatedParts, writeDatedParts } from './terms-and-shares.commands.ts'

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
        controls: JSON.stringify(fields.controls),
        instructs: fields.instructs,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!inserted) throw new Problem('LINK_ALREADY_EXISTS', alreadyExists)
    await writeDatedParts(tx, id, fields)
    if (fields.holdings.length > 0) await keepHoldings(tx, organizationId)
    await fileOfficerChanges(
      tx,
      {
        linkId: id,
        organizationId,
        officer: officerOf(type, linkedId),
        before: [],
        after: fields.terms,
        ...filingSaid(body, []),
      },
      { author: session, today },
    )

    const { instructs, ...logged } = fields
    return { [linkedField]: linkedId, organizationId, ...logged, ...(instructs && { instructs }) }
  })
}

const distinct = <Field extends string>(links: readonly Record<Field, string>[], field: Field): string[] => [
  ...new Set(links.map((link) => link[field])),
]

type WantedLink = { id: string; link: PlainLink; fields: ReturnType<typeof newFields> }

/** @returns the ids of the links that were not there before */
const insertLinks = async (tx: Tx, wanted: readonly WantedLink[]): Promise<Set<string>> => {
  if (wanted.length === 0) return new Set()
  const rows = wanted.map(({ id, link, fields }) => ({
    id,
    person_id: link.peopleId,
    organization_id: link.organizationId,
    beneficiary_percentage: fields.beneficiaryPercentage,
    controls: JSON.stringify(fields.controls),
    instructs: fields.instructs,
  }))
  const inserted = await tx
    .insertInto('links')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return new Set(inserted.map(({ id }) => id))
}

/** A link to make among many: its shares are held for nobody else. */
type PlainLink = Omit<NewLink, 'nomineeFor'>

/**
 * Links many people to organizations at once.
 * @returns why a link could not be made, by its place: NOT_FOUND for either end, LINK_ALREADY_EXISTS
 */
export const createLinks = async (
  tx: Tx,
  links: readonly PlainLink[],
  session: Session,
  today: IsoDate,
): Promise<Map<number, Problem>> => {
  const refused = new Map<number, Problem>()
  // Nobody deletes either end while the links are made.
  const people = await lockRecords(tx, personRecord, distinct(links, 'peopleId'), 'key share')
  const organizations = await lockRecords(tx, organizationRecord, distinct(links, 'organizationId'), 'key share')

  const wanted = links.flatMap((link, place) => {
    const missing = people.has(link.peopleId) ? organizationRecord : personRecord
    const isThere = people.has(link.peopleId) && organizations.has(link.organizationId)
    if (!isThere) refused.set(place, notFound(recordTypeNouns[missing.type]))
    return isThere ? [{ place, link, id: newId(), fields: newFields({ ...link, nomineeFor: null }, today) }] : []
  })
  const inserted = await insertLinks(tx, wanted)
  for (const { id, place } of wanted)
    if (!inserted.has(id)) refused.set(place, new Problem('LINK_ALREADY_EXISTS', linkKinds.link.alreadyExists))

  const made = wanted.filter(({ id }) => inserted.has(id))
  await insertDatedParts(
    tx,
    made.map(({ id, fields }) => ({ id, parts: fields })),
  )
  const withHoldings = made.flatMap(({ link, fields }) => (fields.holdings.length > 0 ? [link] : []))
  for (const organizationId of distinct(withHoldings, 'organizationId')) await keepHoldings(tx, organizationId)
  await recordChanges(
    tx,
    session,
    made.map(({ id, link: { peopleId, organizationId }, fields }) => ({
      recordType: linkKinds.link.record.type,
      recordId: id,
      action: 'created',
      fields: changedFields({ instructs: false }, { peopleId, organizationId, ...fields }),
    })),
  )
  return refused
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
      const edits = { tx, body: linkFieldsOf(body), author: session, today, holder }
      return { ...before, ...(await fieldsAfterUpdate(before, edits)) }
    },
    write: async (tx, { before, after, changed, updatedAt }) => {
      await tx
        .updateTable('links')
        .set({
          nominee_for: after.nomineeFor,
          instructs: after.instructs,
          beneficiary_percentage: after.beneficiaryPercentage,
          ...(changed.controls && { controls: JSON.stringify(changed.controls) }),
          updated_at: updatedAt,
        })
        .where('id', '=', id)
        .execute()
      await writeDatedParts(tx, id, changed)
      if (changed.holdings) await keepHoldings(tx, after.organizationId)
      if (changed.terms)
        await fileOfficerChanges(
          tx,
          { ...endsOfLink(before), before: before.terms, after: after.terms, ...filingSaid(body, before.terms) },
          { author: session, today },
        )
    },
  })
  return findLink(db, type, id, today)
}

import { createHash } from 'node:crypto'
import { isRetentionOver, relationshipEndOf, retentionEndsOn } from '@registrar/domain/retention/retention'
import type { ErasedItem } from '@registrar/domain/retention/retention-search'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { lookAtChangedRows, markStale } from '#features/affected'
import { queueFileRemovals } from '#features/files'
import { recordAudit } from '#platform/audit/record-audit'
import { type Author, recordChange } from '#platform/commands/change-log'
import type { Tx } from '#platform/database/database'
import { isId, newId } from '#platform/database/ids'
import { eraseChanges, eraseMerges, eraseRowChanges } from '#platform/erasure/erase-changes'
import { allowErasing, emptyColumns, type ErasedRow, eraseRows } from '#platform/erasure/erase-rows'
import { type ChangedRow, eraseTexts } from '#platform/erasure/erase-texts'
import { notFound, Problem } from '#platform/problem'
import { removeRows } from '#platform/database/removed-rows'
import {
  emailsTo,
  type Identity,
  ordersNaming,
  readIdentity,
  sharedTexts,
  versionsNaming,
} from './erased-identity.queries.ts'
import { entriesOfFiles, listErasedFiles } from './erased-files.queries.ts'
import { customerColumns, customerFields, detached, textsNotErased } from './erasure-plan.ts'
import { readRetentionFacts, type RetentionFacts } from './retention-facts.queries.ts'

/** Who erases, the day where the firm works, and the network address of the request. */
export type ErasureContext = { author: Author; today: IsoDate; timeZone: string; address?: string }

const tableOf = { organization: 'organizations', person: 'people' } as const

const refuse = (reason: string): Problem => new Problem('ERASURE_REFUSED', reason)

const requireDue = ({ record, isHeld }: RetentionFacts, today: IsoDate): void => {
  if (isHeld) throw refuse('This record is on hold. End the hold first.')

  const endsOn = retentionEndsOn(record, today)
  if (endsOn === null)
    throw refuse(
      record.recordType === 'person'
        ? 'The relationship has not ended: the person is linked to a client, or to no company at all and not deleted.'
        : 'The relationship has not ended: the company is a client, or a member of one.',
    )
  if (!isRetentionOver(endsOn, today)) throw refuse(`This record must be kept until ${displayDate(endsOn)}.`)
}

/** Locks a record, even one in the bin, and reads its facts. */
const lockFacts = async (tx: Tx, { recordType, _id }: ErasedItem, { timeZone }: ErasureContext) => {
  if (isId(_id)) await sql`select from ${sql.table(tableOf[recordType])} where id = ${_id} for update`.execute(tx)
  const facts = isId(_id) ? await readRetentionFacts(tx, recordType, _id, timeZone) : undefined
  if (!facts) throw notFound('record')

  return facts
}

// The people and companies that were linked to an erased company keep the day on which their relationship with it ended.
const keepRelationshipEnds = async (tx: Tx, id: string, endedOn: IsoDate): Promise<void> => {
  await sql`
    insert into past_relationships (id, person_id, ended_on)
    select gen_random_uuid(), person_id, ${endedOn}::date from (
      select person_id from links where organization_id = ${id} and person_id is not null
      union select nominee_for from living_links where organization_id = ${id} and nominee_for is not null
      union select id from people where same_as_organization_id = ${id}
    ) linked`.execute(tx)
  await sql`
    insert into past_relationships (id, organization_id, ended_on)
    select gen_random_uuid(), member_id, ${endedOn}::date from (
      select distinct member_id from links where organization_id = ${id} and member_id is not null
    ) members`.execute(tx)
}

const eraseOrders = async (tx: Tx, ids: readonly string[], orderIds: readonly string[]): Promise<void> => {
  const isCustomer = sql<boolean>`t.organization_id = any(${[...ids]}::uuid[])`
  const ofCompany = await emptyColumns(tx, 'orders', ['organization_id', ...customerColumns], isCustomer)
  const named = await emptyColumns(
    tx,
    'orders',
    ['last_name', 'first_name', 'email', 'comment'],
    sql<boolean>`t.id = any(${[...orderIds]}::uuid[])`,
  )
  await eraseChanges(tx, [...ofCompany, ...named], customerFields)
}

const tasksOf = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from tasks
    where organization_id = any(${[...ids]}::uuid[]) or person_id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows.map(({ id }) => id)
}

const fileIdOf = (key: string): string => key.split('/').at(-2) ?? key

const hashOf = (rows: readonly ErasedRow[], keys: readonly string[]): string => {
  const list = [...rows.map(({ table, id }) => `${table} ${id}`), ...keys.map((key) => `file ${fileIdOf(key)}`)]
  return createHash('sha256').update(list.toSorted().join('\n')).digest('hex')
}

// The journal keeps nothing of an erasure, and loses rows by it. So what it has of others is looked at first, and the companies and
// orders that lose something are marked here.
const markLosers = async (tx: Tx, ids: readonly string[], orderIds: readonly string[]): Promise<void> => {
  const erased = sql`any(${[...ids]}::uuid[])`
  await lookAtChangedRows(tx)
  await markStale(
    tx,
    { reader: 'compliance', source: 'organization' },
    sql`
      select organization_id as id from living_links
      where person_id = ${erased} or member_id = ${erased} or nominee_for = ${erased}
        or person_id in (select person_id from living_links where organization_id = ${erased})`,
  )
  await markStale(
    tx,
    { reader: 'deadlines', source: 'order' },
    sql`
      select id from orders
      where (organization_id = ${erased} or id = any(${[...orderIds]}::uuid[])) and balance_on is not null`,
  )
}

/** Removes what was computed from records, or stored under their ids without a foreign key. */
const eraseTraces = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  const list = sql`any(${[...ids]}::uuid[])`
  const inId = sql`any(${ids.map((id) => `%${id}%`)}::text[])`
  await removeRows(tx, 'deadline_snoozes', sql`t.deadline_id like ${inId}`)
  await removeRows(
    tx,
    'deadlines',
    sql`t.source_id = ${list} or t.record_id = ${list} or t.organization_id = ${list} or t.person_id = ${list}`,
  )
  await removeRows(tx, 'bulk_items', sql`t.record_id = ${list}`)
  await eraseRowChanges(tx, ids)
}

type Scope = { identity: Identity; shared: Set<string>; ids: readonly string[]; companyIds: readonly string[] }

// A name of one word may be a common word, and a text that other records have too may mean one of them. Such texts are erased
// only in rows that hold the id of the record or of its companies.
const eraseIdentity = async (tx: Tx, { identity, shared, ids, companyIds }: Scope): Promise<ChangedRow[]> => {
  const isDistinct = (name: string) => !shared.has(name) && /\s/.test(name)
  const pairs = identity.pairs.filter(({ first, last }) => isDistinct(`${first} ${last}`))
  const names = identity.names.filter(isDistinct)
  const emails = identity.emails.filter((email) => !shared.has(email))
  const withEncoded = (texts: string[]) => [...new Set(texts.flatMap((text) => [text, encodeURIComponent(text)]))]

  const everywhere = await eraseTexts(
    tx,
    {
      texts: withEncoded([...emails, ...names]),
      numbers: identity.numbers.filter((number) => !shared.has(number)),
      names: pairs,
    },
    { except: textsNotErased, onlyWith: null },
  )
  const besideTheRecord = await eraseTexts(
    tx,
    {
      texts: withEncoded(identity.names.filter((name) => !isDistinct(name))),
      numbers: [],
      names: identity.pairs.filter((pair) => !pairs.includes(pair)),
    },
    { except: textsNotErased, onlyWith: [...ids, ...companyIds] },
  )
  return [...everywhere, ...besideTheRecord]
}

/**
 * Erases a record that is due, in the caller's transaction: all rows that refer to it, its files, its emails, the values in
 * its history, and its name wherever it occurs (RET-5, RET-6). The bytes of its files are deleted after the commit.
 * @returns the id of the certificate, and the ids of the emails whose texts were changed
 * @throws Problem NOT_FOUND, ERASURE_REFUSED
 */
export const eraseRecord = async (
  tx: Tx,
  item: ErasedItem,
  context: ErasureContext,
): Promise<{ certificate: string; changedEmails: string[] }> => {
  const { recordType, _id } = item
  const facts = await lockFacts(tx, item, context)
  requireDue(facts, context.today)

  const { companyIds } = facts
  const id = _id.toLowerCase()
  const ids = [id, ...(await eraseMerges(tx, id))]
  const identity = await readIdentity(tx, recordType, ids)
  const shared = await sharedTexts(tx, [...identity.names, ...identity.emails, ...identity.numbers], ids)
  const emails = identity.emails.filter((email) => !shared.has(email))
  const isNameShared = identity.names.some((name) => shared.has(name))

  const files = await listErasedFiles(
    tx,
    { recordType, ids, taskIds: await tasksOf(tx, ids) },
    { names: identity.names, companyIds },
  )

  await allowErasing(tx)
  const endedOn = relationshipEndOf(facts.record, context.today)
  if (recordType === 'organization' && endedOn !== null) await keepRelationshipEnds(tx, id, endedOn)
  const orders =
    recordType === 'person' ? await ordersNaming(tx, { ...identity, emails }, isNameShared ? companyIds : null) : []
  await markLosers(tx, ids, orders)
  await eraseOrders(tx, ids, orders)

  const rows = [
    ...(await eraseRows(tx, 'mails', await emailsTo(tx, emails), detached)),
    ...(await eraseRows(tx, 'aml_versions', await versionsNaming(tx, identity.names, companyIds), detached)),
    ...(await eraseRows(tx, tableOf[recordType], [id], detached)),
  ]
  for (const { organization_id, url } of await entriesOfFiles(tx, companyIds, files))
    await removeRows(tx, 'organization_files', sql`t.organization_id = ${organization_id} and t.url = ${url}`)
  await queueFileRemovals(tx, files)

  const changes = await eraseChanges(tx, [...ids, ...rows.map((row) => row.id), ...files.map(fileIdOf).filter(isId)])
  await eraseTraces(tx, [...ids, ...rows.map((row) => row.id)])
  const changed = await eraseIdentity(tx, { identity, shared, ids, companyIds })

  const certificate = await certify(tx, item, context, {
    files: files.length,
    mails: rows.filter(({ table }) => table === 'mails').length,
    changes,
    sha256: hashOf(rows, files),
  })
  return { certificate, changedEmails: changed.flatMap((row) => (row.table === 'mails' ? (row.id ?? []) : [])) }
}

type Counts = { files: number; mails: number; changes: number; sha256: string }

const LABEL_DIGITS = 8

const certify = async (
  tx: Tx,
  { recordType, _id }: ErasedItem,
  { author, address }: ErasureContext,
  counts: Counts,
): Promise<string> => {
  const id = newId()
  const recordId = _id.toLowerCase()
  const userId = author?.userId ?? null
  const label = `${recordType === 'person' ? 'Person' : 'Company'} ${recordId.slice(-LABEL_DIGITS).toUpperCase()}`

  await tx
    .insertInto('erasure_certificates')
    .values({ id, record_type: recordType, record_id: recordId, label, user_id: userId, ...counts })
    .execute()
  await recordChange(tx, author, { recordType, recordId, action: 'deleted' })
  await recordAudit(tx, {
    kind: 'erased',
    userId,
    address: address ?? null,
    record: { type: recordType, id: recordId },
    details: { certificate: id },
  })

  return id
}

import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import type { MergedRecordType } from '@registrar/domain/merges/merge'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { columnsHolding, columnsOfDatabase, foreignKeysTo } from '#testing/columns-holding'
import { useApp } from '#testing/test-app'
import { snoozeDeadlines } from '../deadlines/deadlines.factory.ts'
import { makeSuspicion } from '../aml-firm/aml-firm.factory.ts'
import { makeEmailPart } from '../emails/emails.factory.ts'
import { makeFiledChange } from '../filings/filings.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeNote } from '../notes/notes.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeRegisterEntry } from '../registers/registers.factory.ts'
import { makeAllotment } from '../shares/shares.factory.ts'
import { makeSubscription } from '../subscriptions/subscriptions.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'
import { makeTaxPayment, makeTaxRegistration } from '../taxes/taxes.factory.ts'

// These tests ask the schema for its foreign keys and its columns, so they cover tables that are added later. For a new table,
// create a row that refers to the merged record in `fill…`.

const app = useApp()

const link = async (peopleId: string, organizationId: string, nomineeFor: string | null = null) =>
  (
    await app().staff(linksCalls.createLink, {
      body: { peopleId, organizationId, roles: ['shareholder'], beneficiaryPercentage: 10, nomineeFor },
    })
  ).answer.data._id

const unlink = (id: string) => app().staff(linksCalls.removeLink, { params: { id } })

const member = (memberId: string, organizationId: string, nomineeFor: string | null = null) =>
  app().staff(companyMembersCalls.createCompanyMember, {
    body: { memberId, organizationId, roles: ['shareholder'], nomineeFor },
  })

const formerMember = async (memberId: string, organizationId: string, nomineeFor: string | null = null) => {
  const { answer } = await member(memberId, organizationId, nomineeFor)
  await app().staff(companyMembersCalls.removeCompanyMember, { params: { id: answer.data._id } })
}

const dismiss = (recordType: MergedRecordType, ids: string[]) =>
  app().staff(mergesCalls.dismissDuplicates, { body: { recordType, ids } })

const remind = (subject: string, column: 'organization_id' | 'person_id') =>
  sql`
  insert into reminders (id, rule, subject_id, date, day_count, ${sql.ref(column)}, language, tag, subject, text_content, html_content)
  values (gen_random_uuid(), 'r', ${subject}, '2026-12-01', 7, ${subject}, 'en', 't', 's', 't', 'h')`.execute(app().db)

const retain = async (id: string, column: 'organization_id' | 'person_id') => {
  await sql`insert into retention_holds (id, ${sql.ref(column)}, reason) values (gen_random_uuid(), ${id}, 'Dispute')`.execute(
    app().db,
  )
  await sql`
    insert into past_relationships (id, ${sql.ref(column)}, ended_on)
    values (gen_random_uuid(), ${id}, '2020-01-01')`.execute(app().db)
}

const paper = (organizationId: string, column: 'person_id' | 'member_id', subject: string) =>
  sql`
    insert into filed_papers (id, organization_id, url, document, language, ${sql.ref(column)}, given, printed)
    values (gen_random_uuid(), ${organizationId}, '/files/a.pdf', 'b10', 'en', ${subject}, '{}', '{}')`.execute(
    app().db,
  )

/** Creates rows in every table that can refer to an organization, also rows that both have and rows in the bin. */
const fillOrganizations = async (keep: string, merge: string) => {
  const renamed = { params: { id: merge }, body: { name: 'Renamed before the merge Ltd' } }
  await app().staff(organizationsCalls.updateOrganization, renamed)
  const [person, unlinked, other] = [await makePerson(app()), await makePerson(app()), await makeOrganization(app())]
  const third = await makeOrganization(app())

  for (const id of [keep, merge]) {
    await link(person, id)
    await member(other, id)
    await member(id, other)
    await app().staff(followUpsCalls.startFollowUp, { body: { name: 'VAT_REGISTRATION', organization_id: id } })
    await remind(id, 'organization_id')
    await makeEmailPart(app(), id)
    await retain(id, 'organization_id')
    await sql`
      insert into company_compliance values (${id}, '{}', '2026-11-01') on conflict do nothing`.execute(app().db)
    await sql`
      insert into forms (id, organization_name_1, description, organization_id)
      values (gen_random_uuid(), 'A form', 'Trade', ${id})`.execute(app().db)
    for (const day of ['2015-09-01', id === merge ? '2016-09-01' : '2014-09-01'])
      await sql`
        insert into filings (id, organization_id, made_up_to, event_date, sent_on, state)
        values (gen_random_uuid(), ${id}, ${day}, ${day}, ${day}, 'sent')`.execute(app().db)
  }

  for (const id of [keep, merge]) {
    await makeTaxRegistration(app(), id)
    await makeTaxPayment(app(), id)
  }
  await sql`
    insert into aml_versions (id, organization_id, content, hash, pdf, pdf_hash, signed_by, signed_at)
    values (gen_random_uuid(), ${merge}, '{}', repeat('a', 64), '', repeat('a', 64), ${app().staffId}, now())`.execute(
    app().db,
  )
  await hit('organization_id', merge)
  await run('organization_id', merge)
  await paper(merge, 'member_id', keep)
  await paper(keep, 'member_id', merge)
  await makeFiledChange(app(), 'member_id', merge, third)
  await makeAllotment(app(), third, { organizationId: merge })
  await makeAllotment(app(), merge, { personId: person })
  await makeRegisterEntry(app(), merge)

  await unlink(await link(unlinked, merge))
  for (const pair of [
    [merge, third],
    [third, merge],
    [merge, keep],
    [keep, merge],
  ] as const)
    await formerMember(...pair)
  await member(keep, merge)
  await member(merge, keep)

  await makePerson(app(), { sameAsOrganization: merge })
  await makeNote(app(), { organizationId: merge, text: 'Called' })
  await makeSuspicion(app(), merge, 'organization_id', 'Called')
  await makeOrder(app(), { organizationId: merge, dateOfBalance: '2026-12-01' })
  await makeSubscription(app(), merge)
  await makeTask(app(), { organizationId: merge, dueDate: '2026-12-01' })
  await sql`
    insert into mails (id, message_id, sender, recipient, subject, text_content, organization_id)
    values (gen_random_uuid(), 'm@example.ie', 'a@example.ie', 'b@example.ie', 'Hello', 'Hello', ${merge})`.execute(
    app().db,
  )

  await dismiss('organization', [keep, merge, other])
}

const makeFullOrganization = (name: string) =>
  makeOrganization(app(), {
    name,
    incorporationDate: '2024-03-01',
    address: '1 Main Street',
    users: [{ userId: app().staffId }],
    attachedFiles: [{ url: `/files/${name}.pdf`, folder: 'CRO', fileName: `${name}.pdf` }],
    aml: { appendix2_additional_comments: name },
  })

const hit = (column: 'person_id' | 'organization_id', id: string) =>
  sql`
    insert into sanctions_hits (id, ${sql.ref(column)}, entry_key, names, births, score, compared)
    values (gen_random_uuid(), ${id}, 'eu:1', '{A}', '{}', 1, 'a')`.execute(app().db)

const run = (column: 'person_id' | 'organization_id', id: string) =>
  sql`
    insert into sanctions_runs (id, ${sql.ref(column)}, lists, compared, hits)
    values (gen_random_uuid(), ${id}, '[]', 1, 0)`.execute(app().db)

/** Creates rows in every table that can refer to a person. */
const fillPeople = async (keep: string, merge: string) => {
  const renamed = { params: { id: merge }, body: { lastName: 'Renamed before the merge' } }
  await app().staff(peopleCalls.updatePerson, renamed)
  const [nominee, other] = [await makePerson(app()), await makePerson(app())]
  const [company, second] = [await makeOrganization(app()), await makeOrganization(app())]

  for (const id of [keep, merge]) {
    await link(id, company)
    await remind(id, 'person_id')
    await hit('person_id', id)
    await run('person_id', id)
    await retain(id, 'person_id')
  }

  await link(nominee, company, merge)
  await unlink(await link(nominee, second, merge))
  await unlink(await link(merge, second))
  await member(second, company, merge)
  await formerMember(company, second, merge)

  await makeTask(app(), { peopleId: merge, dueDate: '2026-12-01' })
  await makeNote(app(), { peopleId: merge, text: 'Called' })
  await makeSuspicion(app(), merge, 'person_id', 'Called')
  await paper(company, 'person_id', merge)
  await makeFiledChange(app(), 'person_id', merge, company)
  await makeAllotment(app(), second, { personId: merge })
  await makeRegisterEntry(app(), second, merge)
  await dismiss('person', [keep, merge, other])
}

const makeFullPerson = (name: string) =>
  makePerson(app(), {
    firstName: name,
    mail: `${name}@example.ie`,
    dateAml: '2025-01-01',
    attachedFiles: [`/files/${name}.pdf`],
  })

const cases = [
  {
    recordType: 'organization' as const,
    table: 'organizations',
    make: makeFullOrganization,
    fill: fillOrganizations,
    call: mergesCalls.mergeOrganizations,
  },
  {
    recordType: 'person' as const,
    table: 'people',
    make: makeFullPerson,
    fill: fillPeople,
    call: mergesCalls.mergePeople,
  },
]

/** The history and the journal keep what was, a merge keeps the record that it merged, and the queue of stale records empties itself. */
const EXEMPT = new Set(['changes', 'row_changes', 'merges', 'stale_records'])

const columnsWith = (id: string) => columnsHolding(app().db, [id], EXEMPT)

/**
 * All rows that a merge and its undoing must leave as they were: without the history, sessions, times of change, and the
 * counts, totals and deadlines that the server computes.
 */
const wholeDatabase = async () => {
  const tables = [...new Set((await columnsOfDatabase(app().db, EXEMPT)).map(({ table }) => table))]
  const compared = tables.filter((table) => !['deadlines', 'sessions'].includes(table))

  return Promise.all(
    compared.map(async (table) => {
      const { rows } = await sql<{ row: object }>`
        select to_jsonb(t) - 'updated_at' as row from ${sql.table(table)} t order by 1`.execute(app().db)
      return [table, rows.map(({ row }) => row)]
    }),
  )
}

describe.each(cases)('a merged $recordType (MERGE-1)', ({ table, make, fill, call }) => {
  it('is named by no row of any table afterwards, and by the same rows as before once the merge is undone', async () => {
    const [keep, merge] = [await make('keep'), await make('merge')]
    await fill(keep, merge)
    await snoozeDeadlines(app())
    const before = await columnsWith(merge)
    for (const column of await foreignKeysTo(app().db, table))
      expect(before, 'Let the test fill this column too.').toContain(column)
    const database = await wholeDatabase()

    const { status, answer } = await app().staff(call, { body: { keep, merge } })
    expect([status, answer]).toEqual([200, { ok: true, mergeId: expect.any(String) }])
    expect(await columnsWith(merge)).toEqual([])

    expect((await app().staff(mergesCalls.undoMerge, { params: { id: answer.mergeId } })).status).toBe(200)
    expect(await wholeDatabase()).toEqual(database)
  })
})

import { documentsCalls } from '@registrar/domain/documents/documents.calls'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { remindersCalls } from '@registrar/domain/reminders/reminders.calls'
import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import { viewsCalls } from '@registrar/domain/views/views.calls'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { columnsHolding, foreignKeysTo } from '#testing/columns-holding'
import { useApp } from '#testing/test-app'
import { makeSuspicion } from '../aml-firm/aml-firm.factory.ts'
import { snoozeDeadlines } from '../deadlines/deadlines.factory.ts'
import { makeEmailPart, makeEmails } from '../emails/emails.factory.ts'
import { filesOnDisk, makeFile } from '../files/files.factory.ts'
import { filledPerson, makeForm } from '../forms/forms.factory.ts'
import { makeNote } from '../notes/notes.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeFiledChange } from '../filings/filings.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeRegisterEntry } from '../registers/registers.factory.ts'
import { makeAllotment } from '../shares/shares.factory.ts'
import { makeSubscription } from '../subscriptions/subscriptions.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'
import { makeTaxPayment, makeTaxRegistration } from '../taxes/taxes.factory.ts'
import { erase, makeEnded, makeLink, makeMember } from './retention.factory.ts'

// These tests ask the schema for its columns and foreign keys, so they cover tables that are added later. For a new table,
// create a row that refers to the erased record in `fill…`.

const app = useApp()

const LONG_AGO = '2015-03-01'

const person = {
  firstName: 'Zebulonia',
  lastName: 'Quackenbush',
  mail: 'zebulonia@quackenbush.example.ie',
  pps: '7654321ZQ',
  ipn: 'IPN998877',
  phone: '+353 87 998 8776',
}
const company = { name: 'Quixotic Marzipan Holdings', mail: 'office@marzipan.example.ie' }
const TEXTS_OF_PERSON = [...Object.values(person), 'Zenobia']
const TEXTS_OF_ORGANIZATION = ['Quixotic', 'Marzipan', company.mail, 'Quondam']

const columnsWith = (texts: readonly string[]) => columnsHolding(app().db, texts)
const columnsOfId = (id: string) => columnsWith([id])

// Somebody has edited the reminder, so that the change log names the record too.
const remind = async (id: string, column: 'organization_id' | 'person_id', name: string) => {
  const { rows } = await sql<{ id: string }>`
    insert into reminders (id, rule, subject_id, date, day_count, ${sql.ref(column)}, ${sql.ref(column.replace('_id', '_name'))},
      language, tag, subject, text_content, html_content)
    values (gen_random_uuid(), 'DOMICILIATION', ${id}, '2026-12-01', 7, ${id}, ${name}, 'en', 't', ${name}, ${name}, ${name}) returning id`.execute(
    app().db,
  )
  const body = { subject: `${name}, please pay` }
  const edited = await app().staff(remindersCalls.updateReminder, { params: { id: rows[0]?.id ?? '' }, body })
  expect(edited.status).toBe(200)
}

const makeSignedVersion = (organizationId: string, content: string) =>
  sql`
    insert into aml_versions (id, organization_id, content, hash, pdf, pdf_hash, signed_by, signed_at)
    values (gen_random_uuid(), ${organizationId}, ${content}, repeat('a', 64), '', repeat('a', 64), ${app().staffId}, now())`.execute(
    app().db,
  )

const hit = (id: string, column: 'organization_id' | 'person_id', name: string) =>
  sql`
    with run as (insert into sanctions_runs (id, ${sql.ref(column)}, lists, compared, hits) values (gen_random_uuid(), ${id}, '[]', 1, 0))
    insert into sanctions_hits (id, ${sql.ref(column)}, entry_key, names, births, score, compared, reason)
    values (gen_random_uuid(), ${id}, 'eu:1', array[${name}], '{}', 1, 'a', ${name})`.execute(app().db)

const saveView = (search: string) =>
  app().staff(viewsCalls.createView, { body: { list: 'people', name: search, search: { search } } })

const filePaper = (organizationId: string, values: object) =>
  app().staff(documentsCalls.fileDocument, { body: { organizationId, document: 'consentToAct', values } })

const fillPerson = async () => {
  const full = `${person.firstName} ${person.lastName}`
  const [ended, client] = [await makeEnded(app(), LONG_AGO), await makeOrganization(app())]

  const folder = await makeFile(app(), { name: `Passport ${full}.pdf`, folder: `organization/${ended}/AML` })
  await app().staff(organizationsCalls.updateOrganization, {
    params: { id: ended },
    body: {
      comments: `Brought by ${full}`,
      attachedFiles: [{ url: folder.url, folder: 'AML', fileName: `Passport ${full}.pdf` }],
    },
  })

  const id = await makePerson(app(), { ...person, firstName: 'Zenobia', dateAml: '2014-01-01' })
  const own = await makeFile(app(), {
    name: 'passport.pdf',
    folder: `people/${id}`,
    content: Buffer.from('of Zebulonia'),
  })
  await app().staff(peopleCalls.updatePerson, {
    params: { id },
    body: {
      firstName: person.firstName,
      attachedFiles: [own.url],
      identityDocuments: [{ number: 'P99887766', url: own.url }],
    },
  })
  const other = await makePerson(app())
  await makeLink(app(), id, ended)
  await filePaper(ended, { personId: id, personName: full, personAddress: person.mail })
  await makeNote(app(), { peopleId: id, text: `About ${full}` })
  const gone = await makeEnded(app(), LONG_AGO)
  await app().staff(linksCalls.removeLink, { params: { id: await makeLink(app(), id, gone) } })
  await app().staff(linksCalls.createLink, {
    body: { peopleId: other, organizationId: ended, roles: ['shareholder'], nomineeFor: id },
  })
  await makeMember(app(), await makeOrganization(app()), ended, id)

  await app().staff(mergesCalls.dismissDuplicates, { body: { recordType: 'person', ids: [id, other] } })
  const twin = await makePerson(app(), { ...person })
  await app().staff(mergesCalls.mergePeople, { body: { keep: id, merge: twin } })

  await makeFiledChange(app(), 'person_id', id, client)
  await Promise.all([makeAllotment(app(), client, { personId: id }), makeRegisterEntry(app(), client, id)])
  await remind(id, 'person_id', full)
  await hit(id, 'person_id', full)
  await makeSuspicion(app(), id, 'person_id', full)
  await makeSignedVersion(ended, JSON.stringify({ people: [{ name: full }] }))
  await makeTask(app(), { title: `Call ${full}`, description: person.mail, peopleId: id, dueDate: '2026-12-01' })
  await makeTask(app(), { title: `Ask about ${full.toUpperCase()}`, organizationId: client })
  await makeEmails(app(), [person.mail])
  const form = await makeForm(app(), { peoples: [filledPerson({ ...person, birth: '1980-01-01' })] })
  await makeOrder(app(), { firstName: person.firstName, lastName: person.lastName, email: person.mail, comment: full })
  await saveView(full)

  const { answer } = await app().staff(retentionCalls.holdRecord, {
    body: { recordType: 'person', _id: id, reason: `Dispute with ${full}` },
  })
  await app().staff(retentionCalls.releaseHold, { params: { id: answer.data._id } })

  const erased = await makeEnded(app(), LONG_AGO)
  await makeLink(app(), id, erased)
  await erase(app(), { recordType: 'organization', _id: erased })

  return { id, form, keys: [folder.key, own.key] }
}

const fillOrganization = async () => {
  const id = await makeOrganization(app(), {
    ...company,
    name: 'Quondam Marzipan Holdings',
    incorporationDate: '2010-03-01',
    address: '1 Quixotic Street',
    users: [{ userId: app().staffId }],
    aml: { appendix2_q1: true, appendix2_additional_comments: company.name },
  })
  const file = await makeFile(app(), { name: `${company.name}.pdf`, folder: `organization/${id}/CRO` })
  await app().staff(organizationsCalls.updateOrganization, {
    params: { id },
    body: { name: company.name, attachedFiles: [{ url: file.url, folder: 'CRO', fileName: `${company.name}.pdf` }] },
  })
  await app().staff(amlCalls.signAmlVersion, { body: { organizationId: id, acceptOpen: 'A test' } })

  const [linked, unlinked, other] = [await makePerson(app()), await makePerson(app()), await makeEnded(app(), LONG_AGO)]
  await makeLink(app(), linked, id)
  await app().staff(linksCalls.removeLink, { params: { id: await makeLink(app(), unlinked, id) } })
  for (const pair of [
    [other, id],
    [id, other],
  ] as const) {
    const removed = await makeMember(app(), ...pair)
    await app().staff(companyMembersCalls.removeCompanyMember, { params: { id: removed } })
    await makeMember(app(), ...pair)
  }
  await filePaper(id, { bankName: company.name })
  await sql`
    insert into filed_papers (id, organization_id, url, document, language, member_id, given, printed)
    values (gen_random_uuid(), ${other}, '/files/a.pdf', 'consentToAct', 'en', ${id}, '{}', '{}')`.execute(app().db)
  await makePerson(app(), { sameAsOrganization: id, comments: `Is ${company.name}` })
  await app().staff(followUpsCalls.startFollowUp, { body: { name: 'VAT_REGISTRATION', organization_id: id } })
  await sql`
    insert into filings (id, organization_id, made_up_to, event_date, sent_on, state)
    values (gen_random_uuid(), ${id}, '2012-09-01', '2012-09-01', '2012-09-01', 'sent')`.execute(app().db)
  await makeTaxRegistration(app(), id, { number: company.name })
  await makeNote(app(), { organizationId: id, text: `About ${company.name}` })
  await makeTaxPayment(app(), id, { reference: company.name })
  await sql`insert into past_relationships values (gen_random_uuid(), ${id}, null, '2014-01-01')`.execute(app().db)
  await sql`insert into company_compliance values (${id}, '{}', '2026-11-01') on conflict do nothing`.execute(app().db)
  await makeFiledChange(app(), 'member_id', id, other)
  await makeAllotment(app(), other, { organizationId: id })
  await Promise.all([makeAllotment(app(), id, { personId: linked }), makeRegisterEntry(app(), id)])
  await Promise.all([remind(id, 'organization_id', company.name), makeEmailPart(app(), id)])
  await hit(id, 'organization_id', company.name)
  await makeSuspicion(app(), id, 'organization_id', company.name)

  await makeOrder(app(), {
    organizationId: id,
    company: company.name,
    email: company.mail,
    dateOfBalance: '2026-12-01',
  })
  await makeSubscription(app(), id)
  await makeTask(app(), { title: `File for ${company.name}`, organizationId: id, dueDate: '2026-12-01' })
  await makeTask(app(), { title: `Invoice of ${company.name}` })
  await sql`
    insert into forms (id, organization_name_1, description, organization_id)
    values (gen_random_uuid(), ${company.name}, 'Trade', ${id})`.execute(app().db)
  await makeForm(app(), { organizationName1: company.name, organizationName2: `${company.name} Two` })
  await sql`
    insert into mails (id, message_id, sender, recipient, subject, text_content, organization_id)
    values (gen_random_uuid(), 'm@example.ie', 'a@example.ie', 'b@example.ie', ${company.name}, 'Hello', ${id})`.execute(
    app().db,
  )
  await makeEmails(app(), [company.mail])
  await saveView(company.name)

  const twin = await makeOrganization(app(), company)
  await app().staff(mergesCalls.mergeOrganizations, { body: { keep: id, merge: twin } })
  await app().staff(mergesCalls.dismissDuplicates, { body: { recordType: 'organization', ids: [id, other] } })

  const { answer } = await app().staff(retentionCalls.holdRecord, {
    body: { recordType: 'organization', _id: id, reason: `Dispute with ${company.name}` },
  })
  await app().staff(retentionCalls.releaseHold, { params: { id: answer.data._id } })
  await app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { relationshipEndedOn: LONG_AGO } })

  return { id, keys: [file.key] }
}

/** Makes sure that every column that can refer to the record does so before the erasure. */
const requireFilled = async (id: string, table: string) => {
  const before = await columnsOfId(id)
  for (const column of await foreignKeysTo(app().db, table))
    expect(before, 'Let the test fill this column too.').toContain(column)
}

// The key of a file is folder/id/name.
const fileIdOf = (key: string) => key.split('/').at(-2) ?? ''

const requireOnDisk = async (keys: string[]) => {
  const disk = (await filesOnDisk(app())).join('\n')
  for (const key of keys) expect(disk).toContain(fileIdOf(key))
}

it('after the erasure of a person no column of any table names them, and the bytes of their files are gone (RET-6, RET-7)', async () => {
  const { id, form, keys } = await fillPerson()
  await snoozeDeadlines(app())
  await requireFilled(id, 'people')
  expect((await columnsWith(TEXTS_OF_PERSON)).length).toBeGreaterThan(15)
  await requireOnDisk(keys)

  expect(await erase(app(), { recordType: 'person', _id: id })).toMatchObject([{ ok: true }])

  expect(await columnsWith([...TEXTS_OF_PERSON, 'P99887766'])).toEqual([])
  const disk = (await filesOnDisk(app())).join('\n')
  for (const key of keys) expect(disk).not.toContain(fileIdOf(key))
  expect(await columnsOfId(fileIdOf(keys[1] ?? ''))).toEqual(['changes.record_id'])
  const after = await columnsOfId(id)
  for (const column of await foreignKeysTo(app().db, 'people')) expect(after).not.toContain(column)
  // The form itself stays and can still be read.
  expect((await app().staff(formsCalls.findForm, { params: { id: form } })).status).toBe(200)
})

it('after the erasure of a company no column of any table names it, and the bytes of its files are gone (RET-6, RET-7)', async () => {
  const { id, keys } = await fillOrganization()
  await snoozeDeadlines(app())
  await requireFilled(id, 'organizations')
  expect((await columnsWith(TEXTS_OF_ORGANIZATION)).length).toBeGreaterThan(10)
  await requireOnDisk(keys)

  expect(await erase(app(), { recordType: 'organization', _id: id })).toMatchObject([{ ok: true }])

  expect(await columnsWith(TEXTS_OF_ORGANIZATION)).toEqual([])
  const disk = (await filesOnDisk(app())).join('\n')
  for (const key of keys) expect(disk).not.toContain(fileIdOf(key))
})

it('an erasure leaves another person of the same name and email address as they are (RET-6)', async () => {
  const twin = { firstName: 'Muireann', lastName: 'Sharedname', mail: 'shared@example.ie' }
  const [ended, client] = [await makeEnded(app(), LONG_AGO), await makeOrganization(app())]
  const [id, other] = [await makePerson(app(), twin), await makePerson(app(), twin)]
  await makeLink(app(), id, ended)
  await makeLink(app(), other, client)
  await makeTask(app(), { title: 'Call Muireann Sharedname', peopleId: other, organizationId: client })
  await makeEmails(app(), [twin.mail])

  expect(await erase(app(), { recordType: 'person', _id: id })).toMatchObject([{ ok: true }])

  expect((await app().staff(peopleCalls.findPerson, { params: { id: other } })).answer).toMatchObject(twin)
  expect(await columnsWith(['Muireann Sharedname', twin.mail])).toEqual(
    expect.arrayContaining(['tasks.title', 'mails.recipient', 'people.mail']),
  )
})

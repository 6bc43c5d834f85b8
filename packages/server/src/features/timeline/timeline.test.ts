import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { notesCalls } from '@registrar/domain/notes/notes.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { type TimelineEntry, timelineKinds } from '@registrar/domain/timeline/timeline-entry'
import { timelineCalls } from '@registrar/domain/timeline/timeline.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '#platform/database/ids'
import { useApp } from '#testing/test-app'
import { makeEmails } from '../emails/emails.factory.ts'
import { makeFile } from '../files/files.factory.ts'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeNote } from '../notes/notes.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeColleague } from '../users/users.factory.ts'

const app = useApp()

const timeline = async (body: BodyInput<typeof timelineCalls.searchTimeline>) =>
  (await app().staff(timelineCalls.searchTimeline, { body })).answer
const changeOrganization = (id: string, body: BodyInput<typeof organizationsCalls.updateOrganization>) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
const makeLink = (body: BodyInput<typeof linksCalls.createLink>) => app().staff(linksCalls.createLink, { body })
const brief = ({ kind, action, recordType, title }: TimelineEntry) => [kind, action, recordType, title]

it('a timeline answers 401 without a session', async () => {
  const body = { organizationId: newId() }
  expect((await app().anybody(timelineCalls.searchTimeline, { body })).status).toBe(401)
})

describe('the timeline of a company (TIME-1)', () => {
  it('tells of changes, steps, filings, files, notes and emails, the newest first, with who did it', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Timeline Ltd', mail: 'Office@Timeline.example.ie' })
    const followUp = await makeFollowUp(app(), organizationId)
    await app().staff(followUpsCalls.updateFollowUp, { params: { id: followUp._id }, body: { step_index: 1 } })
    await makeNote(app(), { organizationId, text: 'Called the client.' })
    const { url } = await makeFile(app(), { name: 'deed.pdf', folder: `organizations/${organizationId}` })
    await changeOrganization(organizationId, { attachedFiles: [{ url, fileName: 'Deed', folder: 'Other' }] })
    const colleague = await makeColleague(app(), { firstName: 'Tara', lastName: 'Time' })
    await colleague.calls(organizationsCalls.updateOrganization, {
      params: { id: organizationId },
      body: { name: 'Timeline Group Ltd' },
    })
    await makeEmails(app(), ['office@timeline.example.ie'])

    const { data, totalItems } = await timeline({ organizationId })
    expect(data.map(brief)).toEqual([
      ['email', 'queued', 'mail', 'For office@timeline.example.ie'],
      ['change', 'updated', 'organization', null],
      ['file', 'updated', 'organization', null],
      ['note', 'created', 'note', null],
      ['followUp', 'updated', 'follow-up', 'VAT Registration'],
      ['followUp', 'created', 'follow-up', 'VAT Registration'],
      ['change', 'created', 'organization', null],
    ])
    expect(totalItems).toBe(7)

    const [email, change, , note, step] = data
    expect(email).toMatchObject({
      user: null,
      source: 'job',
      email: { to: 'office@timeline.example.ie', event: 'queued' },
    })
    expect(change).toMatchObject({
      user: { name: 'Tara Time' },
      fields: [{ field: 'name', from: 'Timeline Ltd', to: 'Timeline Group Ltd' }],
    })
    expect(note?.fields).toContainEqual(expect.objectContaining({ field: 'text', to: 'Called the client.' }))
    // A step is told by its name, not by its number.
    expect(step?.fields.find(({ field }) => field === 'step_index')?.to).toMatch(/[a-z]{4}/)
  })

  it('is paged, and filtered by kind', async () => {
    const organizationId = await makeOrganization(app())
    for (const text of ['One', 'Two', 'Three']) await makeNote(app(), { organizationId, text })
    const person = await makePerson(app(), { firstName: 'Lena', lastName: 'Linked' })
    await makeLink({ organizationId, peopleId: person, roles: ['director'] })

    const notes = await timeline({ organizationId, kinds: ['note'], limit: 2, page: 2 })
    expect(notes).toMatchObject({ totalItems: 3, totalPages: 2 })
    expect(notes.data[0]?.fields).toContainEqual(expect.objectContaining({ to: 'One' }))
    expect((await timeline({ organizationId, kinds: ['note'], page: 9 })).totalItems).toBe(3)

    const { data } = await timeline({ organizationId, kinds: ['change'] })
    expect(data.map(brief)[0]).toEqual(['change', 'created', 'link', 'Lena Linked'])
    expect((await timeline({ organizationId, kinds: [] })).totalItems).toBe(
      (await timeline({ organizationId, kinds: [...timelineKinds] })).totalItems,
    )
  })

  it('names a filing by its form', async () => {
    const organizationId = await makeOrganization(app())
    const body = { organizationId, kind: 'B2' as const, eventDate: '2026-03-02' }
    const { status } = await app().staff(filingsCalls.createFiling, { body })
    expect(status).toBe(200)
    const { data } = await timeline({ organizationId, kinds: ['filing'] })
    expect(data[0]?.title).toContain('B2: Change of registered office')
  })

  it('has no emails about accounts, and none that name another company (MAIL-18)', async () => {
    const mail = 'shared@two.example.ie'
    const organizationId = await makeOrganization(app(), { mail })
    const otherId = await makeOrganization(app(), { mail })
    await makeEmails(app(), [mail, mail, mail])
    const mails = await app().db.selectFrom('mails').select('id').where('sort_recipient', '=', mail).execute()
    const [account, other] = mails
    await app()
      .db.updateTable('mails')
      .set({ tag: 'invitation' })
      .where('id', '=', account?.id ?? '')
      .execute()
    await app()
      .db.updateTable('mails')
      .set({ organization_id: otherId })
      .where('id', '=', other?.id ?? '')
      .execute()

    const emails = await timeline({ organizationId, kinds: ['email'] })
    expect(emails.data.map(({ recordId }) => recordId)).toEqual([mails[2]?.id])
    expect((await timeline({ organizationId: otherId, kinds: ['email'] })).totalItems).toBe(2)
  })

  it('needs a company or a person, and is empty for an unknown one', async () => {
    const refused = await app().staff(timelineCalls.searchTimeline, { body: {} })
    expect(refused.problem.code).toBe('VALIDATION_FAILED')
    expect(await timeline({ peopleId: newId() })).toMatchObject({ data: [], totalItems: 0 })
    expect(await timeline({ organizationId: 'no id' })).toMatchObject({ data: [], totalItems: 0 })
  })

  it('answers a page of ten thousand entries', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Old Ltd' })
    const ids = await sql<{ id: string }>`
      insert into notes (id, organization_id, text) select gen_random_uuid(), ${organizationId}, 'Note ' || i
      from generate_series(1, 10000) i returning id`.execute(app().db)
    await sql`insert into changes (record_type, record_id, action, fields, save_id)
      select 'note', id, 'created', '{"text": [null, "Noted"]}', 1000000000 + i
      from unnest(${ids.rows.map(({ id }) => id)}::uuid[]) with ordinality as made (id, i)`.execute(app().db)
    const { data, totalItems } = await timeline({ organizationId, kinds: ['note'], page: 400 })
    expect([data.length, totalItems]).toEqual([25, 10_000])
  })
})

it('the timeline of a person has their links, notes and emails; a masked number stays masked (TIME-1)', async () => {
  const peopleId = await makePerson(app(), { firstName: 'Pia', lastName: 'Person', mail: 'pia@person.example.ie' })
  const organizationId = await makeOrganization(app(), { name: 'Pia Holdings' })
  await makeLink({ organizationId, peopleId, roles: ['director'] })
  await app().staff(notesCalls.createNote, { body: { peopleId, text: 'Prefers letters.' } })
  await app().staff(peopleCalls.updatePerson, { params: { id: peopleId }, body: { pps: '1234567T' } })
  await makeEmails(app(), ['pia@person.example.ie'])

  const { data } = await timeline({ peopleId })
  expect(data.map(brief)).toEqual([
    ['email', 'queued', 'mail', 'For pia@person.example.ie'],
    ['change', 'updated', 'person', null],
    ['note', 'created', 'note', null],
    ['change', 'created', 'link', 'Pia Holdings'],
    ['change', 'created', 'person', null],
  ])
  expect(JSON.stringify(data)).not.toContain('1234567T')
})

import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { certificateStep } from '@registrar/domain/follow-ups/follow-up-rules'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { sameOrNextWorkingDay } from '@registrar/domain/working-days/working-days'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const ago = (days: number) => addDays(day, -days)

const filings = async (organizationId: string) => {
  const body = { organizationId, kinds: ['B10' as const], sortField: 'eventDate' as const, sortOrder: 'asc' as const }
  return (await app().staff(filingsCalls.searchFilings, { body })).answer.data
}
const told = async (organizationId: string) =>
  (await filings(organizationId)).map(({ event, eventDate, state }) => [event, eventDate, state])

type LinkBody = Omit<BodyInput<typeof linksCalls.createLink>, 'peopleId' | 'organizationId'>
const link = async (peopleId: string, organizationId: string, body: LinkBody) =>
  (await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, ...body } })).answer.data?._id
const change = (id: string, body: BodyInput<typeof linksCalls.updateLink>) =>
  app().staff(linksCalls.updateLink, { params: { id }, body })
const person = (firstName: string) => makePerson(app(), { firstName, lastName: 'Byrne' })
const company = (fields = {}) => makeOrganization(app(), { incorporationDate: '2015-03-02', ...fields })
const term = (appointed: string | null, ceased: string | null = null, role: 'director' | 'secretary' = 'director') => ({
  role,
  appointed,
  ceased,
})
const undoLast = async (recordId: string) => {
  const { answer } = await app().staff(historyCalls.searchHistory, {
    body: { recordType: 'link', recordId, limit: 1 },
  })
  return app().staff(historyCalls.restoreHistory, { params: { id: answer.data[0]?._id ?? '' }, body: {} })
}

describe('an appointment or a cessation makes a B10 (FIL-7, FIL-8)', () => {
  it('which names the officer, falls due after 14 days and is a deadline at once', async () => {
    const organizationId = await company({ name: 'Turnstone Ltd' })
    const marie = await person('Marie')
    const fileBy = sameOrNextWorkingDay(addDays(ago(9), 14))
    await link(marie, organizationId, { terms: [term(ago(9))] })

    const [b10] = await filings(organizationId)
    expect(b10).toMatchObject({ event: 'Director appointed: Marie Byrne', legalDate: fileBy, personIds: [marie] })
    const { answer } = await app().staff(deadlinesCalls.searchDeadlines, { body: { search: 'turnstone' } })
    expect(answer.data.map(({ kind, subject, legalDate }) => [kind, subject, legalDate])).toContainEqual([
      'FILING',
      'B10: Change of officer or particulars: Director appointed',
      fileBy,
    ])
    const found = await app().staff(filingsCalls.searchFilings, { body: { search: 'marie turnstone' } })
    expect(found.answer.data.map(({ _id }) => _id)).toEqual([b10?._id])
  })

  it('one for all that happened on a day, by whichever links, and one for each day', async () => {
    const organizationId = await company()
    const old = await link(await person('Old'), organizationId, { terms: [term('2016-01-01')] })
    await change(old, { terms: [term('2016-01-01', ago(20))] })
    await link(await person('New'), organizationId, { terms: [term(ago(20)), term(ago(9), null, 'secretary')] })
    expect(await told(organizationId)).toEqual([
      ['Director ceased: Old Byrne; director appointed: New Byrne', ago(20), 'toFile'],
      ['Secretary appointed: New Byrne', ago(9), 'toFile'],
    ])
  })

  it('of a company that is the secretary too, and one for a role that passes into another without a gap: none', async () => {
    const organizationId = await company()
    const memberId = await makeOrganization(app(), { name: 'Plover Secretaries Ltd' })
    await app().staff(companyMembersCalls.createCompanyMember, {
      body: { memberId, organizationId, terms: [term(ago(5), null, 'secretary')] },
    })
    expect(await told(organizationId)).toEqual([['Secretary appointed: Plover Secretaries Ltd', ago(5), 'toFile']])

    const id = await link(await person('Ann'), organizationId, { terms: [term('2016-01-01')] })
    await change(id, { terms: [term('2016-01-01', ago(3)), { ...term(ago(3)), role: 'nomineeDirector' }] })
    expect(await told(organizationId)).toHaveLength(1)
  })

  it.each([
    ['of the day of incorporation', { incorporationDate: ago(30) }, ago(30), 0],
    ['of before it', { incorporationDate: ago(30) }, ago(40), 0],
    ['of after it', { incorporationDate: ago(30) }, ago(29), 1],
    ['of a company that is being formed', { incorporationDate: null, creationStatus: 'IN_PROGRESS' }, ago(3), 0],
    ['of a company that was struck off', { creationStatus: 'STRIKE_OFF' }, ago(3), 0],
    ['of one that was dissolved', { croStatus: 'dissolved' }, ago(3), 0],
    ['of one that was restored', { creationStatus: 'STRIKE_OFF', croStatus: 'restored' }, ago(3), 1],
    ['of a year ago', {}, addMonths(day, -12), 1],
    ['of more than a year ago', {}, addDays(addMonths(day, -12), -1), 0],
    ['without a day', {}, null, 0],
  ])('none or one for an appointment %s', async (_, fields, appointed, count) => {
    const organizationId = await company(fields)
    await link(await person('Ann'), organizationId, { terms: [term(appointed)] })
    expect(await filings(organizationId)).toHaveLength(count)
  })

  it.each([
    ['waits for the certificate', {}, certificateStep, 0],
    ['has its certificate', {}, certificateStep + 1, 1],
    ['waits for it and has a number of the CRO already', { cro: '712345' }, certificateStep, 1],
    ['waits for it though its creation is completed', { creationStatus: 'COMPLETED' }, certificateStep, 1],
    ['waits for it and is late', { creationStatus: 'LATE' }, certificateStep, 0],
  ])('none or one for an appointment in a company whose Incorporation %s', async (_, fields, step_index, count) => {
    const organizationId = await company({ incorporationDate: null, ...fields })
    const { _id: id } = await makeFollowUp(app(), organizationId, 'INCORPORATION')
    await app().staff(followUpsCalls.updateFollowUp, { params: { id }, body: { step_index } })
    await link(await person('Ann'), organizationId, { terms: [term(ago(3))] })
    expect(await filings(organizationId)).toHaveLength(count)

    const { answer } = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
    const isWaiting = step_index === certificateStep
    expect(answer.data.map(({ organization }) => organization.isBeingIncorporated)).toEqual([isWaiting])
  })

  it('none for plain roles in a company that has had no office of the kind, one from today in another', async () => {
    const organizationId = await company()
    const ann = await link(await person('Ann'), organizationId, { roles: ['director', 'secretary'] })
    expect(await told(organizationId)).toEqual([])
    // Those who are entered on the same day were taken over with the company too.
    await link(await person('Bea'), organizationId, { roles: ['director'] })
    expect(await told(organizationId)).toEqual([])

    // The dialog asks for the day.
    await change(ann, { terms: [term(ago(12)), term('2016-01-01', null, 'secretary')] })
    expect(await told(organizationId)).toEqual([['Director appointed: Ann Byrne', ago(12), 'toFile']])

    await link(await person('Cal'), organizationId, { roles: ['director'] })
    expect((await told(organizationId)).at(-1)).toEqual(['Director appointed: Cal Byrne', day, 'toFile'])
  })

  it('as sent, when it was filed already', async () => {
    const organizationId = await company()
    const ann = await person('Ann')
    const body = { terms: [term(ago(9))], filedOn: ago(4), submissionNumber: 'SR7' }
    await link(ann, organizationId, body)
    expect(await filings(organizationId)).toMatchObject([{ state: 'sent', sentOn: ago(4), submissionNumber: 'SR7' }])

    for (const filedOn of [ago(-1), ago(10)]) {
      const other = { peopleId: await person('Bea'), organizationId, terms: [term(ago(9))], filedOn }
      const { status, problem } = await app().staff(linksCalls.createLink, { body: other })
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['filedOn']])
    }
    expect(await filings(organizationId)).toHaveLength(1)
  })
})

it('the B10 of an appointment for a day to come takes a reason why it is not needed, but no other day to come (FIL-3)', async () => {
  const organizationId = await company()
  await link(await person('Ann'), organizationId, { terms: [term(ago(-5))] })
  const [b10] = await filings(organizationId)
  const put = (body: BodyInput<typeof filingsCalls.updateFiling>) =>
    app().staff(filingsCalls.updateFiling, { params: { id: b10?._id ?? '' }, body })
  expect((await put({ eventDate: ago(-6) })).problem.fields).toHaveProperty('eventDate')
  expect((await put({ state: 'notNeeded', reason: 'She declined', eventDate: ago(-5) })).status).toBe(200)
  expect(await told(organizationId)).toEqual([['Director appointed: Ann Byrne', ago(-5), 'notNeeded']])
})

describe('what an officer made follows the terms while nothing was sent (FIL-8)', () => {
  const appointed = async (on: string, fields = {}) => {
    const organizationId = await company()
    const id = await link(await person('Ann'), organizationId, {})
    await change(id, { terms: [term(on)], ...fields })
    return { organizationId, id }
  }

  it('a day that is corrected moves it, and a term or a link that is removed takes it away', async () => {
    const { organizationId, id } = await appointed(ago(9))
    await change(id, { terms: [term(ago(7))] })
    expect(await told(organizationId)).toEqual([['Director appointed: Ann Byrne', ago(7), 'toFile']])
    await change(id, { terms: [] })
    expect(await told(organizationId)).toEqual([])

    await change(id, { terms: [term(ago(7))] })
    await app().staff(linksCalls.removeLink, { params: { id } })
    expect(await told(organizationId)).toEqual([])
    await undoLast(id)
    expect(await told(organizationId)).toEqual([['Director appointed: Ann Byrne', ago(7), 'toFile']])
  })

  it('one that was sent stays, and is not made anew by a correction of the day', async () => {
    const { organizationId, id } = await appointed(ago(9), { filedOn: ago(5) })
    await change(id, { terms: [term(ago(8))] })
    await change(id, { terms: [] })
    expect(await told(organizationId)).toEqual([['Director appointed: Ann Byrne', ago(9), 'sent']])
  })

  it('undoing the save takes it back, undoing that brings it again, and what others added stays', async () => {
    const { organizationId, id } = await appointed(ago(9))
    const bea = await link(await person('Bea'), organizationId, {})
    await change(bea, { terms: [term(ago(9))] })
    const both = [['2 directors appointed: Ann Byrne, Bea Byrne', ago(9), 'toFile']]
    expect(await told(organizationId)).toEqual(both)

    expect((await undoLast(bea)).status).toBe(200)
    expect(await told(organizationId)).toEqual([['Director appointed: Ann Byrne', ago(9), 'toFile']])
    expect((await undoLast(bea)).status).toBe(200)
    expect(await told(organizationId)).toEqual(both)

    expect((await undoLast(id)).status).toBe(200)
    expect(await told(organizationId)).toEqual([['Director appointed: Bea Byrne', ago(9), 'toFile']])
  })

  it('names people as they are called now, also after a merge', async () => {
    const organizationId = await company()
    const [ann, twin] = [await person('Ann'), await person('Twin')]
    await link(ann, organizationId, { terms: [term(ago(9))] })
    await app().staff(peopleCalls.updatePerson, {
      params: { id: ann },
      body: { firstName: 'Anna', isCorrection: true },
    })
    expect((await told(organizationId))[0]?.[0]).toBe('Director appointed: Anna Byrne')
    await app().staff(mergesCalls.mergePeople, { body: { keep: twin, merge: ann } })
    expect(await filings(organizationId)).toMatchObject([
      { event: 'Director appointed: Twin Byrne', personIds: [twin] },
    ])
  })
})

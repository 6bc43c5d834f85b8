import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { addDays } from '@registrar/domain/shared/iso-date'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { useShares } from '../shares/shares.factory.ts'

const app = useApp()
const shares = useShares(app)
const day = today('Europe/Dublin')
const ago = (days: number) => addDays(day, -days)

const told = async (organizationId: string) => {
  const body = { organizationId, sortField: 'eventDate' as const, sortOrder: 'asc' as const }
  const { answer } = await app().staff(filingsCalls.searchFilings, { body })
  // Each company has an annual return that is due.
  return answer.data.flatMap(({ kind, event, eventDate, state }) =>
    kind === 'B1' ? [] : [[kind, event, eventDate, state]],
  )
}
const save = (id: string, body: BodyInput<typeof organizationsCalls.updateOrganization>) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
const savePerson = (id: string, body: BodyInput<typeof peopleCalls.updatePerson>) =>
  app().staff(peopleCalls.updatePerson, { params: { id }, body })
const undoLast = async (recordType: 'organization' | 'person', recordId: string) => {
  const { answer } = await app().staff(historyCalls.searchHistory, { body: { recordType, recordId, limit: 1 } })
  return app().staff(historyCalls.restoreHistory, { params: { id: answer.data[0]?._id ?? '' }, body: {} })
}
const company = (fields = {}) =>
  makeOrganization(app(), { incorporationDate: '2015-03-02', address: '1 Main Street, Dublin', ...fields })

describe('a move of the registered office makes a B2 (FIL-9)', () => {
  it('from the day of the move, or from today, and undoing the save takes it back', async () => {
    const id = await company()
    expect((await save(id, { address: '2 Quay, Cork', addressChangedOn: ago(10) })).status).toBe(200)
    expect(await told(id)).toEqual([['B2', 'Change of registered office', ago(10), 'toFile']])

    expect((await undoLast('organization', id)).status).toBe(200)
    expect(await told(id)).toEqual([])
    expect((await undoLast('organization', id)).status).toBe(200)
    expect(await told(id)).toEqual([['B2', 'Change of registered office', ago(10), 'toFile']])

    await save(id, { address: '3 Quay, Cork' })
    expect((await told(id)).map(([kind, , on]) => [kind, on])).toEqual([
      ['B2', ago(10)],
      ['B2', day],
    ])
  })

  it.each([
    ['only a correction', { address: '1 Mane Street, Dublin', isCorrection: true }],
    ['another spelling', { address: '1 MAIN STREET\nDublin' }],
    ['no address any more', { address: null }],
    ['another field', { notes: 'Moved?' }],
  ])('none for %s', async (_, body) => {
    const id = await company()
    await save(id, body)
    expect(await told(id)).toEqual([])
  })

  it('none for an address where none was, nor for a company that is being formed', async () => {
    const [empty, formed] = [
      await company({ address: null }),
      await company({ incorporationDate: null, creationStatus: 'IN_PROGRESS' }),
    ]
    await save(empty, { address: '2 Quay, Cork' })
    await save(formed, { address: '2 Quay, Cork' })
    expect([await told(empty), await told(formed)]).toEqual([[], []])
  })

  it('of a branch an F4, and as sent when it was filed already', async () => {
    const id = await company({ companyType: 'BRANCH' })
    await save(id, { address: '2 Quay, Cork', addressChangedOn: ago(9), filedOn: ago(3) })
    expect(await told(id)).toEqual([['F4', 'Branch: change of address', ago(9), 'sent']])
    // It was made as sent, so it goes with the save.
    await undoLast('organization', id)
    expect(await told(id)).toEqual([])
  })

  it('is refused for a day in the future, and nothing is saved', async () => {
    const id = await company()
    for (const [field, body] of [
      ['addressChangedOn', { addressChangedOn: ago(-1) }],
      ['filedOn', { addressChangedOn: ago(5), filedOn: ago(6) }],
    ] as const) {
      const { status, problem } = await save(id, { address: '2 Quay, Cork', ...body })
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]])
    }
    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id } })
    expect([answer.address, await told(id)]).toEqual(['1 Main Street, Dublin', []])
  })
})

describe('a change of what the register says of an officer makes a B10 for each company (FIL-10)', () => {
  const officer = async () => {
    const id = await makePerson(app(), {
      firstName: 'Ann',
      lastName: 'Byrne',
      addressStreet1: '1 Hill Road',
      nationality: 'Irish',
      occupation: 'Baker',
    })
    const of = async (
      role: 'director' | 'secretary' | 'shareholder',
      appointed: string,
      ceased: string | null = null,
    ) => {
      const organizationId = await company()
      const body = { peopleId: id, organizationId, terms: [{ role, appointed, ceased }] }
      await app().staff(linksCalls.createLink, { body })
      return organizationId
    }
    const companies = {
      director: await of('director', '2016-01-01'),
      secretary: await of('secretary', '2016-01-01'),
      former: await of('director', '2016-01-01', '2020-01-01'),
      shareholder: await of('shareholder', '2016-01-01'),
    }
    return { id, companies, all: async () => Promise.all(Object.values(companies).map(told)) }
  }

  it('of which they are an officer, less of a secretary, and undoing the save takes all of them back', async () => {
    const { id, all } = await officer()
    await savePerson(id, { addressStreet1: '2 Hill Road', occupation: 'Grocer', changedOn: ago(6) })
    const both = 'Address of a director changed: Ann Byrne; occupation of a director changed: Ann Byrne'
    expect(await all()).toEqual([
      [['B10', both, ago(6), 'toFile']],
      [['B10', 'Address of a secretary changed: Ann Byrne', ago(6), 'toFile']],
      [],
      [],
    ])
    expect((await undoLast('person', id)).status).toBe(200)
    expect(await all()).toEqual([[], [], [], []])
  })

  it('all of them by one notice, which is entered once with its day and its number (s. 149(9))', async () => {
    const { id, companies } = await officer()
    await savePerson(id, {
      addressStreet1: '4 Hill Road',
      changedOn: ago(6),
      filedOn: ago(2),
      submissionNumber: 'SR 149/9',
    })
    for (const organizationId of [companies.director, companies.secretary]) {
      const { answer: of } = await app().staff(filingsCalls.searchFilings, { body: { organizationId, kinds: ['B10'] } })
      expect(of.data.map(({ sentOn, submissionNumber }) => [sentOn, submissionNumber])).toEqual([[ago(2), 'SR 149/9']])
    }
  })

  it('none for only a correction, for what was empty, and for what the register does not have', async () => {
    const { id, all } = await officer()
    await savePerson(id, { addressStreet1: '3 Hill Road', isCorrection: true })
    await savePerson(id, { addressStreet1: '3 hill  road', phone: '1', birth: '1980-01-01' })
    await savePerson(id, { nationality: null })
    await savePerson(id, { nationality: 'French' })
    expect(await all()).toEqual([[], [], [], []])
    const { status, problem } = await savePerson(id, { firstName: 'Anna', changedOn: ago(-1) })
    expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, ['changedOn']])
  })

  it('also when the officer is a company that moves or is renamed', async () => {
    const [organizationId, memberId] = [await company(), await company({ name: 'Plover Secretaries Ltd' })]
    const terms = [{ role: 'secretary' as const, appointed: '2016-01-01', ceased: null }]
    await app().staff(companyMembersCalls.createCompanyMember, { body: { memberId, organizationId, terms } })
    await save(memberId, { name: 'Curlew Secretaries Ltd' })
    expect(await told(organizationId)).toEqual([
      ['B10', 'Name of a secretary changed: Curlew Secretaries Ltd', day, 'toFile'],
    ])

    // A new name alone may have been filed already. The day of a move is that of its B2.
    await save(memberId, { name: 'Knot Secretaries Ltd', addressChangedOn: ago(9), filedOn: ago(3) })
    await save(memberId, { address: '2 Quay, Cork', addressChangedOn: ago(8), filedOn: ago(2) })
    expect((await told(organizationId)).map(([kind, , on, state]) => [kind, on, state])).toEqual([
      ['B10', ago(9), 'sent'],
      ['B10', ago(8), 'toFile'],
      ['B10', day, 'toFile'],
    ])
  })
})

describe('a change of what the register of owners says of an owner makes an RBO (FIL-14)', () => {
  const hold = async (peopleId: string, organizationId: string, number: number) => {
    const holdings = [{ class: 'Ordinary', number, acquired: '2016-01-01' }]
    const terms = [{ role: 'shareholder' as const, appointed: '2016-01-01', ceased: null }]
    await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, holdings, terms } })
  }

  it('of each company whose owners are filed, also through another one, and undoing the save takes it back', async () => {
    const [holding, below, unfiled] = [await company(), await company({ rbo: true }), await company()]
    const [ann, bea] = [
      await makePerson(app(), {
        firstName: 'Ann',
        lastName: 'Byrne',
        addressStreet1: '1 Hill Road',
        occupation: 'Baker',
      }),
      await makePerson(app(), { firstName: 'Bea', lastName: 'Byrne', addressStreet1: '1 Hill Road' }),
    ]
    await hold(ann, holding, 76)
    await hold(bea, holding, 24)
    await hold(ann, unfiled, 100)
    const holdings = [{ class: 'Ordinary', number: 10, acquired: '2016-01-01' }]
    const member = { memberId: holding, organizationId: below, roles: ['shareholder' as const], holdings }
    await app().staff(companyMembersCalls.createCompanyMember, { body: member })

    await savePerson(ann, { occupation: 'Grocer' })
    await savePerson(bea, { addressStreet1: '2 Hill Road', changedOn: ago(6) })
    await savePerson(ann, { addressStreet1: '2 Hill Road', changedOn: ago(6), filedOn: ago(2) })
    expect(await Promise.all([holding, below, unfiled].map(told))).toEqual([
      [],
      [['RBO', 'Address of a beneficial owner changed', ago(6), 'toFile']],
      [],
    ])

    await undoLast('person', ann)
    expect(await told(below)).toEqual([])
  })

  it('also of a company whose owners are known by the events of its shares alone, and of one below it', async () => {
    const { organizationId: holding, anna } = await shares.makeCompany()
    const below = await company({ rbo: true })
    await save(holding, { rbo: true })
    const classId = await shares.makeClass(below)
    const to = [{ organizationId: holding }]
    await shares.enter({
      organizationId: below,
      kind: 'allotment',
      on: '2024-02-10',
      classId,
      number: 10,
      to,
      paidPerShare: 1,
    })

    await savePerson(anna.personId, { lastName: 'Kelly', changedOn: ago(6) })
    for (const id of [holding, below])
      expect((await told(id)).filter(([kind]) => kind === 'RBO')).toEqual([
        ['RBO', 'Name of a beneficial owner changed', ago(6), 'toFile'],
      ])
  })

  it('none for only a correction', async () => {
    const organizationId = await company({ rbo: true })
    const ann = await makePerson(app(), { firstName: 'Ann', lastName: 'Byrne', nationality: 'Irish' })
    await hold(ann, organizationId, 1)
    await savePerson(ann, { nationality: 'French', isCorrection: true })
    expect(await told(organizationId)).toEqual([])
    await savePerson(ann, { nationality: 'Italian' })
    expect((await told(organizationId)).map(([kind, event]) => [kind, event])).toEqual([
      ['RBO', 'Nationality of a beneficial owner changed'],
    ])
  })
})

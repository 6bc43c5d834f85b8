import { finderCalls } from '@registrar/domain/finder/finder.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const idsOf = (records: readonly { _id: string }[]) => records.map(({ _id }) => _id)

const companies = async (search: string, formerNames?: boolean) =>
  (await app().staff(organizationsCalls.searchOrganizations, { body: { search, ...(formerNames && { formerNames }) } }))
    .answer.data
const people = async (search: string, formerNames?: boolean) =>
  (await app().staff(peopleCalls.searchPeople, { body: { search, ...(formerNames && { formerNames }) } })).answer.data
const find = async (search: string) =>
  (await app().staff(finderCalls.searchFinder, { body: { search } })).answer.data.map(({ _id, title, subtitle }) => ({
    _id,
    title,
    subtitle,
  }))

const rename = (id: string, name: string) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { name } })
const update = (id: string, body: object) => app().staff(peopleCalls.updatePerson, { params: { id }, body })

const merge = async (call: 'mergePeople' | 'mergeOrganizations', keep: string, gone: string) => {
  const { status, answer } = await app().staff(mergesCalls[call], { body: { keep, merge: gone, fields: {} } })
  expect(status).toBe(200)
  return answer.mergeId
}
const undo = async (id: string) =>
  expect((await app().staff(mergesCalls.undoMerge, { params: { id } })).status).toBe(200)

describe('a renamed company', () => {
  it('is found by each former name, however it is typed, where the search asks for it (LIST-14)', async () => {
    const id = await makeOrganization(app(), { name: 'Corrib Boats Ltd', cro: '801801' })
    await rename(id, "Renvyle O'Marine Ltd")
    await rename(id, 'Tully Yachts Ltd')

    for (const search of ['corrib boats', 'boats corri', 'CorribBoats Teoranta', 'renvyle o-marine']) {
      expect(await companies(search)).toEqual([])
      expect(idsOf(await companies(search, true))).toEqual([id])
    }
    const [row] = await companies('tully')
    expect(row?.formerly).toEqual(['Corrib Boats Ltd', "Renvyle O'Marine Ltd"])
    for (const search of ['corrib tully', '%', 'boats_']) expect(await companies(search, true)).toEqual([])

    expect(await find('corrib boats')).toEqual([
      { _id: id, title: 'Tully Yachts Ltd', subtitle: 'formerly Corrib Boats Ltd · CRO 801801' },
    ])
    for (const search of ['tully', '801801'])
      expect((await find(search))[0]).toEqual({ _id: id, title: 'Tully Yachts Ltd', subtitle: 'CRO 801801' })
  })

  it('comes before companies that only have the words, and another spelling of its name is no former name (LIST-14, FIND-2)', async () => {
    const exact = await makeOrganization(app(), { name: 'Slaney Foods' })
    await rename(exact, 'Zulu Foods')
    const other = await makeOrganization(app(), { name: 'Another Slaney Foods' })
    expect(idsOf(await find('slaney foods'))).toEqual([exact, other])

    await rename(other, 'Another Slaney-Foods Limited')
    expect((await companies('another slaney', true))[0]?.formerly).toEqual([])
  })

  it('has its former name again no longer, once it has it again, or is in the bin (LIST-14)', async () => {
    const id = await makeOrganization(app(), { name: 'Boyne One Ltd' })
    await rename(id, 'Other Two Ltd')
    await rename(id, 'Boyne One Ltd')
    expect((await companies('boyne', true))[0]?.formerly).toEqual(['Other Two Ltd'])
    await app().staff(organizationsCalls.removeOrganization, { params: { id } })
    expect(await companies('other two', true)).toEqual([])
    expect(await find('other two')).toEqual([])
  })
})

describe('a person', () => {
  it('is found by the names that one had together, and by those that are written as former names (LIST-14)', async () => {
    const id = await makePerson(app(), { firstName: 'Gráinne', lastName: 'Mulqueen' })
    await update(id, { firstName: 'Grace' })
    await update(id, { lastName: 'Ui Dhomhnaill' })
    await update(id, { firstName: 'Saoirse', lastName: 'Nic Aodha', formerNames: 'née Tuohy; Peig Sayers' })

    for (const search of ['grainne mulqueen', 'grace mulqueen', 'grace uidhomhnaill', 'saoirse tuohy', 'peig sayers']) {
      expect(await people(search)).toEqual([])
      expect(idsOf(await people(search, true))).toEqual([id])
    }
    expect(await people('grainne ui dhomhnaill', true)).toEqual([])

    const organizationId = await makeOrganization(app(), { name: 'Aran Wool' })
    await app().staff(linksCalls.createLink, { body: { peopleId: id, organizationId, roles: ['director'] } })
    expect(await find('grace mulqueen')).toEqual([
      { _id: id, title: 'Saoirse Nic Aodha', subtitle: 'formerly Grace Mulqueen · Aran Wool' },
    ])
    await update(id, { formerNames: null })
    expect(await people('peig sayers', true)).toEqual([])
  })
})

describe('a record that was merged', () => {
  it('is found by its names and its address in the one that stayed, over several merges, and not after they are undone (LIST-14)', async () => {
    const first = await makePerson(app(), { firstName: 'Finola', lastName: 'Glynn', mail: 'finola@glynn.example.ie' })
    await update(first, { lastName: 'Burke' })
    const second = await makePerson(app(), {
      firstName: 'Nuala',
      lastName: 'Tierney',
      mail: 'nuala@tierney.example.ie',
    })
    const third = await makePerson(app(), { firstName: 'Orla', lastName: 'Whelan' })

    const one = await merge('mergePeople', second, first)
    const two = await merge('mergePeople', third, second)
    const searches = ['finola glynn', 'finola burke', 'nuala tierney', 'finola@glynn.example.ie']
    for (const search of searches) expect(idsOf(await people(search, true))).toEqual([third])
    expect(await find('finola glynn')).toEqual([
      { _id: third, title: 'Orla Whelan', subtitle: 'formerly Finola Glynn' },
    ])
    expect(await find('finola@glynn.example.ie')).toEqual([{ _id: third, title: 'Orla Whelan', subtitle: null }])

    await undo(two)
    expect(idsOf(await people('nuala tierney', true))).toEqual([second])
    expect(idsOf(await people('finola burke', true))).toEqual([second])
    await undo(one)
    expect(idsOf(await people('finola burke', true))).toEqual([first])
    expect(idsOf(await people('finola glynn', true))).toEqual([first])
    expect(idsOf(await people('finola@glynn.example.ie', true))).toEqual([first])
    expect((await people('nuala tierney', true))[0]?.formerly).toEqual([])
  })

  it('leaves nothing of a name and an address that an undone merge had taken (LIST-14, MERGE-6)', async () => {
    const keep = await makeOrganization(app(), { name: 'Lee Kept Ltd', mail: 'kept@lee.example.ie' })
    const gone = await makeOrganization(app(), { name: 'Lee Gone Ltd', mail: 'gone@lee.example.ie' })
    const body = { keep, merge: gone, fields: { name: 'merge', mail: 'merge' } } as const
    const { answer } = await app().staff(mergesCalls.mergeOrganizations, { body })
    expect(idsOf(await companies('lee kept', true))).toEqual([keep])
    expect(idsOf(await companies('kept@lee.example.ie', true))).toEqual([keep])

    await undo(answer.mergeId)
    expect(idsOf(await companies('lee gone', true))).toEqual([gone])
    expect(idsOf(await companies('kept@lee.example.ie', true))).toEqual([keep])
    expect((await companies('lee', true)).flatMap(({ formerly }) => formerly)).toEqual([])
  })
})

it('Duplicates have records whose former name or dropped address is that of another (LIST-14, ORG-7, PERSON-4)', async () => {
  const renamed = await makeOrganization(app(), { name: 'Dodder Mills Ltd' })
  await rename(renamed, 'Camac Mills Ltd')
  const twin = await makeOrganization(app(), { name: 'Dodder Mills DAC' })
  const both = await makeOrganization(app(), { name: 'Nobody Mills' })
  await rename(both, 'Somebody Mills')

  const groups = (await app().staff(organizationsCalls.listOrganizationDuplicates)).answer.data
  expect(groups.map(({ _id, by, records }) => [_id, by, records.map((one) => [one._id, one.formerly])])).toEqual([
    [
      'dodder mills',
      'name',
      [
        [renamed, 'Dodder Mills Ltd'],
        [twin, null],
      ],
    ],
  ])
  const dismissed = { recordType: 'organization' as const, ids: [renamed, twin] }
  await app().staff(mergesCalls.dismissDuplicates, { body: dismissed })
  expect((await app().staff(organizationsCalls.listOrganizationDuplicates)).answer.data).toEqual([])

  const keep = await makePerson(app(), { firstName: 'Ita', lastName: 'Roche', mail: 'ita@roche.example.ie' })
  await merge(
    'mergePeople',
    keep,
    await makePerson(app(), { firstName: 'Ida', lastName: 'Roach', mail: 'ida@roach.example.ie' }),
  )
  const named = await makePerson(app(), { firstName: 'Ida', lastName: 'Roach' })
  const mailed = await makePerson(app(), { firstName: 'Una', lastName: 'Keane', mail: 'IDA@roach.example.ie' })
  const found = (await app().staff(peopleCalls.listPersonDuplicates)).answer.data
  expect(found.map((group) => group.people.map((one) => [one.contactId, one.formerly]))).toEqual(
    expect.arrayContaining([
      [
        [keep, 'Ida Roach'],
        [named, null],
      ],
      [
        [keep, null],
        [mailed, null],
      ],
    ]),
  )
})

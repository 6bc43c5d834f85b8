import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const counts = async (file: string | Buffer) => {
  const content = Buffer.from(file).toString('base64')
  const { answer } = await app().staff(importsCalls.runImport, {
    body: { kind: 'people', fileName: 'people.csv', content, dryRun: false },
  })
  return answer.data.counts
}

const exportPeople = async (): Promise<Buffer> => {
  const { rawPayload } = await app().app.inject({
    method: 'POST',
    url: '/people/export',
    headers: { 'content-type': 'application/json', authorization: `JWT ${app().staffToken}` },
    payload: JSON.stringify({ format: 'csv' }),
  })
  return rawPayload
}

it('people are found by email address, or by name and birth (IMP-4)', async () => {
  const file = 'First Name,Last Name,Email,Birth,Phone\nAoife,Byrne,aoife@example.ie,,1\nEoin,Daly,,03/02/1990,2\n'
  expect(await counts(file)).toEqual({ made: 2, updated: 0, skipped: 0, refused: 0 })
  expect(await counts(file)).toEqual({ made: 0, updated: 0, skipped: 2, refused: 0 })
  const shouted = 'First Name,Last Name,Email\nAoife,Byrne,AOIFE@EXAMPLE.IE\n'
  expect(await counts(shouted)).toEqual({ made: 0, updated: 0, skipped: 1, refused: 0 })
  const changed = 'First Name,Last Name,Email,Birth,Phone\nAoife,Byrne,AOIFE@example.ie,,5\nEoin,Daly,,04/02/1990,2\n'
  expect(await counts(changed)).toEqual({ made: 1, updated: 1, skipped: 0, refused: 0 })
})

it('a file without emails never takes one of several people of a name for another (IMP-4, IMP-6)', async () => {
  await makePerson(app(), { firstName: 'Homo', lastName: 'Nyme', mail: 'homo@example.ie', phone: '+33 1' })
  await makePerson(app(), { firstName: 'Homo', lastName: 'Nyme' })
  const own = 'First Name,Last Name,Phone\nHomo,Nyme,+33 1\nHomo,Nyme,\n'
  expect(await counts(own)).toEqual({ made: 0, updated: 0, skipped: 2, refused: 0 })
  expect(await counts('First Name,Last Name,Phone\nHomo,Nyme,+33 2\n')).toMatchObject({ refused: 1 })

  const withEmails = 'First Name,Last Name,Email,Phone\nHomo,Nyme,,+33 2\n'
  expect(await counts(withEmails)).toEqual({ made: 0, updated: 1, skipped: 0, refused: 0 })
})

it('our own export of people without a name changes nothing, and a line without a name makes nobody (IMP-6)', async () => {
  for (const phone of ['+353 1 234', '+353 1 567']) {
    const id = await makePerson(app(), { firstName: 'No', lastName: 'Name', phone })
    await app().staff(peopleCalls.updatePerson, { params: { id }, body: { firstName: '', lastName: '' } })
  }
  expect(await counts(await exportPeople())).toMatchObject({ updated: 0, refused: 0 })
  expect(await counts('First Name,Last Name,Phone\n,,+353 1 999\n')).toMatchObject({ updated: 0, refused: 1 })
})

it('somebody may have one name only, and nobody loses a last name by a line that gives one (IMP-2, PERSON-2)', async () => {
  const file = 'Nom complet;Courriel\n王小明;wang@example.cn\nCher;cher@example.com\n'
  expect(await counts(file)).toEqual({ made: 2, updated: 0, skipped: 0, refused: 0 })
  expect(await counts(file)).toEqual({ made: 0, updated: 0, skipped: 2, refused: 0 })
  const { data } = (await app().staff(peopleCalls.searchPeople, { body: { search: '王小明' } })).answer
  const id = data[0]?._id ?? ''
  const { answer } = await app().staff(peopleCalls.findPerson, { params: { id } })
  expect(answer).toMatchObject({ firstName: '王小明', lastName: '', hasOneName: true })

  const smith = await makePerson(app(), { firstName: 'Solo', lastName: 'Smith', mail: 'solo@example.com' })
  expect(await counts('Name,Email,Phone\nSolo,solo@example.com,1\n')).toMatchObject({ updated: 1 })
  const kept = (await app().staff(peopleCalls.findPerson, { params: { id: smith } })).answer
  expect(kept).toMatchObject({ firstName: 'Solo', lastName: 'Smith', hasOneName: false, phone: '1' })

  const half = 'First Name,Last Name,Email\nOnly,,only@example.com\nDash,-,dash@example.com\n'
  expect(await importPeople(half)).toEqual([
    ['refused', 'Last Name: This is required. Write - for the last name of somebody who has one name only.'],
    ['made', ''],
  ])
})

const importPeople = async (file: string) => {
  const content = Buffer.from(file).toString('base64')
  const { answer } = await app().staff(importsCalls.runImport, {
    body: { kind: 'people', fileName: 'people.csv', content, dryRun: false, keepGood: true },
  })
  return answer.data.lines.map(({ outcome, reason }) => [outcome, reason])
}

const nameAndPhone = async (id: string) => {
  const { answer } = await app().staff(peopleCalls.findPerson, { params: { id } })
  return [answer.firstName, answer.lastName, answer.phone]
}

it('an email address alone never says who somebody is: a couple stays two people (IMP-4)', async () => {
  const mail = 'couple@example.ie'
  const id = await makePerson(app(), { firstName: 'Paul', lastName: 'Ryan', mail, birth: '1980-02-29' })
  const heading = 'First Name,Last Name,Email,Birth,Phone\n'

  const pauline = `${heading}Pauline,Ryan,${mail},,1\n`
  expect(await importPeople(pauline)).toEqual([
    ['made', 'Made as a new person: couple@example.ie is the address of Paul Ryan.'],
  ])
  expect(await importPeople(pauline)).toMatchObject([['skipped', expect.anything()]])
  expect(await importPeople(`${heading}Paul,Ryan,${mail},01/03/1981,2\n`)).toMatchObject([['made', expect.anything()]])
  expect(await nameAndPhone(id)).toEqual(['Paul', 'Ryan', null])
})

it('an address finds somebody when the line has no name, or the name agrees, and changes no name (IMP-4)', async () => {
  const id = await makePerson(app(), { firstName: 'Zoé', lastName: "O'Hara", mail: 'zoe@example.ie' })
  expect(await importPeople('Email,Phone\nzoe@example.ie,1\n')).toEqual([['updated', 'Changed: Phone.']])
  expect(await importPeople('First Name,Last Name,Email,Phone\nZOE,O Hara,zoe@example.ie,2\n')).toEqual([
    ['updated', "Changed: Phone. The name stays as it is: Zoé O'Hara."],
  ])
  expect(await importPeople('First Name,Email,Phone\nZoe,zoe@example.ie,3\n')).toMatchObject([
    ['updated', expect.anything()],
  ])
  expect(await nameAndPhone(id)).toEqual(['Zoé', "O'Hara", '3'])
})

it('each address of a person finds them, and none is lost by another one of theirs (IMP-4)', async () => {
  await makePerson(app(), {
    firstName: 'Ann',
    lastName: 'Further',
    mail: 'ann@one.example; ann@two.example',
    otherMails: ['ann@three.example'],
  })
  const file = (mail: string, phone = '') => `First Name,Last Name,Email,Phone\nAnn,Further,${mail},${phone}\n`
  for (const mail of ['ANN@two.example', 'ann@three.example', 'ann@two.example / ann@one.example'])
    expect(await counts(file(mail))).toEqual({ made: 0, updated: 0, skipped: 1, refused: 0 })
  expect(await counts(file('ann@two.example', '01 2'))).toMatchObject({ updated: 1 })
  const { data } = (await app().staff(peopleCalls.searchPeople, { body: { search: 'Further' } })).answer
  expect(data).toMatchObject([{ mail: 'ann@one.example; ann@two.example', phone: '01 2' }])
})

it('a line that makes one person of a couple is refused, and one of a company is not (IMP-2)', async () => {
  expect(await counts('Name\nJohn & Mary Couple\nMr and Mrs Tom Couple\n')).toMatchObject({ made: 0, refused: 2 })
  expect(await counts('First Name,Last Name\nJean et Marie,Couple\n')).toMatchObject({ made: 0, refused: 1 })
  expect(await counts('Name\nCouple & Walsh Ltd\n')).toMatchObject({ made: 1, refused: 0 })
})

it('somebody on record who has the name of a couple is found again (IMP-6)', async () => {
  await makePerson(app(), { firstName: 'Rose & Tim', lastName: 'Recorded' })
  expect(await counts('First Name,Last Name\nRose & Tim,Recorded\n')).toMatchObject({ skipped: 1, refused: 0 })
})

it('a phone that has lost its zero replaces none, and another one does (IMP-4)', async () => {
  await makePerson(app(), { firstName: 'Zero', lastName: 'Phoned', phone: '086 123 4567' })
  const file = (phone: string) => `First Name,Last Name,Phone\nZero,Phoned,${phone}\n`
  expect(await counts(file('861234567'))).toMatchObject({ updated: 0, skipped: 1 })
  expect(await counts(file('861234568'))).toMatchObject({ updated: 1, skipped: 0 })
})

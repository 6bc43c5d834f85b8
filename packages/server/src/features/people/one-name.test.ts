import { peopleCalls } from '@registrar/domain/people/people.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makePerson } from './people.factory.ts'

const app = useApp()

const create = (body: object) => app().staff(peopleCalls.createPerson, { body: body as { firstName: string } })
const update = (id: string, body: object) => app().staff(peopleCalls.updatePerson, { params: { id }, body })
const namesOf = async (id: string) => {
  const { answer } = await app().staff(peopleCalls.findPerson, { params: { id } })
  return [answer.firstName, answer.lastName, answer.hasOneName]
}

it.each([{}, { lastName: '' }, { lastName: '-' }, { lastName: ' - ' }])(
  'a person may have one name only, whose last name is stored empty (PERSON-2): %j',
  async (lastName) => {
    const { status, answer } = await create({ firstName: 'Sukarno', hasOneName: true, ...lastName })
    expect(status).toBe(200)
    expect(await namesOf(answer.data._id)).toEqual(['Sukarno', '', true])
  },
)

it.each([
  [{ firstName: 'Sukarno' }, { lastName: 'This is required.' }],
  [
    { firstName: ' ', lastName: '\u200B' },
    { firstName: 'This is required.', lastName: 'This is required.' },
  ],
  [{ firstName: '', hasOneName: true }, { firstName: 'This is required.' }],
  [
    { firstName: 'A', lastName: 'B', hasOneName: true },
    { lastName: 'Somebody who has one name only has no last name.' },
  ],
])(
  'a new person without a last name who does not have one name only is refused (PERSON-2): %j',
  async (body, fields) => {
    const { status, problem } = await create(body)
    expect([status, problem.code, problem.fields]).toEqual([400, 'VALIDATION_FAILED', fields])
  },
)

it('the tick empties the last name, and a last name takes the tick away (PERSON-2)', async () => {
  const id = await makePerson(app(), { firstName: 'Sukarno', lastName: '-' })
  await update(id, { hasOneName: true })
  expect(await namesOf(id)).toEqual(['Sukarno', '', true])
  await update(id, { lastName: '-' })
  expect(await namesOf(id)).toEqual(['Sukarno', '', true])
  await update(id, { lastName: 'Putra' })
  expect(await namesOf(id)).toEqual(['Sukarno', 'Putra', false])
  expect((await update(id, { hasOneName: true, lastName: 'Putra' })).status).toBe(400)
})

it('the documented calls take a dash for a region and a postcode (PERSON-1)', async () => {
  const id = await makePerson(app(), { addressState1: '-', addressZip1: '-' })
  const { answer } = await app().staff(peopleCalls.findPerson, { params: { id } })
  expect([answer.addressState1, answer.addressZip1]).toEqual(['-', '-'])
})

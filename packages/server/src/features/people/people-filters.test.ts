import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { PersonSearchInput } from '@registrar/domain/people/person-listing'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makePerson } from './people.factory.ts'

const app = useApp()

const search = async (body: PersonSearchInput) => (await app().staff(peopleCalls.searchPeople, { body })).answer
const foundIds = async (body: PersonSearchInput) => (await search({ limit: 1000, ...body })).data.map(({ _id }) => _id)

const makeOrganization = async (name: string) => {
  const { answer } = await app().staff(organizationsCalls.createOrganization, { body: { name } })
  return answer.data._id
}

const link = (peopleId: string, organizationId: string, roles: ('director' | 'secretary')[]) =>
  app().staff(linksCalls.createLink, { body: { peopleId, organizationId, roles } })

it('a row shows the organizations with the roles, the phone, PEP and the day of the certification (PERSON-3)', async () => {
  const id = await makePerson(app(), { lastName: 'Rowed', phone: '+353 1', pep: true, dateAml: '2026-01-31' })
  const [first, gone] = [await makeOrganization('First Ltd'), await makeOrganization('Gone Ltd')]
  await link(id, first, ['director', 'secretary'])
  await link(id, gone, ['director'])
  await app().staff(organizationsCalls.removeOrganization, { params: { id: gone } })

  expect((await search({ search: 'rowed' })).data).toMatchObject([
    {
      _id: id,
      phone: '+353 1',
      pep: true,
      dateAml: '2026-01-31',
      organizations: [{ _id: first, name: 'First Ltd', roles: ['director', 'secretary'] }],
    },
  ])
})

it('people are found by organization and role, both in the same link (PERSON-8)', async () => {
  const [here, elsewhere] = [await makeOrganization('Here Ltd'), await makeOrganization('Elsewhere Ltd')]
  const [director, member] = [await makePerson(app()), await makePerson(app())]
  await link(director, here, ['director'])
  await link(member, here, ['secretary'])
  await link(member, elsewhere, ['director'])

  expect((await foundIds({ organizationId: here })).toSorted()).toEqual([director, member].toSorted())
  expect(await foundIds({ organizationId: here, role: 'director' })).toEqual([director])
  expect(await foundIds({ role: 'director' })).toEqual(expect.arrayContaining([director, member]))
  expect(await foundIds({ organizationId: 'no id' })).toEqual([])
})

it('people are found by PEP and VIF (PERSON-8)', async () => {
  const exposed = await makePerson(app(), { lastName: 'Flagged', pep: true, vif: false })
  const verified = await makePerson(app(), { lastName: 'Flagged', pep: false, vif: true })
  expect(await foundIds({ search: 'flagged', pep: true })).toEqual([exposed])
  expect(await foundIds({ search: 'flagged', vif: true })).toEqual([verified])
  expect(await foundIds({ search: 'flagged', pep: false, vif: true })).toEqual([verified])
})

it.for([
  [-1, 'late'],
  [0, 'soon'],
  [60, 'soon'],
  [61, 'ok'],
] as const)(
  'a person whose AML reminder is %i days from today is found as %s (PERSON-6, PERSON-8)',
  async ([days, aml], { skip }) => {
    const reminder = addDays(today('Europe/Dublin'), days)
    const certified = addMonths(reminder, -36)
    skip(addMonths(certified, 36) !== reminder, 'no reminder falls on a 29 February')
    const id = await makePerson(app(), { dateAml: certified })
    for (const state of ['late', 'soon', 'ok', 'none'] as const)
      expect((await foundIds({ aml: state })).includes(id), state).toBe(state === aml)
  },
)

it('a person without a certification is found as such (PERSON-8)', async () => {
  const id = await makePerson(app(), { dateAml: null })
  expect(await foundIds({ aml: 'none' })).toContain(id)
})

it.each([{ role: 'chair' }, { pep: 'maybe' }, { aml: 'never' }])('%j is refused (PERSON-8)', async (body) => {
  const { status, problem } = await app().staff(peopleCalls.searchPeople, { body })
  expect([status, problem.code, Object.keys(problem.fields ?? {})]).toEqual([
    400,
    'VALIDATION_FAILED',
    Object.keys(body),
  ])
})

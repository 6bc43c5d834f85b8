import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const shares = (number: number) => [{ class: 'Ordinary', number, nominal: 1, acquired: '2024-03-01' }]
const hold = (memberId: string, organizationId: string, number: number) =>
  app().staff(companyMembersCalls.createCompanyMember, { body: { memberId, organizationId, holdings: shares(number) } })
const holdAlone = (peopleId: string, organizationId: string, number: number, isDirector = false) => {
  const terms = isDirector ? [{ role: 'director' as const, appointed: '2024-03-01' }] : []
  return app().staff(linksCalls.createLink, { body: { peopleId, organizationId, terms, holdings: shares(number) } })
}

it('the register of interests of a company in a group has what its officers hold of the group, and of nobody else (OWN-5)', async () => {
  const [parent, own, sister, stranger] = await Promise.all(
    ['Parent Ltd', 'Own Ltd', 'Sister Ltd', 'Stranger Ltd'].map((name) => makeOrganization(app(), { name })),
  )
  const [zoe, paul] = await Promise.all(
    ['Zoë', 'Paul'].map((firstName) => makePerson(app(), { firstName, lastName: 'B' })),
  )
  if (!parent || !own || !sister || !stranger || !zoe || !paul) throw new Error('not made')
  await hold(parent, own, 60)
  await hold(parent, sister, 51)
  // Half is no control.
  await hold(own, stranger, 50)
  await holdAlone(zoe, own, 40, true)
  await holdAlone(zoe, parent, 30)
  await holdAlone(paul, parent, 70)
  await holdAlone(zoe, sister, 49)
  await holdAlone(zoe, stranger, 50)

  const interests = async () => {
    const body = { organizationId: own, register: 'interests' as const }
    const { answer } = await app().staff(registersCalls.searchRegister, { body })
    return answer.data.map((row) => [
      'groupCompany' in row ? row.groupCompany : undefined,
      row.name,
      'number' in row && row.number,
    ])
  }
  expect(await interests()).toEqual([[undefined, 'Zoë B', 40]])
  await app().staff(organizationsCalls.updateOrganization, { params: { id: own }, body: { isInGroup: true } })
  expect(await interests()).toEqual([
    [undefined, 'Zoë B', 40],
    ['Parent Ltd', 'Zoë B', 30],
    ['Sister Ltd', 'Zoë B', 49],
  ])
})

it('shares that a nominee holds stand in the register of interests under the director for whom they are held (OWN-5)', async () => {
  const organizationId = await makeOrganization(app(), { name: 'Own Ltd' })
  const zoe = await makePerson(app(), { firstName: 'Zoë', lastName: 'B' })
  const nominee = await makeOrganization(app(), { name: 'Emerald Nominees Limited' })
  await app().staff(linksCalls.createLink, {
    body: { peopleId: zoe, organizationId, terms: [{ role: 'director', appointed: '2024-03-01' }] },
  })
  await app().staff(companyMembersCalls.createCompanyMember, {
    body: { memberId: nominee, organizationId, nomineeFor: zoe, holdings: shares(100) },
  })
  const body = { organizationId, register: 'interests' as const }
  const { answer } = await app().staff(registersCalls.searchRegister, { body })
  expect(answer.data).toMatchObject([{ personId: zoe, name: 'Zoë B', number: 100, heldBy: 'Emerald Nominees Limited' }])
  const members = await app().staff(registersCalls.searchRegister, { body: { ...body, register: 'members' } })
  expect(members.answer.data).toMatchObject([{ organizationId: nominee, number: 100 }])
})

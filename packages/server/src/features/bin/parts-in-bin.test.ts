import { binCalls } from '@registrar/domain/bin/bin.calls'
import type { BinItem } from '@registrar/domain/bin/deleted-record'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { subscriptionsCalls } from '@registrar/domain/subscriptions/subscriptions.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeSubscription } from '../subscriptions/subscriptions.factory.ts'

const app = useApp()

const restore = (item: BinItem) => app().staff(binCalls.restoreFromBin, { body: { items: [item] } })

const linkTo = async (peopleId: string, organizationId: string) => {
  const body = { peopleId, organizationId, roles: ['director' as const] }
  return (await app().staff(linksCalls.createLink, { body })).answer.data._id
}

it('no part of a company in the bin is changed or removed, and all come back with it (BIN-2)', async () => {
  const organizationId = await makeOrganization(app())
  const pair = { memberId: await makeOrganization(app()), organizationId }
  const link = { id: await linkTo(await makePerson(app()), organizationId) }
  const subscription = { id: await makeSubscription(app(), organizationId) }
  const followUp = { id: (await makeFollowUp(app(), organizationId))._id }
  const made = await app().staff(companyMembersCalls.createCompanyMember, { body: { ...pair, roles: ['secretary'] } })
  const member = { id: made.answer.data._id }
  await app().staff(organizationsCalls.removeOrganization, { params: { id: organizationId } })

  const roles = { roles: ['secretary' as const] }
  const answers = [
    await app().staff(linksCalls.updateLink, { params: link, body: roles }),
    await app().staff(linksCalls.removeLink, { params: link }),
    await app().staff(subscriptionsCalls.updateSubscription, { params: subscription, body: { status: 'CANCELLED' } }),
    await app().staff(subscriptionsCalls.removeSubscription, { params: subscription }),
    await app().staff(followUpsCalls.updateFollowUp, { params: followUp, body: { step_index: 1 } }),
    await app().staff(followUpsCalls.removeFollowUp, { params: followUp }),
    await app().staff(companyMembersCalls.updateCompanyMember, { params: member, body: roles }),
    await app().staff(companyMembersCalls.removeCompanyMember, { params: member }),
    await app().staff(companyMembersCalls.removeCompanyMemberOfPair, { body: pair }),
  ]
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(answers.map(() => [404, 'NOT_FOUND']))
  const hidden = await app().staff(subscriptionsCalls.searchSubscriptions, { body: { organizationId } })
  expect(hidden.answer.data).toEqual([])

  await restore({ recordType: 'organization', _id: organizationId })
  const links = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
  const subscriptions = await app().staff(subscriptionsCalls.searchSubscriptions, { body: { organizationId } })
  const members = await app().staff(companyMembersCalls.searchCompanyMembers, { body: { organizationId } })
  expect([links, subscriptions, members].map(({ answer }) => answer.data.map(({ _id }) => _id))).toEqual([
    [link.id],
    [subscription.id],
    [member.id],
  ])
  expect(subscriptions.answer.data).toMatchObject([{ status: 'CURRENT' }])
})

it('the link of a person in the bin is not removed (BIN-2)', async () => {
  const [peopleId, organizationId] = [await makePerson(app()), await makeOrganization(app())]
  const id = await linkTo(peopleId, organizationId)
  await app().staff(peopleCalls.removePerson, { params: { id: peopleId } })

  expect((await app().staff(linksCalls.removeLink, { params: { id } })).status).toBe(404)

  await restore({ recordType: 'person', _id: peopleId })
  expect((await app().staff(linksCalls.searchLinks, { body: { peopleId } })).answer.data).toMatchObject([{ _id: id }])
})

import { linksCalls } from '@registrar/domain/links/links.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const linkThem = async (more: { roles?: ('director' | 'shareholder')[]; beneficiaryPercentage?: number } = {}) => {
  const peopleId = await makePerson(app())
  const organizationId = await makeOrganization(app())
  const { answer } = await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, ...more } })
  return { _id: answer.data._id, peopleId, organizationId }
}

describe('linking', () => {
  it('is for staff', async () => {
    const { status, problem } = await app().anybody(linksCalls.createLink)
    expect([status, problem.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('needs no more than the two ids, and is found from both sides with the other record inside', async () => {
    const { peopleId, organizationId } = await linkThem()
    const fromPerson = await app().staff(linksCalls.searchLinks, { body: { peopleId } })
    const fromOrganization = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
    expect(fromPerson.answer.data).toMatchObject([
      { roles: [], beneficiaryPercentage: 0, organization: { _id: organizationId, name: 'Liffey Software DAC' } },
    ])
    expect(fromOrganization.answer.data).toMatchObject([{ people: { _id: peopleId, lastName: 'Byrne' } }])
  })

  it('refuses the same two twice', async () => {
    const { peopleId, organizationId } = await linkThem()
    const { status, problem } = await app().staff(linksCalls.createLink, { body: { peopleId, organizationId } })
    expect([status, problem.code]).toEqual([409, 'LINK_ALREADY_EXISTS'])
  })

  it('makes one link of many tries at once', async () => {
    const peopleId = await makePerson(app())
    const organizationId = await makeOrganization(app())
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => app().staff(linksCalls.createLink, { body: { peopleId, organizationId } })),
    )
    expect(tries.filter((tried) => tried.status === 200)).toHaveLength(1)
    expect(tries.filter((tried) => tried.status === 409)).toHaveLength(9)
  })

  it.each(['nobody', '01a1fbc3-c238-73ba-a010-250c35c466ab'])('refuses an unknown end (%s)', async (peopleId) => {
    const organizationId = await makeOrganization(app())
    const { status, problem } = await app().staff(linksCalls.createLink, { body: { peopleId, organizationId } })
    expect([status, problem.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('roles and percentage', () => {
  it('keeps a percentage of a shareholder', async () => {
    const { _id } = await linkThem()
    const body = { roles: ['director' as const, 'shareholder' as const], beneficiaryPercentage: 60.5 }
    const { answer } = await app().staff(linksCalls.updateLink, { params: { id: _id }, body })
    expect(answer).toMatchObject({ ok: true, ...body })
  })

  it('drops the percentage with the role of shareholder', async () => {
    const { _id, organizationId } = await linkThem({ roles: ['shareholder'], beneficiaryPercentage: 40 })
    await app().staff(linksCalls.updateLink, { params: { id: _id }, body: { roles: ['director'] } })
    const { answer } = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
    expect(answer.data).toMatchObject([{ roles: ['director'], beneficiaryPercentage: 0 }])
  })

  it.each([
    ['beneficiaryPercentage', { beneficiaryPercentage: 100.5 }],
    ['beneficiaryPercentage', { beneficiaryPercentage: -1 }],
    ['beneficiaryPercentage', { beneficiaryPercentage: '60' as never }],
    ['roles.0', { roles: ['nonExecutiveDirector' as never] }],
  ])('refuses a wrong %s', async (field, body) => {
    const { _id } = await linkThem()
    const { status, problem } = await app().staff(linksCalls.updateLink, { params: { id: _id }, body })
    expect(status).toBe(400)
    expect(Object.keys(problem.fields ?? {})).toEqual([field])
  })

  it('finds links by role', async () => {
    const { organizationId } = await linkThem({ roles: ['director'] })
    const search = (roles: ('director' | 'secretary')[]) =>
      app().staff(linksCalls.searchLinks, { body: { organizationId, roles } })
    expect((await search(['director'])).answer.data).toHaveLength(1)
    expect((await search(['secretary'])).answer.data).toHaveLength(0)
  })
})

describe('unlinking', () => {
  it('removes the link and keeps its history', async () => {
    const { _id, organizationId } = await linkThem({ roles: ['director'] })
    expect((await app().staff(linksCalls.removeLink, { params: { id: _id } })).answer).toEqual({ ok: true })
    expect((await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer.data).toEqual([])
    const history = await app().db.selectFrom('changes').select('action').where('record_id', '=', _id).execute()
    expect(history.map((change) => change.action)).toEqual(['created', 'deleted'])
    expect((await app().staff(linksCalls.removeLink, { params: { id: _id } })).status).toBe(404)
  })

  it('is not needed for a deleted person: the link is not listed', async () => {
    const { peopleId, organizationId } = await linkThem()
    await app().staff(peopleCalls.removePerson, { params: { id: peopleId } })
    expect((await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer.data).toEqual([])
  })
})

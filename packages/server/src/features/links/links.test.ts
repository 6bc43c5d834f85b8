import { linksCalls } from '@registrar/domain/links/links.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'

const app = useApp()

const makeLink = async (fields: { roles?: ('director' | 'shareholder')[]; beneficiaryPercentage?: number } = {}) => {
  const peopleId = await makePerson(app())
  const organizationId = await makeOrganization(app())
  const { answer } = await app().staff(linksCalls.createLink, { body: { peopleId, organizationId, ...fields } })
  return { _id: answer.data._id, peopleId, organizationId }
}

describe('creating a link', () => {
  it('answers 401 without a session', async () => {
    const { status, problem } = await app().anybody(linksCalls.createLink)
    expect([status, problem.code]).toEqual([401, 'UNAUTHENTICATED'])
  })

  it('needs only the two ids, and the link is found from both ends with the other record inside (LINK-7)', async () => {
    const { peopleId, organizationId } = await makeLink()
    const fromPerson = await app().staff(linksCalls.searchLinks, { body: { peopleId } })
    const fromOrganization = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
    expect(fromPerson.answer.data).toMatchObject([
      { roles: [], beneficiaryPercentage: 0, organization: { _id: organizationId, name: 'Liffey Software DAC' } },
    ])
    expect(fromOrganization.answer.data).toMatchObject([{ people: { _id: peopleId, lastName: 'Byrne' } }])
  })

  it('is refused when the two are already linked (LINK-3)', async () => {
    const { peopleId, organizationId } = await makeLink()
    const { status, problem } = await app().staff(linksCalls.createLink, { body: { peopleId, organizationId } })
    expect([status, problem.code]).toEqual([409, 'LINK_ALREADY_EXISTS'])
  })

  it('of the same two ten times at once makes one link (LINK-3)', async () => {
    const peopleId = await makePerson(app())
    const organizationId = await makeOrganization(app())
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => app().staff(linksCalls.createLink, { body: { peopleId, organizationId } })),
    )
    expect(tries.filter((tried) => tried.status === 200)).toHaveLength(1)
    expect(tries.filter((tried) => tried.status === 409)).toHaveLength(9)
  })

  it.each(['nobody', '01a1fbc3-c238-73ba-a010-250c35c466ab'])(
    'is refused for an unknown person (%s)',
    async (peopleId) => {
      const organizationId = await makeOrganization(app())
      const { status, problem } = await app().staff(linksCalls.createLink, { body: { peopleId, organizationId } })
      expect([status, problem.code]).toEqual([404, 'NOT_FOUND'])
    },
  )

  it.each(['Murphy', '01a1fbc3-c238-73ba-a010-250c35c466ab'])(
    'with shares is refused for an unknown organization (%s)',
    async (organizationId) => {
      const holdings = [{ class: 'Ordinary', number: 1, acquired: '2020-01-01' }]
      const body = { peopleId: await makePerson(app()), organizationId, roles: ['shareholder' as const], holdings }
      const { status, problem } = await app().staff(linksCalls.createLink, { body })
      expect([status, problem.code]).toEqual([404, 'NOT_FOUND'])
    },
  )
})

describe('a link (LINK-1, LINK-2)', () => {
  it('keeps the percentage of a shareholder', async () => {
    const { _id } = await makeLink()
    const body = { roles: ['director' as const, 'shareholder' as const], beneficiaryPercentage: 60.5 }
    const { answer } = await app().staff(linksCalls.updateLink, { params: { id: _id }, body })
    expect(answer).toMatchObject({ ok: true, ...body })
  })

  it('loses its percentage with the role of shareholder', async () => {
    const { _id, organizationId } = await makeLink({ roles: ['shareholder'], beneficiaryPercentage: 40 })
    await app().staff(linksCalls.updateLink, { params: { id: _id }, body: { roles: ['director'] } })
    const { answer } = await app().staff(linksCalls.searchLinks, { body: { organizationId } })
    expect(answer.data).toMatchObject([{ roles: ['director'], beneficiaryPercentage: 0 }])
  })

  it.each([
    ['beneficiaryPercentage', { beneficiaryPercentage: 100.5 }],
    ['beneficiaryPercentage', { beneficiaryPercentage: -1 }],
    ['beneficiaryPercentage', { beneficiaryPercentage: '60' as never }],
    ['roles.0', { roles: ['nonExecutiveDirector' as never] }],
  ])('is refused with a wrong %s', async (field, body) => {
    const { _id } = await makeLink()
    const { status, problem } = await app().staff(linksCalls.updateLink, { params: { id: _id }, body })
    expect(status).toBe(400)
    expect(Object.keys(problem.fields ?? {})).toEqual([field])
  })

  it('is found by its roles', async () => {
    const { organizationId } = await makeLink({ roles: ['director'] })
    const search = (roles: ('director' | 'secretary')[]) =>
      app().staff(linksCalls.searchLinks, { body: { organizationId, roles } })
    expect((await search(['director'])).answer.data).toHaveLength(1)
    expect((await search(['secretary'])).answer.data).toHaveLength(0)
  })
})

describe('a link', () => {
  it('keeps its history in the change log when it is removed (LINK-4)', async () => {
    const { _id, organizationId } = await makeLink({ roles: ['director'] })
    expect((await app().staff(linksCalls.removeLink, { params: { id: _id } })).answer).toEqual({ ok: true })
    expect((await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer.data).toEqual([])
    const history = await app().db.selectFrom('changes').select('action').where('record_id', '=', _id).execute()
    expect(history.map((change) => change.action)).toEqual(['created', 'deleted'])
    expect((await app().staff(linksCalls.removeLink, { params: { id: _id } })).status).toBe(404)
  })

  it('is left out of the list when its person is deleted', async () => {
    const { peopleId, organizationId } = await makeLink()
    await app().staff(peopleCalls.removePerson, { params: { id: peopleId } })
    expect((await app().staff(linksCalls.searchLinks, { body: { organizationId } })).answer.data).toEqual([])
  })
})

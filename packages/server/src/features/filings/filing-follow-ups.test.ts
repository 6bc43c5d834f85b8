import type { DeadlineKind } from '@registrar/domain/deadlines/deadline-kinds'
import { deadlinesCalls } from '@registrar/domain/deadlines/deadlines.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { addDays } from '@registrar/domain/shared/iso-date'
import type { BodyInput } from '@registrar/domain/shared/call'
import { describe, expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../follow-ups/follow-ups.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')
const EVENT = addDays(day, -6)
const DUE = addDays(day, 8)

const due = async (search: string, kinds?: DeadlineKind[]) => {
  const body = { search, limit: 100, ...(kinds && { kinds }) }
  const { answer } = await app().staff(deadlinesCalls.searchDeadlines, { body })
  return answer.data.map(({ kind, followUpId, legalDate }) => ({ kind, followUpId, legalDate }))
}
const enter = async (organizationId: string) => {
  const body = { organizationId, kind: 'RBO' as const, eventDate: EVENT }
  return (await app().staff(filingsCalls.createFiling, { body })).answer.data._id
}
const start = (body: Omit<BodyInput<typeof followUpsCalls.startFollowUp>, 'name'>) =>
  app().staff(followUpsCalls.startFollowUp, { body: { name: 'RBO_UPDATED', ...body } })
const filing = async (organizationId: string) =>
  (await app().staff(filingsCalls.searchFilings, { body: { organizationId, kinds: ['RBO'] } })).answer.data[0]

describe('a follow-up that works on a filing (FIL-11)', () => {
  it.each([
    ['by the filing that it names', (filingId: string) => ({ filingId })],
    ['by its kind and its legal day', () => ({ legalDay: DUE })],
  ])('is found %s, and is one deadline with it (DUE-2)', async (how, ofFiling) => {
    const name = `Whimbrel ${how.split(' ').at(-1)}`
    const organizationId = await makeOrganization(app(), { name })
    const filingId = await enter(organizationId)
    const started = (await start({ organization_id: organizationId, ...ofFiling(filingId) })).answer.data
    expect(started.legalDay).toBe(DUE)
    expect(await filing(organizationId)).toMatchObject({ _id: filingId, followUpId: started._id })

    const row = { kind: 'RBO', followUpId: started._id, legalDate: DUE }
    expect(await due(name)).toEqual([row])
    expect(await due(name, ['FOLLOW_UP'])).toEqual([row])

    await app().staff(filingsCalls.updateFiling, { params: { id: filingId }, body: { sentOn: day } })
    expect(await due(name)).toEqual([])
  })

  it('is refused for a filing that the company does not have, and works on none with another day', async () => {
    const [organizationId, other] = [await makeOrganization(app()), await makeOrganization(app())]
    const filingId = await enter(other)
    for (const named of [filingId, 'nothing']) {
      const { status, problem } = await start({ organization_id: organizationId, filingId: named })
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, ['filingId']])
    }
    await start({ organization_id: other, legalDay: addDays(DUE, 1) })
    expect((await filing(other))?.followUpId).toBeNull()
  })

  it('of a return is one row of the kind of the return, found under both kinds (DUE-2)', async () => {
    const organizationId = await makeOrganization(app(), { name: 'Dunlin Ltd', incorporationDate: '2026-01-15' })
    const { _id } = await makeFollowUp(app(), organizationId, 'FIRST_AR')
    const row = { kind: 'ANNUAL_RETURN', followUpId: _id }
    expect(await due('dunlin', ['ANNUAL_RETURN'])).toMatchObject([row])
    expect(await due('dunlin', ['FOLLOW_UP'])).toMatchObject([row])
  })
})

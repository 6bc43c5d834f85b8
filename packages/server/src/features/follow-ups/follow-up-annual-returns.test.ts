import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeFollowUp } from './follow-ups.factory.ts'

const app = useApp()

const find = (id: string) => app().staff(followUpsCalls.findFollowUp, { params: { id } })
const update = (id: string, body: object) => app().staff(followUpsCalls.updateFollowUp, { params: { id }, body })
const nextAr = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer.nextArReminder

const startWithOrganization = async (name: Parameters<typeof makeFollowUp>[2], fields: object = {}) => {
  const organizationId = await makeOrganization(app(), fields)
  return { organizationId, followUp: await makeFollowUp(app(), organizationId, name) }
}

describe('a completed follow-up (AR-4)', () => {
  const complete = async (id: string) => update(id, { step_index: (await find(id)).answer.max_step_index })

  it.each(['AR_TRADING', 'AR_NO_TRADING'] as const)(
    'of the kind %s moves Next AR to a year after its ARD, and moving back undoes nothing',
    async (name) => {
      const { organizationId, followUp } = await startWithOrganization(name, { firstAr: '2026-03-31' })
      await update(followUp._id, { ARD: '2026-09-30' })
      await complete(followUp._id)
      expect(await nextAr(organizationId)).toBe('2027-09-30')
      await update(followUp._id, { step_index: 0 })
      expect(await nextAr(organizationId)).toBe('2027-09-30')
    },
  )

  it('without an ARD moves Next AR by a year, and completed again moves nothing', async () => {
    const { organizationId, followUp } = await startWithOrganization('DISTRICT_COURT', { firstAr: '2026-03-31' })
    await complete(followUp._id)
    expect(await nextAr(organizationId)).toBe('2027-03-31')
    await update(followUp._id, { step_index: 3 })
    await complete(followUp._id)
    expect(await nextAr(organizationId)).toBe('2027-03-31')
  })

  it('leaves Next AR empty when there is no first AR', async () => {
    const { organizationId, followUp } = await startWithOrganization('AR_TRADING')
    await update(followUp._id, { ARD: '2026-09-30' })
    await complete(followUp._id)
    expect(await nextAr(organizationId)).toBeNull()
  })

  it('of the kind FIRST_AR sets the status to done (AR-5)', async () => {
    const { organizationId, followUp } = await startWithOrganization('FIRST_AR', { firstAr: '2026-03-31' })
    await complete(followUp._id)
    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id: organizationId } })
    expect(answer).toMatchObject({ status: true, nextArReminder: '2027-03-31' })
  })

  it('of a kind that is no annual return leaves the organization as it is', async () => {
    const { organizationId, followUp } = await startWithOrganization('STRIKE_OFF', { firstAr: '2026-03-31' })
    await complete(followUp._id)
    expect(await nextAr(organizationId)).toBe('2026-03-31')
  })

  it('never deadlocks with a renaming of its organization', async () => {
    const { organizationId, followUp } = await startWithOrganization('AR_TRADING', { firstAr: '2026-03-31' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? update(followUp._id, { step_index: index % 4 === 1 ? 12 : 3 })
          : app().staff(organizationsCalls.updateOrganization, {
              params: { id: organizationId },
              body: { name: `Renamed ${index}` },
            }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id: organizationId } })
    expect((await find(followUp._id)).answer.organization_name).toBe(answer.name)
  })
})

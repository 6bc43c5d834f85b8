import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeFollowUp } from '../../follow-ups/follow-ups.factory.ts'
import { makeOrganization } from '../organizations.factory.ts'

const app = useApp()

const save = (id: string, body: object) => app().staff(organizationsCalls.updateOrganization, { params: { id }, body })
const move = (id: string, step_index: number) =>
  app().staff(followUpsCalls.updateFollowUp, { params: { id }, body: { step_index } })
const history = (id: string) => app().staff(organizationsCalls.listArdChanges, { params: { id } })

it('the past ARDs are listed with their causes and reasons, the latest first (AR-13)', async () => {
  const id = await makeOrganization(app(), { incorporationDate: '2025-09-30', status: true })
  const { _id, max_step_index } = await makeFollowUp(app(), id, 'AR_TRADING')
  await move(_id, max_step_index)
  await move(_id, 0)
  await save(id, { B1B73: '2027-06-30', B1B73Reason: 'Agreed with the CRO' })
  await save(id, { comments: 'Nothing about the ARD' })
  await save(id, { nextArReminder: '2026-12-31', nextArReason: 'As on the CRO' })

  const { answer } = await history(id)

  expect(answer.data).toMatchObject([
    { cause: 'set', from: '2027-06-30', to: '2026-12-31', B1B73: null, reason: 'As on the CRO' },
    {
      cause: 'B1B73',
      from: '2027-03-30',
      to: '2027-06-30',
      B1B73: { from: null, to: '2027-06-30' },
      reason: 'Agreed with the CRO',
    },
    { cause: 'undone', from: '2028-03-30', to: '2027-03-30', reason: null },
    { cause: 'completed', from: '2027-03-30', to: '2028-03-30', reason: null },
    { cause: 'dates', from: null, to: '2027-03-30', reason: null },
  ])
  expect(answer.data[0]?.user?.firstName).toBeTruthy()
  expect(answer.data[0]?.at).toMatch(/Z$/)
})

it.each(['nobody', '01a1fbc3-c238-73ba-a010-250c35c466ab'])('the past ARDs of %s are not found', async (id) => {
  const { status, problem } = await history(id)
  expect([status, problem.code]).toEqual([404, 'NOT_FOUND'])
})

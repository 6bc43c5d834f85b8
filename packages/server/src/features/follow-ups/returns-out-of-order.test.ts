import { binCalls } from '@registrar/domain/bin/bin.calls'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makeFollowUp } from './follow-ups.factory.ts'

const app = useApp()

const update = (id: string, body: { step_index: number } | { ARD: string }) =>
  app().staff(followUpsCalls.updateFollowUp, { params: { id }, body })
const remove = (id: string) => app().staff(followUpsCalls.removeFollowUp, { params: { id } })
const nextAr = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer.nextArReminder

const start = async (organizationId: string, name: FollowUpCode, ARD: string) => {
  const { _id: id, max_step_index: last } = await makeFollowUp(app(), organizationId, name)
  await update(id, { ARD })
  return { id, complete: () => update(id, { step_index: last }) }
}

const makeCompany = () => makeOrganization(app(), { incorporationDate: '2024-01-31', status: true })

it('stepping a return back leaves Next AR after an older one that was completed later (AR-10)', async () => {
  const company = await makeCompany()
  const older = await start(company, 'AR_TRADING', '2025-07-31')
  const newer = await start(company, 'AR_NO_TRADING', '2026-07-31')

  await newer.complete()
  await older.complete()
  expect(await nextAr(company)).toBe('2027-07-31')

  await update(newer.id, { step_index: 0 })
  expect(await nextAr(company)).toBe('2026-07-31')
  await newer.complete()
  expect(await nextAr(company)).toBe('2027-07-31')
})

it('deleting a return leaves Next AR after an older one that came back from the bin (AR-10, BIN-4)', async () => {
  const company = await makeCompany()
  const older = await start(company, 'AR_TRADING', '2025-07-31')
  await older.complete()
  await remove(older.id)
  const newer = await start(company, 'AR_NO_TRADING', '2026-07-31')
  await newer.complete()
  await app().staff(binCalls.restoreFromBin, { body: { items: [{ recordType: 'follow-up', _id: older.id }] } })

  await remove(newer.id)
  expect(await nextAr(company)).toBe('2026-07-31')
  await update(older.id, { step_index: 0 })
  expect(await nextAr(company)).toBe('2025-07-31')
})

it('a return of two follow-ups is due again once both are stepped back, in either order (AR-10)', async () => {
  for (const isFirstOneFirst of [true, false]) {
    const company = await makeCompany()
    const followUps = [
      await makeFollowUp(app(), company, 'AR_TRADING'),
      await makeFollowUp(app(), company, 'DISTRICT_COURT'),
    ]
    for (const { _id, max_step_index } of followUps) await update(_id, { step_index: max_step_index })

    const [one, other] = isFirstOneFirst ? followUps : followUps.toReversed()
    await update(one?._id ?? '', { step_index: 0 })
    expect(await nextAr(company)).toBe('2026-07-31')
    await update(other?._id ?? '', { step_index: 0 })
    expect(await nextAr(company)).toBe('2025-07-31')
  }
})

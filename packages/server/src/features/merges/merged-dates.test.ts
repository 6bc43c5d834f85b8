import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()

const find = async (id: string) => (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer

type Fields = Parameters<typeof makeOrganization>[1]

const merged = async (kept: Fields, gone: Fields, fields: Record<string, 'keep' | 'merge'> = {}) => {
  const keep = await makeOrganization(app(), { name: 'Keep Ltd', ...kept })
  const merge = await makeOrganization(app(), { name: 'Merge Ltd', ...gone })
  const before = await find(keep)
  const { answer } = await app().staff(mergesCalls.mergeOrganizations, { body: { keep, merge, fields } })
  return { keep, before, mergeId: answer.mergeId }
}

it('dates that are computed from the taken values do not replace those of the record that stays (MERGE-2)', async () => {
  const { keep, before, mergeId } = await merged(
    { firstAr: '2025-09-09', corporationTaxPaidReminder: '2026-11-11' },
    { incorporationDate: '2024-01-31', financialYearEnd: '2025-12-31' },
  )

  expect(await find(keep)).toMatchObject({
    incorporationDate: '2024-01-31',
    firstAr: '2025-09-09',
    nextArReminder: before.nextArReminder,
    financialYearEnd: '2025-12-31',
    corporationTaxPaidReminder: '2026-11-11',
  })

  await app().staff(mergesCalls.undoMerge, { params: { id: mergeId } })
  const { version: _, updatedAt: __, ...undone } = await find(keep)
  const { version: ___, updatedAt: ____, ...expected } = before
  expect(undone).toEqual(expected)
})

it('of two first returns the chosen one stays, also when the incorporation date of the other is taken (MERGE-2)', async () => {
  const { keep } = await merged(
    { incorporationDate: '2025-03-09', firstAr: '2025-10-09' },
    { incorporationDate: '2024-01-31', firstAr: '2024-10-01' },
    { incorporationDate: 'merge' },
  )
  expect(await find(keep)).toMatchObject({ incorporationDate: '2024-01-31', firstAr: '2025-10-09' })
})

it('dates are computed where both records have none (MERGE-2, AR-1)', async () => {
  const { keep } = await merged({}, { incorporationDate: '2024-01-31' })
  expect(await find(keep)).toMatchObject({ firstAr: '2024-07-31', nextArReminder: '2024-07-31' })
})

import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()

const answer = (id: string, aml: AmlChanges) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { aml } })

const answersOf = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer.aml

const latestEntry = async (recordId: string) => {
  const body = { recordType: 'organization' as const, recordId }
  const [entry] = (await app().staff(historyCalls.searchHistory, { body })).answer.data
  if (!entry) throw new Error('The organization has no history.')
  return entry
}

const restore = async (id: string) =>
  expect((await app().staff(historyCalls.restoreHistory, { params: { id }, body: {} })).status).toBe(200)

it('undoing a save of the AML file empties the answers that it added (HIST-4)', async () => {
  const id = await makeOrganization(app())
  await answer(id, { appendix2_q1: true })
  const before = await answersOf(id)
  await answer(id, { appendix2_q1: false, appendix2_q10: true })
  const entry = await latestEntry(id)
  expect(entry.fields.map(({ field }) => field)).toContain('aml.appendix2_q10')

  await restore(entry._id)
  expect(await answersOf(id)).toEqual(before)
})

it('undoing all saves of the AML file, the first one first, leaves no answer and no level (HIST-4, AML-4)', async () => {
  const id = await makeOrganization(app())
  await answer(id, { appendix2_q1: true })
  const first = await latestEntry(id)
  await answer(id, { appendix2_q10: true })
  const second = await latestEntry(id)

  await restore(first._id)
  expect(await answersOf(id)).toMatchObject({ appendix2_q10: true, appendix2_risk_level: 'low' })
  await restore(second._id)
  expect(await answersOf(id)).toEqual({})
})

import { answerDefaults } from '@registrar/domain/aml/aml-texts'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations.factory.ts'

const app = useApp()

const save = (id: string, aml: object) =>
  app().staff(organizationsCalls.updateOrganization, { params: { id }, body: { aml } })
const untouched = async (id: string) =>
  (await app().staff(organizationsCalls.findOrganization, { params: { id } })).answer.amlStatus.untouched

it('an answer that a save changes stops being a default that nobody chose (AML-19)', async () => {
  const id = await makeOrganization(app(), {
    aml: { ...answerDefaults, appendix2_untouched: ['appendix2_q1', 'appendix2_q2', 'appendix2_q3'] },
  })
  expect(await untouched(id)).toBe(3)
  await save(id, { appendix2_q1: true })
  expect(await untouched(id)).toBe(2)
  await save(id, { appendix2_q1: false, appendix2_additional_comments: 'Seen' })
  expect(await untouched(id)).toBe(2)
  await save(id, { appendix2_untouched: [] })
  expect(await untouched(id)).toBe(0)
})

it('a first save that names none has none (AML-19)', async () => {
  expect(await untouched(await makeOrganization(app(), { aml: answerDefaults }))).toBe(0)
})

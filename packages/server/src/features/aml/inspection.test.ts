import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { amlDefaults } from '@registrar/domain/aml/aml-texts'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { riskQuestions } from '@registrar/domain/aml/risk-score'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeOrganization } from '../organizations/organizations.factory.ts'

const app = useApp()
const SECTIONS = ['30A', '30B', '33', '35', '37', '38A', '39', '40', '42', '54', '55']

it('each section of the Act that an inspection asks for has rules, and each of them is written down (AML-27)', async () => {
  const pages = await Promise.all(
    ['aml', 'aml-firm', 'compliance', 'retention'].map((name) => readFile(`docs/rules/${name}.md`, 'utf8')),
  )
  const handbook = pages.join('\n')
  const [, table = ''] = handbook.split('## AML-27')
  const rows = new Map(
    table.split('\n').flatMap((line) => {
      const [, section = '', , rules = ''] = line.split('|').map((cell) => cell.trim())
      return /^\d+[A-Z]?$/.test(section) ? [[section, rules.split(', ')] as const] : []
    }),
  )
  expect([...rows.keys()]).toEqual(SECTIONS)
  for (const id of [...rows.values()].flat()) expect(handbook).toContain(`## ${id} `)
})

it('a client of whom one question is not answered is not assessed, and signs nothing (AML-25)', async () => {
  const organizationId = await makeOrganization(app(), { aml: amlDefaults })
  for (const question of riskQuestions) {
    const id = await makeOrganization(app(), { aml: { ...amlDefaults, [question]: null } })
    const { problem } = await app().staff(amlCalls.signAmlVersion, { body: { organizationId: id } })
    expect(problem).toMatchObject({ code: 'AML_FILE_INCOMPLETE' })
    expect(problem.message).toContain('12 of 13 questions are answered.')
  }
  const { answer } = await app().staff(complianceCalls.searchCompliance, { body: { organizationId } })
  expect(answer.data.find(({ rule }) => rule === 'amlFile')?.reason).not.toContain('questions are answered.')
  const none = await makeOrganization(app())
  const { problem } = await app().staff(amlCalls.signAmlVersion, { body: { organizationId: none } })
  expect(problem.code).toBe('AML_NOT_ASSESSED')
})

import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { complianceCalls } from '@registrar/domain/compliance/compliance.calls'
import { emailsCalls } from '@registrar/domain/emails/emails.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { ownershipCalls } from '@registrar/domain/ownership/ownership.calls'
import { registersCalls } from '@registrar/domain/registers/registers.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/database/ids'
import { useApp } from '#testing/test-app'

const app = useApp()

const makeOrganization = async () =>
  (await app().staff(organizationsCalls.createOrganization, { body: { name: 'A company' } })).answer.data._id

const calls = {
  'GET /organization/:id': (id: string) => app().staff(organizationsCalls.findOrganization, { params: { id } }),
  'the past ARDs': (id: string) => app().staff(organizationsCalls.listArdChanges, { params: { id } }),
  'the register of returns': (id: string) => app().staff(organizationsCalls.findReturnRegister, { params: { id } }),
  'the sent reminders': (id: string) => app().staff(emailsCalls.listSentReminders, { params: { id } }),
  'the text of a reminder': (organizationId: string) =>
    app().staff(emailsCalls.findEmailTemplate, { body: { kind: 'corporationTax', organizationId } }),
  'the signed AML versions': (organizationId: string) =>
    app().staff(amlCalls.searchAmlVersions, { body: { organizationId } }),
  'a register': (organizationId: string) =>
    app().staff(registersCalls.searchRegister, { body: { organizationId, register: 'members' } }),
  'the owners': (organizationId: string) => app().staff(ownershipCalls.searchOwnership, { body: { organizationId } }),
  'the compliance rules': (organizationId: string) =>
    app().staff(complianceCalls.searchCompliance, { body: { organizationId } }),
}

let kept = ''
let merged = ''
let deleted = ''

beforeAll(async () => {
  kept = await makeOrganization()
  merged = await makeOrganization()
  deleted = await makeOrganization()
  await app().staff(mergesCalls.mergeOrganizations, { body: { keep: kept, merge: merged, fields: {} } })
  await app().staff(organizationsCalls.removeOrganization, { params: { id: deleted } })
})

describe.each(Object.entries(calls))('%s', (_name, call) => {
  it('of an unknown company is not found (API-3)', async () => {
    for (const id of ['nobody', newId()]) {
      const { status, problem } = await call(id)
      expect([status, problem]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })])
    }
  })

  it('of a merged company leads to the one that stays (MERGE-4)', async () => {
    const { status, problem } = await call(merged)
    expect([status, problem]).toEqual([404, expect.objectContaining({ code: 'MERGED', mergedInto: kept })])
  })
})

it('of a deleted company nothing is found but the signed AML versions (API-7)', async () => {
  const statuses: Record<string, number> = {}
  for (const [name, call] of Object.entries(calls)) statuses[name] = (await call(deleted)).status

  const { 'the signed AML versions': versions, ...others } = statuses
  expect(versions).toBe(200)
  expect(new Set(Object.values(others))).toEqual(new Set([404]))
})

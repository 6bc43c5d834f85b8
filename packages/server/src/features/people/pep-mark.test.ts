import { historyCalls } from '@registrar/domain/history/history.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { PersonChanges } from '@registrar/domain/people/person'
import { addDays, addMonths } from '@registrar/domain/shared/iso-date'
import { expect, it } from 'vitest'
import { today } from '#platform/clock'
import { useApp } from '#testing/test-app'
import { makePerson } from './people.factory.ts'

const app = useApp()
const day = today('Europe/Dublin')

const save = (id: string, body: PersonChanges) => app().staff(peopleCalls.updatePerson, { params: { id }, body })

it('the mark of who left office stays for twelve months, and the decision that ends it is kept (AML-28)', async () => {
  const id = await makePerson(app(), { firstName: 'Left', lastName: 'Office', pep: true })
  const leaving = { pep: false, pepLeftOfficeOn: addDays(addMonths(day, -12), 1) }
  const refused = await save(id, leaving)
  expect([refused.status, refused.problem.code]).toEqual([400, 'VALIDATION_FAILED'])
  expect(Object.keys((refused.problem as { fields?: object }).fields ?? {})).toEqual(['pep'])
  expect((await save(id, { pepLeftOfficeOn: leaving.pepLeftOfficeOn })).answer).toMatchObject({ pep: true })
  expect((await save(id, { pep: false })).status).toBe(400)

  await save(id, { pepLeftOfficeOn: addMonths(day, -12) })
  const reason = 'A minister until last year, and no risk is left'
  expect((await save(id, { pep: false, pepEndReason: reason })).answer).toMatchObject({
    pep: false,
    pepEndReason: reason,
  })
  const { answer } = await app().staff(historyCalls.searchHistory, { body: { recordType: 'person', recordId: id } })
  expect(JSON.stringify(answer)).toContain(reason)

  expect((await save(id, { pep: true })).answer).toMatchObject({ pep: true, pepEndReason: null })
})

it('a mark of which nobody names an office ends by the call alone (AML-28)', async () => {
  const id = await makePerson(app(), { pep: true })
  expect((await save(id, { pep: false })).answer).toMatchObject({ pep: false, pepEndReason: null })
})

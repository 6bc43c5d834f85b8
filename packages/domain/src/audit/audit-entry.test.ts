import { expect, it } from 'vitest'
import { auditDetailsText } from './audit-entry.ts'

it.each([
  [{ to: 'amlOfficer', from: 'readOnly' }, 'from: Read only; to: AML officer'],
  [{ code: 'SECOND_FACTOR_REQUIRED' }, 'reason: wrong code of the second factor'],
  [
    { list: 'People', rows: 12, format: 'csv', columns: ['name', 'pps'] },
    'list: People; rows: 12; format: csv; columns: name, pps',
  ],
  [{ asAt: '2026-01-31', format: 'pdf', document: 'ownership' }, 'document: ownership; format: pdf; as at: 31/01/2026'],
  [{}, ''],
])('the details %j of an audit line read %j (AUD-5)', (details, words) => {
  expect(auditDetailsText(details)).toBe(words)
})

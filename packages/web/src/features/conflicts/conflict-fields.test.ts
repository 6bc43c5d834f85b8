import { riskQuestionTexts } from '@registrar/domain/aml/aml-texts'
import type { LabelledRecordType } from '@registrar/domain/history/logged-fields'
import { expect, it } from 'vitest'
import { conflictFields } from './conflict-fields.ts'

const edit = { by: { _id: 'niamh', name: 'Niamh Kelly' }, at: '2026-11-02T09:00:00.000Z' }
const names: Record<string, string> = { foyle: 'Foyle Ltd', claire: 'Claire Martin' }

const wordsOf = (recordType: LabelledRecordType, name: string, yours: unknown, theirs: unknown) => {
  const record = { recordType, followUpCode: 'AR_TRADING' as const }
  const [field] = conflictFields({ [name]: { yours, theirs, ...edit } }, record, (id) => names[id])
  return [field?.label, field?.yours, field?.theirs]
}

it.each([
  ['organization', 'cro', '123456', null, ['CRO Number', '123456', 'nothing']],
  ['organization', 'comments', '', 'theirs', ['Comment', 'nothing', 'theirs']],
  ['organization', 'nextArReminder', '2027-02-14', '2027-03-01', ['Next AR', '14/02/2027', '01/03/2027']],
  ['organization', 'rbo', true, false, ['RBO Compliant', 'Yes', 'No']],
  ['organization', 'aml.appendix2_q1', true, false, [riskQuestionTexts.appendix2_q1, 'Yes', 'No']],
  ['order', 'totalAmountOrder', 1234.5, 0, ['Total Amount Order', '€1,234.50', '€0.00']],
  ['task', 'organizationId', 'foyle', 'gone', ['Organization', 'Foyle Ltd', 'gone']],
  ['link', 'nomineeFor', 'claire', null, ['Held for', 'Claire Martin', 'nothing']],
  ['link', 'roles', ['director', 'secretary'], [], ['Roles', 'Director, Secretary', 'nothing']],
  ['follow-up', 'step_index', 0, 1, ['Step', 'Start of the process', 'Letter of Engagement and A.M.L Documents Sent']],
  ['person', 'pps', '1234567T', '7654321W', ['PPS', '••••7T', '••••1W']],
  ['reminder', 'textContent', 'Hello', 'Dear', ['Text', 'Hello', 'Dear']],
] as const)(
  'a conflict of the field %s %s has its label and both values in words',
  (recordType, name, yours, theirs, words) => {
    expect(wordsOf(recordType, name, yours, theirs)).toEqual(words)
  },
)

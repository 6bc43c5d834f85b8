import { riskQuestionTexts } from '@registrar/domain/aml/aml-texts'
import { expect, it } from 'vitest'
import { organizationFieldLabel } from './organization-field-label.ts'

it.each([
  ['cro', 'CRO Number'],
  ['coroporationTaxNumber', 'Corporation Tax Number'],
  ['anonymousShareholdePaymentHistory', 'Anonymous Shareholder Payment History'],
  ['businessActivity', 'Business Activity'],
  ['aml.appendix2_q1', riskQuestionTexts.appendix2_q1],
  ['aml.appendix2_kyc_obtained_date', 'Know-your-client form obtained: date'],
  ['aml.appendix2_suspicion_issues_comments', 'Comments on the suspicion'],
])('the field %s is labelled %j', (name, label) => expect(organizationFieldLabel(name)).toBe(label))

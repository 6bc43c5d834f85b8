import { call } from '../shared/call.ts'
import { firmAssessment, newFirmAssessment } from './firm-assessment.ts'

export const amlFirmCalls = {
  findFirmAssessment: call({
    method: 'GET',
    path: '/aml/firm/assessment',
    summary: "The risk assessment of the firm's own business, with its versions",
    answer: firmAssessment,
  }),
  saveFirmAssessment: call({
    method: 'PUT',
    path: '/aml/firm/assessment',
    summary: 'Save the risk assessment as a new version; with a day of approval, the caller has approved it',
    body: newFirmAssessment,
    answer: firmAssessment,
  }),
}

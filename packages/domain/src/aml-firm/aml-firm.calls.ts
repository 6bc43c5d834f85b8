import * as z from 'zod'
import { call } from '../shared/call.ts'
import { created, pageOf, recordAnswer } from '../shared/page.ts'
import { firmAssessment, newFirmAssessment } from './firm-assessment.ts'
import { firmAuthorisation, newFirmAuthorisation } from './firm-authorisation.ts'
import {
  firmPolicyChanges,
  firmPolicyRow,
  firmPolicySearchBody,
  firmPolicyVersion,
  newFirmPolicy,
  policyAcknowledgement,
} from './firm-policy.ts'
import { anonymousReport, firmReport, firmReportChanges, firmReportSearchBody, newFirmReport } from './firm-report.ts'
import { firmReview, firmReviewChanges, firmReviewSearchBody, newFirmReview } from './firm-review.ts'
import { firmTraining, firmTrainingChanges, firmTrainingSearchBody, newFirmTraining } from './firm-training.ts'

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
  createFirmPolicy: call({
    method: 'POST',
    path: '/aml/firm/policy',
    summary: 'Add a policy or a procedure of the firm, in its first version',
    body: newFirmPolicy,
    answer: recordAnswer(z.object({ _id: z.string(), version: z.int() })),
  }),
  updateFirmPolicy: call({
    method: 'PUT',
    path: '/aml/firm/policy/:id',
    summary: 'Save a new version of a policy, which everybody is to acknowledge anew',
    body: firmPolicyChanges,
    answer: firmPolicyRow,
  }),
  acknowledgeFirmPolicy: call({
    method: 'POST',
    path: '/aml/firm/policy/:id/acknowledge',
    summary: 'Say that you have read the latest version of a policy',
    body: policyAcknowledgement,
    answer: firmPolicyRow,
  }),
  remindOfFirmPolicy: call({
    method: 'POST',
    path: '/aml/firm/policy/:id/remind',
    summary: 'Make a task for those who have not acknowledged the latest version; an open one gets their names',
    answer: z.object({ data: z.object({ taskId: z.string() }) }),
  }),
  searchFirmPolicies: call({
    method: 'POST',
    path: '/aml/firm/policy/search',
    summary: 'The policies of the firm by title, with who has acknowledged them and who has not',
    body: firmPolicySearchBody,
    answer: pageOf(firmPolicyRow),
  }),
  listFirmPolicyVersions: call({
    method: 'GET',
    path: '/aml/firm/policy/:id/versions',
    summary: 'All versions of a policy, the latest first',
    answer: z.object({ data: z.array(firmPolicyVersion) }),
  }),
  createFirmTraining: call({
    method: 'POST',
    path: '/aml/firm/training',
    summary: 'Enter a training that was held, with those who took part',
    body: newFirmTraining,
    answer: created,
  }),
  updateFirmTraining: call({
    method: 'PUT',
    path: '/aml/firm/training/:id',
    summary: 'Correct a training',
    body: firmTrainingChanges,
    answer: firmTraining,
  }),
  searchFirmTrainings: call({
    method: 'POST',
    path: '/aml/firm/training/search',
    summary: 'The trainings that were held, the latest first',
    body: firmTrainingSearchBody,
    answer: pageOf(firmTraining),
  }),
  createFirmReport: call({
    method: 'POST',
    path: '/aml/firm/report',
    summary: 'Enter a suspicion in the register, which only AML officers and administrators see',
    body: newFirmReport,
    answer: created,
  }),
  reportAnonymously: call({
    method: 'POST',
    path: '/aml/suspicion',
    summary: 'Report a suspicion to the AML officers without a name: nothing keeps who sent it',
    body: anonymousReport,
    isAnonymous: true,
  }),
  updateFirmReport: call({
    method: 'PUT',
    path: '/aml/firm/report/:id',
    summary: 'Say what became of a suspicion: reported, with the references, or not, with the reason',
    body: firmReportChanges,
    answer: firmReport,
  }),
  searchFirmReports: call({
    method: 'POST',
    path: '/aml/firm/report/search',
    summary: 'The register of suspicions and reports, the latest first, with the history of each line',
    body: firmReportSearchBody,
    answer: pageOf(firmReport),
  }),
  findFirmAuthorisation: call({
    method: 'GET',
    path: '/aml/firm/authorisation',
    summary: 'The authorisation as a trust or company service provider, with what was saved before',
    answer: firmAuthorisation,
  }),
  saveFirmAuthorisation: call({
    method: 'PUT',
    path: '/aml/firm/authorisation',
    summary: 'Save the authorisation as a new version: its renewal falls due ten weeks before its end',
    body: newFirmAuthorisation,
    answer: firmAuthorisation,
  }),
  createFirmReview: call({
    method: 'POST',
    path: '/aml/firm/review',
    summary: 'Begin the compliance review of a year: draws that many clients by chance',
    body: newFirmReview,
    answer: recordAnswer(firmReview),
  }),
  saveFirmFindings: call({
    method: 'PUT',
    path: '/aml/firm/review/:id',
    summary: 'Save all findings of a review: each action becomes a task, once',
    body: firmReviewChanges,
    answer: firmReview,
  }),
  searchFirmReviews: call({
    method: 'POST',
    path: '/aml/firm/review/search',
    summary: 'The compliance reviews with their findings, the latest first',
    body: firmReviewSearchBody,
    answer: pageOf(firmReview),
  }),
}

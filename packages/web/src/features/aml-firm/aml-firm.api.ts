import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import type { NewFirmAssessment } from '@registrar/domain/aml-firm/firm-assessment'
import type { NewFirmAuthorisation } from '@registrar/domain/aml-firm/firm-authorisation'
import type { FirmPolicyRow, NewFirmPolicy } from '@registrar/domain/aml-firm/firm-policy'
import type { AnonymousReport, FirmReport, NewFirmReport } from '@registrar/domain/aml-firm/firm-report'
import type { FirmReviewChanges, NewFirmReview } from '@registrar/domain/aml-firm/firm-review'
import type { FirmTraining, NewFirmTraining } from '@registrar/domain/aml-firm/firm-training'
import { MAX_LIMIT } from '@registrar/domain/shared/page'
import { queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'

const AML_FIRM = 'aml-firm'
const refresh = [AML_FIRM, 'deadlines']

/** The risk assessment of the firm's own business. */
export const assessmentQuery = queryOptions({
  queryKey: [AML_FIRM, 'assessment'],
  queryFn: ({ signal }) => request(amlFirmCalls.findFirmAssessment, { signal }),
})

export const useSaveAssessment = () =>
  useApiMutation({
    run: (body: NewFirmAssessment) => request(amlFirmCalls.saveFirmAssessment, { body }),
    successMessage: 'Risk assessment saved!',
    refresh,
  })

/** The policies of the firm, by title. */
export const policiesQuery = queryOptions({
  queryKey: [AML_FIRM, 'policies'],
  queryFn: ({ signal }) => requestData(amlFirmCalls.searchFirmPolicies, { body: { limit: MAX_LIMIT }, signal }),
})

/** All versions of a policy, the latest first. */
export const policyVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: [AML_FIRM, 'policies', id, 'versions'],
    queryFn: ({ signal }) => requestData(amlFirmCalls.listFirmPolicyVersions, { params: { id }, signal }),
  })

/** Adds a policy, or saves a new version of one. */
export const useSavePolicy = (policy: FirmPolicyRow | undefined) =>
  useApiMutation({
    run: async (body: NewFirmPolicy) => {
      if (!policy) await request(amlFirmCalls.createFirmPolicy, { body })
      else {
        const params = { id: policy._id }
        await request(amlFirmCalls.updateFirmPolicy, { params, body: { ...body, version: policy.version } })
      }
    },
    successMessage: 'Policy saved!',
    refresh,
  })

export const useAcknowledgePolicy = ({ _id: id, version }: FirmPolicyRow) =>
  useApiMutation({
    run: () => request(amlFirmCalls.acknowledgeFirmPolicy, { params: { id }, body: { version } }),
    successMessage: 'Policy acknowledged',
    refresh: [AML_FIRM, 'tasks'],
  })

export const useRemindOfPolicy = (id: string) =>
  useApiMutation({
    run: () => request(amlFirmCalls.remindOfFirmPolicy, { params: { id } }),
    successMessage: 'Task made for those who have not acknowledged it',
    refresh: [AML_FIRM, 'tasks', 'deadlines'],
  })

/** The trainings of the firm, the latest first. */
export const trainingsQuery = queryOptions({
  queryKey: [AML_FIRM, 'trainings'],
  queryFn: ({ signal }) => requestData(amlFirmCalls.searchFirmTrainings, { body: { limit: MAX_LIMIT }, signal }),
})

/** Enters a training, or corrects one. */
export const useSaveTraining = (training: FirmTraining | undefined) =>
  useApiMutation({
    run: async (body: NewFirmTraining) => {
      if (!training) await request(amlFirmCalls.createFirmTraining, { body })
      else {
        const { _id: id, version } = training
        await request(amlFirmCalls.updateFirmTraining, { params: { id }, body: { ...body, version } })
      }
    },
    successMessage: 'Training saved!',
    refresh,
  })

/** The register of suspicions and reports, the latest first. */
export const reportsQuery = queryOptions({
  queryKey: [AML_FIRM, 'reports'],
  queryFn: ({ signal }) => requestData(amlFirmCalls.searchFirmReports, { body: { limit: MAX_LIMIT }, signal }),
})

/** Enters a suspicion, or what became of it. */
export const useSaveReport = (report: FirmReport | undefined) =>
  useApiMutation({
    run: async (body: NewFirmReport) => {
      if (!report) await request(amlFirmCalls.createFirmReport, { body })
      else {
        const { _id: id, version } = report
        await request(amlFirmCalls.updateFirmReport, { params: { id }, body: { ...body, version } })
      }
    },
    successMessage: 'Register saved!',
    refresh: [AML_FIRM],
  })

/** Reports a suspicion without a name. */
export const useReportAnonymously = () =>
  useApiMutation({
    run: (body: AnonymousReport) => request(amlFirmCalls.reportAnonymously, { body }),
    successMessage: 'The AML officers have it. Nothing says that it came from you.',
    refresh: [AML_FIRM],
  })

/** The authorisation as a trust or company service provider. */
export const authorisationQuery = queryOptions({
  queryKey: [AML_FIRM, 'authorisation'],
  queryFn: ({ signal }) => request(amlFirmCalls.findFirmAuthorisation, { signal }),
})

export const useSaveAuthorisation = () =>
  useApiMutation({
    run: (body: NewFirmAuthorisation) => request(amlFirmCalls.saveFirmAuthorisation, { body }),
    successMessage: 'Authorisation saved!',
    refresh,
  })

/** The compliance reviews, the latest first. */
export const reviewsQuery = queryOptions({
  queryKey: [AML_FIRM, 'reviews'],
  queryFn: ({ signal }) => requestData(amlFirmCalls.searchFirmReviews, { body: { limit: MAX_LIMIT }, signal }),
})

export const useCreateReview = () =>
  useApiMutation({
    run: (body: NewFirmReview) => request(amlFirmCalls.createFirmReview, { body }),
    successMessage: 'Files drawn!',
    refresh: [AML_FIRM],
  })

export const useSaveFindings = (id: string) =>
  useApiMutation({
    run: (body: FirmReviewChanges) => request(amlFirmCalls.saveFirmFindings, { params: { id }, body }),
    successMessage: 'Findings saved!',
    refresh: [AML_FIRM, 'tasks', 'deadlines'],
  })

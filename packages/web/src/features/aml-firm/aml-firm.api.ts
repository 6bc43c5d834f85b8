import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import type { NewFirmAssessment } from '@registrar/domain/aml-firm/firm-assessment'
import type { FirmPolicyRow, NewFirmPolicy } from '@registrar/domain/aml-firm/firm-policy'
import type { FirmTraining, NewFirmTraining } from '@registrar/domain/aml-firm/firm-training'
import { MAX_LIMIT } from '@registrar/domain/shared/page'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'
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
  queryFn: async ({ signal }) =>
    (await request(amlFirmCalls.searchFirmPolicies, { body: { limit: MAX_LIMIT }, signal })).data,
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
  queryFn: async ({ signal }) =>
    (await request(amlFirmCalls.searchFirmTrainings, { body: { limit: MAX_LIMIT }, signal })).data,
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

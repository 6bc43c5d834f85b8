import { amlFirmCalls } from '@registrar/domain/aml-firm/aml-firm.calls'
import type { NewFirmAssessment } from '@registrar/domain/aml-firm/firm-assessment'
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

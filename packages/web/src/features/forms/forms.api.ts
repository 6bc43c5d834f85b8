import type { FormChanges, FormSubmission, OrganizationFromForm } from '@registrar/domain/forms/form'
import { formMessages } from '@registrar/domain/forms/form-messages'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRemoveRecord } from '#features/bin'
import { saveWithVersion } from '#features/conflicts'
import { request, requestData } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { errorCode, errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'

/** The first part of every query key about forms. */
export const FORMS = 'forms'

export const formQuery = (id: string) =>
  queryOptions({
    queryKey: [FORMS, 'one', id],
    queryFn: () => request(formsCalls.findForm, { params: { id } }),
  })

export const formMatchesQuery = (id: string) =>
  queryOptions({
    queryKey: [FORMS, 'matches', id],
    queryFn: () => requestData(formsCalls.listFormMatches, { params: { id } }),
  })

const hasNoMessage = (error: ApiProblem) => error.message === ''

/** The server's message, else its code, else 'An error occurred' (FORM-11). */
export const formErrorMessage = (error: unknown): string => {
  if (!(error instanceof ApiProblem) || !hasNoMessage(error)) return errorMessage(error)
  return errorCode(error, 'An error occurred')
}

// For problems whose server message is English. The messages of the form's own rules are French already.
const frenchMessages: Record<string, string> = {
  ...formMessages,
  VALIDATION_FAILED: 'Certains champs ne sont pas acceptés. Corrigez-les et envoyez de nouveau.',
  NETWORK_FAILURE: 'Le serveur ne répond pas. Vérifiez votre connexion et envoyez de nouveau.',
}

const frenchErrorMessage = (error: unknown): string => {
  const fallback = 'Une erreur est survenue. Envoyez de nouveau dans un instant.'
  if (!(error instanceof ApiProblem)) return fallback
  return frenchMessages[error.code] ?? (hasNoMessage(error) ? fallback : error.message)
}

export const useSubmitForm = () =>
  useApiMutation({
    run: (input: { body: FormSubmission; idempotencyKey: string }) => request(formsCalls.submitForm, input),
    successMessage: 'Form submitted successfully!',
    failureMessage: frenchErrorMessage,
  })

/** Saves the fields and caches the saved form. In a conflict, the user chooses what to keep. */
export const useUpdateForm = (id: string) => {
  const client = useQueryClient()

  return useApiMutation({
    run: async (body: FormChanges) => {
      const saved = await saveWithVersion({
        recordType: 'form',
        body,
        save: (fields) => request(formsCalls.updateForm, { params: { id }, body: fields }),
        readVersion: async () => (await client.query({ ...formQuery(id), staleTime: 0 })).version,
      })
      client.setQueryData(formQuery(id).queryKey, saved)
      return saved
    },
    successMessage: 'Form updated successfully',
    failureMessage: formErrorMessage,
    refresh: [FORMS],
  })
}

/** Removes the mark from a form that seemed to be sent by a robot (FORM-13). */
export const useUnmarkForm = (id: string) => {
  const client = useQueryClient()

  return useApiMutation({
    run: async () => {
      const saved = await request(formsCalls.updateForm, { params: { id }, body: { isSuspicious: false } })
      client.setQueryData(formQuery(id).queryKey, saved)
      return saved
    },
    successMessage: 'Form updated successfully',
    failureMessage: formErrorMessage,
    refresh: [FORMS],
  })
}

export const useRemoveForm = (id: string) =>
  useRemoveRecord({ recordType: 'form', _id: id }, () => request(formsCalls.removeForm, { params: { id } }), {
    successMessage: 'Form deleted successfully',
    failureMessage: formErrorMessage,
    markStale: [FORMS],
  })

/** Creates the organization. Calls `onAlreadyCreated` with its id when a colleague was faster (FORM-12). */
export const useCreateOrganizationFromForm = (id: string, onAlreadyCreated: (organizationId: string) => void) =>
  useApiMutation({
    run: async (body: OrganizationFromForm) => {
      try {
        return await request(formsCalls.createOrganizationFromForm, { params: { id }, body })
      } catch (error) {
        if (error instanceof ApiProblem && error.organizationId) onAlreadyCreated(error.organizationId)
        throw error
      }
    },
    successMessage: 'Organization Created!',
    failureMessage: (error) => errorMessage(error, 'Failed to create organization'),
    refresh: [FORMS, 'organizations', 'people', 'links', 'follow-ups'],
  })

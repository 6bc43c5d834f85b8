import type { AmlSettings } from '@registrar/domain/aml/aml-settings'
import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { pathOf } from '@registrar/domain/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'
import { ApiProblem } from '#lib/api-problem'
import { errorMessage } from '#lib/error-message'
import { useApiMutation } from '#lib/use-api-mutation'

/** The first part of the keys of AML files and their versions. */
export const AML_FILES = 'amlFiles'

/** The signed versions of an organization's file, the latest first, and what of the file cannot be printed. */
export const amlVersionsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [AML_FILES, 'versions', organizationId],
    queryFn: () => request(amlCalls.searchAmlVersions, { body: { organizationId } }),
  })

/** The settings about AML files. */
export const amlSettingsQuery = queryOptions({
  queryKey: [AML_FILES, 'settings'],
  queryFn: () => request(amlCalls.findAmlSettings, {}),
})

export const useUpdateAmlSettings = () =>
  useApiMutation({
    run: (body: AmlSettings) => request(amlCalls.updateAmlSettings, { body }),
    successMessage: 'Updated!',
    failureMessage: 'Failed to update the settings',
    refresh: [AML_FILES, 'organizations', 'history'],
  })

/** The matrix of risk, and the reviews due, of all clients (AML-16). */
export const amlBoardQuery = queryOptions({
  queryKey: [AML_FILES, 'board'],
  queryFn: () => request(amlCalls.findAmlBoard, {}),
})

/** What stands beside the score of an organization (AML-21, AML-22). */
export const fileStandingQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [AML_FILES, 'standing', organizationId],
    queryFn: () => request(amlCalls.findFileStanding, { params: { id: organizationId } }),
  })

/** The list of high-risk third countries, with its day. */
export const riskCountriesQuery = queryOptions({
  queryKey: [AML_FILES, 'countries'],
  queryFn: () => request(amlCalls.listRiskCountries, {}),
})

/** What an incomplete file lacks, in words; undefined for any other failure (AML-18). */
export const incompleteReason = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.code === 'AML_FILE_INCOMPLETE' ? error.message : undefined

/** Signs the saved file of an organization; `acceptOpen` is why an AML officer signs an incomplete one. */
export const useSignVersion = (organizationId: string) =>
  useApiMutation({
    run: (acceptOpen: string | undefined) =>
      request(amlCalls.signAmlVersion, { body: { organizationId, ...(acceptOpen && { acceptOpen }) } }),
    successMessage: 'Version signed',
    failureMessage: (error) => (incompleteReason(error) ? 'The file is incomplete.' : errorMessage(error)),
    refresh: [AML_FILES, 'compliance'],
  })

/** The address of the PDF of a signed version. */
export const versionAddress = (id: string) => pathOf(amlCalls.printAmlVersion.path, { id })

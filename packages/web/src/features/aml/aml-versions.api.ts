import { amlCalls } from '@registrar/domain/aml/aml.calls'
import { pathOf } from '@registrar/domain/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'

/** The first part of the keys of AML files and their versions. */
export const AML_FILES = 'amlFiles'

/** The signed versions of an organization's file, the latest first, and what of the file cannot be printed. */
export const amlVersionsQuery = (organizationId: string) =>
  queryOptions({
    queryKey: [AML_FILES, 'versions', organizationId],
    queryFn: () => request(amlCalls.searchAmlVersions, { body: { organizationId } }),
  })

/** Signs the saved file of an organization. */
export const useSignVersion = (organizationId: string) =>
  useApiMutation({
    run: () => request(amlCalls.signAmlVersion, { body: { organizationId } }),
    successMessage: 'Version signed',
    refresh: [AML_FILES, 'compliance'],
  })

/** The address of the PDF of a signed version. */
export const versionAddress = (id: string) => pathOf(amlCalls.printAmlVersion.path, { id })

import type { BodyInput } from '@registrar/domain/shared/call'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import { queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'

/** The settings of the firm as they are in force. */
export const settingsQuery = queryOptions({
  queryKey: ['settings', 'all'],
  queryFn: ({ signal }) => requestData(settingsCalls.listSettings, { signal }),
})

/** Changes settings by their keys, and answers all of them. Pages that show one read it again. */
export const useUpdateSettings = () =>
  useApiMutation({
    run: (body: BodyInput<typeof settingsCalls.updateSettings>) => requestData(settingsCalls.updateSettings, { body }),
    successMessage: 'Settings saved',
    refresh: ['settings', 'app-config'],
  })

/** Which first steps of a new firm are done. */
export const firstStepsQuery = queryOptions({
  queryKey: ['settings', 'first-steps'],
  queryFn: ({ signal }) => request(settingsCalls.findFirstSteps, { signal }),
})

/** Shows the first steps no more. */
export const useDismissFirstSteps = () =>
  useApiMutation({ run: () => request(settingsCalls.dismissFirstSteps, {}), refresh: ['settings'] })

import type { BodyInput } from '@registrar/domain/shared/call'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'

/** The settings of the firm as they are in force. */
export const settingsQuery = queryOptions({
  queryKey: ['settings', 'all'],
  queryFn: async ({ signal }) => (await request(settingsCalls.listSettings, { signal })).data,
})

/** Changes settings by their keys, and answers all of them. Pages that show one read it again. */
export const useUpdateSettings = () =>
  useApiMutation({
    run: async (body: BodyInput<typeof settingsCalls.updateSettings>) =>
      (await request(settingsCalls.updateSettings, { body })).data,
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

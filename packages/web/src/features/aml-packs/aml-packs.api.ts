import type { AmlPack } from '@registrar/domain/aml-packs/aml-pack'
import { amlPacksCalls } from '@registrar/domain/aml-packs/aml-packs.calls'
import { pathOf } from '@registrar/domain/shared/call'
import { queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'
import { useApiMutation } from '#lib/use-api-mutation'

const ASK_EVERY_MS = 1000

/** How far a pack is; asked again every second while it is made. */
export const packQuery = (id: string) =>
  queryOptions({
    queryKey: ['aml-packs', id],
    queryFn: ({ signal }): Promise<AmlPack> => request(amlPacksCalls.findAmlPack, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? ASK_EVERY_MS : false),
  })

/** Begins a pack of the firm, or of a client. */
export const useCreatePack = (organizationId: string | undefined) =>
  useApiMutation({
    run: async (withReports: boolean) => {
      const body = { withReports, ...(organizationId !== undefined && { organizationId }) }
      return (await requestData(amlPacksCalls.createAmlPack, { body }))._id
    },
  })

/** The address of a pack that is done. */
export const packAddress = (id: string) => pathOf(amlPacksCalls.downloadAmlPack.path, { id })

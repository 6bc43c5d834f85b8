import { filesCalls } from '@registrar/domain/files/files.calls'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/api'

/** The three latest files, for the dashboard (FILE-5). */
export const latestFilesQuery = queryOptions({
  queryKey: ['files', 'latest'],
  queryFn: async () => (await request(filesCalls.searchFiles, { body: {} })).data,
})

import { fileKeyOf } from '@registrar/domain/files/files'
import { filesCalls } from '@registrar/domain/files/files.calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request, requestData } from '#lib/api'

/** The three latest files, for the dashboard (FILE-5). */
export const latestFilesQuery = queryOptions({
  queryKey: ['files', 'latest'],
  queryFn: () => requestData(filesCalls.searchFiles, { body: {} }),
})

/** The facts of the files at these addresses, each by its key: size, date and who uploaded it (FILE-9). */
export const fileFactsQuery = (urls: string[]) => {
  const keys = urls.map(fileKeyOf).filter((key) => key !== undefined)

  return queryOptions({
    queryKey: ['files', 'facts', keys],
    queryFn: async () => {
      const { data } = await request(filesCalls.searchFiles, { body: { keys } })
      return new Map(data.map((file) => [file.Key, file]))
    },
    enabled: keys.length > 0,
    placeholderData: keepPreviousData,
  })
}

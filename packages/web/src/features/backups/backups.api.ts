import { backupsCalls } from '@registrar/domain/backups/backups.calls'
import { queryOptions } from '@tanstack/react-query'
import { requestData } from '#lib/api'

/** When backups are made, and how the last one ended. */
export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => requestData(backupsCalls.findBackups, { signal }),
})

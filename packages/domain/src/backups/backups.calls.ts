import * as z from 'zod'
import { call } from '../shared/call.ts'

/** How many backups of the latest days, weeks and months are kept. */
const keptCounts = z.object({ daily: z.int(), weekly: z.int(), monthly: z.int() })

/** How a backup ended. `at`: when; `message`: what it contains, or why it failed. */
const lastBackup = z.object({ at: z.iso.datetime(), ok: z.boolean(), message: z.string() })

/** `schedule`: the cron expression; null when no backups are made by themselves. `next`: when the next one begins. */
const backupReport = z.object({
  schedule: z.string().nullable(),
  keep: keptCounts,
  next: z.iso.datetime().nullable(),
  last: lastBackup.nullable(),
})

export type KeptCounts = z.output<typeof keptCounts>
export type BackupReport = z.output<typeof backupReport>

export const backupsCalls = {
  findBackups: call({
    method: 'GET',
    path: '/backup',
    summary: 'When backups are made, how many are kept, when the next one begins and how the last one ended',
    answer: z.object({ data: backupReport }),
  }),
}

import { MAX_ERASED_AT_ONCE, type RetainedRow } from '@registrar/domain/retention/retention-search'
import { countText } from '@registrar/domain/shared/count-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { eraseItems, searchRetention } from '#features/retention'
import { today } from '#platform/clock'
import { type Config, readConfig } from '#platform/config'
import type { Db } from '#platform/database/database'
import { openFileStore } from '#platform/file-store/open-file-store'
import { outboxFolder } from '#platform/mailer/outbox'
import { printError, printLine } from '#platform/terminal'
import { type Command, parseCommandLine } from './command.ts'
import { openDatabase } from './open-database.ts'

const usage = `Usage: npm run purge [-- OPTION]

Erases the companies and people whose retention is over, as the page Retention lists them under 'To be erased'.

  --dry-run   only list them
  --yes       erase them; this cannot be undone`

type PurgeArguments = { isDryRun: boolean; isConfirmed: boolean }

/**
 * Reads the command's arguments.
 * @throws UsageError
 */
const readPurgeArguments = (args: string[]): PurgeArguments => {
  const { values } = parseCommandLine({
    args,
    options: { 'dry-run': { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
  })

  return { isDryRun: values['dry-run'], isConfirmed: values.yes }
}

const PAGE = 1000

const listDue = async (db: Db, day: { today: string; timeZone: string }): Promise<RetainedRow[]> => {
  const due: RetainedRow[] = []
  for (let page = 1; ; page += 1) {
    const { data, totalPages } = await searchRetention(db, { state: 'due', page, limit: PAGE }, day)
    due.push(...data)
    if (page >= totalPages) return due
  }
}

const kindLabels = { organization: 'Company', person: 'Person' } as const

const lineOf = ({ recordType, name, _id, retentionEndsOn }: RetainedRow): string =>
  [kindLabels[recordType], name, `kept until ${displayDate(retentionEndsOn)}`, _id].join('\t')

const eraseAll = async (db: Db, config: Config, due: RetainedRow[], day: { today: string; timeZone: string }) => {
  const stores = {
    files: await openFileStore(config),
    outbox: outboxFolder(config),
    onFileError: (error: unknown) =>
      printError(`A file could not be removed yet. The server tries again every minute. ${String(error)}`),
  }
  let erased = 0
  for (let start = 0; start < due.length; start += MAX_ERASED_AT_ONCE) {
    const items = due.slice(start, start + MAX_ERASED_AT_ONCE)
    const results = await eraseItems(db, stores, items, { author: { userId: null, source: 'job' }, ...day })
    erased += results.filter(({ ok }) => ok).length
    for (const { _id, reason } of results) if (reason !== undefined) printError(`${_id}: ${reason}`)
  }

  printLine(`${countText(erased, 'record')} erased.`)
  return erased === due.length ? 0 : 1
}

/**
 * Lists what is due to be erased, or erases it, with or without a running server (RET-3, RET-5).
 * @returns the exit code of the command: 1 when a record that is due was not erased
 */
const runPurge = async ({ isDryRun, isConfirmed }: PurgeArguments, config: Config): Promise<number> => {
  const { db, close } = await openDatabase(config, 'helper')
  try {
    const { timeZone } = config
    const day = { today: today(timeZone), timeZone }
    const due = await listDue(db, day)

    if (isDryRun) for (const row of due) printLine(lineOf(row))
    printLine(due.length === 0 ? 'Nothing is due to be erased.' : `${countText(due.length, 'record')} to be erased.`)
    if (isDryRun || due.length === 0) return 0

    if (!isConfirmed) {
      printError('This cannot be undone. Run the command with --yes to erase them, or with --dry-run to list them.')
      return 1
    }
    return await eraseAll(db, config, due, day)
  } finally {
    await close()
  }
}

/** `npm run purge`. */
export const purgeCommand: Command = {
  usage,
  run: (args, env) => runPurge(readPurgeArguments(args), readConfig(env)),
}

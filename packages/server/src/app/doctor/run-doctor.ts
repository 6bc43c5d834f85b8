import { isEmailAddress } from '@registrar/domain/shared/email-address'
import { countText } from '@registrar/domain/shared/count-text'
import { EmbeddedPostgresError, hasDatabase } from '@registrar/embedded-postgres'
import { readStoredSettings } from '#features/settings'
import { applyStoredSettings, type Config, readConfig } from '#platform/config'
import { DatabaseRefused } from '#platform/database/database-unavailable'
import { printLine } from '#platform/terminal'
import { type Command, parseCommandLine, UsageError } from '../command.ts'
import { openDatabase } from '../open-database.ts'
import { examineCertificate } from './examine-certificate.ts'
import { examineDatabase, hasTables } from './examine-database.ts'
import { examineDisk } from './examine-disk.ts'
import { examineMail } from './examine-mail.ts'
import { examineBackups, examineBuckets } from './examine-stores.ts'
import { broken, type Finding, good, reasonOf } from './finding.ts'

const usage = `Usage: npm run doctor -- [options]

Says in sentences what is wrong with the settings and with what they name. It changes nothing and works beside a running server.

  --test-mail ADDRESS   send a test email there`

type DoctorArguments = { testMail: string | undefined }

/**
 * Reads the command's arguments.
 * @throws UsageError
 */
const readDoctorArguments = (args: string[]): DoctorArguments => {
  const { values } = parseCommandLine({ args, options: { 'test-mail': { type: 'string' } } })
  const testMail = values['test-mail']
  if (testMail !== undefined && !isEmailAddress(testMail))
    throw new UsageError(`--test-mail needs an email address, not ${testMail}.`)
  return { testMail }
}

const isExpected = (error: unknown) => error instanceof EmbeddedPostgresError || error instanceof DatabaseRefused

// The schema is left as it is, also where a start would bring it up to date.
const examineStoredData = async (config: Config): Promise<Finding[]> => {
  if (!config.databaseUrl && !hasDatabase(config.dataDir))
    return [broken(`There is no database in ${config.dataDir}. Set DATA_DIR to the data folder of the server.`)]

  try {
    const { db, close } = await openDatabase(config, 'helper', { skipMigrations: true })
    try {
      // Tables of an earlier version have no settings.
      if (await hasTables(db)) applyStoredSettings(config, await readStoredSettings(db).catch(() => ({})))
      return [
        ...(await examineDatabase(db, config)),
        ...((await hasTables(db)) ? await examineBackups(db, config) : []),
      ]
    } finally {
      await close()
    }
  } catch (error) {
    if (isExpected(error)) return [broken(`${reasonOf(error)}.`)]
    return [broken(`The database cannot be used: ${reasonOf(error)}.`)]
  }
}

const LABELS = { good: 'Good:  ', remark: 'Remark:', broken: 'Broken:' }

/**
 * Examines the settings and everything that they name, and prints a sentence for each thing.
 * @returns the exit code of the command: 1 when something is broken
 */
const runDoctor = async ({ testMail }: DoctorArguments, config: Config): Promise<number> => {
  const findings = [
    good('The settings can be read.'),
    ...(await examineDisk(config)),
    ...(await examineStoredData(config)),
    ...(await examineBuckets(config)),
    ...(await examineMail(config, { testMail })),
    ...(await examineCertificate(config)),
  ]
  for (const { level, text } of findings) printLine(`${LABELS[level]} ${text}`)

  const faults = findings.filter(({ level }) => level === 'broken').length
  printLine(
    faults === 0 ? 'Nothing is broken.' : `${countText(faults, 'thing')} ${faults === 1 ? 'is' : 'are'} broken.`,
  )
  return faults === 0 ? 0 : 1
}

/** `npm run doctor`. */
export const doctorCommand: Command = {
  usage,
  run: (args, env) => runDoctor(readDoctorArguments(args), readConfig(env)),
}

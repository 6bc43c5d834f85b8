import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type EmailWorker, startEmailWorker } from '#features/emails'
import { startSends } from '#features/sends'
import { ensureDevAccount, findSignupCode, findUncleanAddresses, hasAnyAccount } from '#features/users'
import { now } from '#platform/clock'
import type { Config } from '#platform/config'
import { openFileStore } from '#platform/file-store/open-file-store'
import { createMailer } from '#platform/mailer/create-mailer'
import { openLog } from '#platform/http/open-log'
import { chownDataFolders } from '#platform/file-ownership'
import { closeOpenFolders, closeToWriters, makePrivateFolder } from '#platform/private-folder'
import { readSecrets } from '#platform/secrets'
import type { RepeatedWork } from '#platform/jobs/run-every-minute'
import { startJobs } from '#platform/jobs/start-jobs'
import { isSuperuser } from '#platform/database/app-role'
import { listenForNotifications } from '#platform/database/notifications'
import { createLiveChanges } from '#platform/live/live-changes'
import { warmSearch } from '#platform/database/warm-search'
import { createApp } from './app.ts'
import { databaseSubscribers } from './database-subscribers.ts'
import { startBackups } from './backup-schedule.ts'
import { startHousekeeping } from './housekeeping.ts'
import { morningJobs } from './morning-jobs.ts'
import { sendKinds } from './send-kinds.ts'
import { requireFreePort } from './require-free-port.ts'
import { openDatabase } from './open-database.ts'
import { openMetrics } from './open-metrics.ts'
import { openSessionReader } from './session-reader.ts'

const PRIVATE_FOLDERS = ['files', 'outbox', 'secrets']

type RunningServer = {
  address: string
  /** folders that other accounts of the machine could read until now */
  openFolders: string[]
  /** whether other accounts of the machine could write to the data folder until now */
  isDataFolderOpen: boolean
  /** whether the role of the database may do everything in its server (SEC-13) */
  isDatabaseSuperuser: boolean
  /** the code that opens sign-up, when this start created it, and while no account exists; never a configured one */
  createdSignupCode: string | undefined
  /** finishes the requests in flight, then closes the pool, then stops the database */
  stop: () => Promise<void>
}

// Gives the folders to the account that owns them, closes them to other accounts, and reads the secrets.
const prepareDataFolder = async (config: Config) => {
  if (!(await stat(config.dataDir).catch(() => undefined))) await makePrivateFolder(config.dataDir)
  await chownDataFolders(config.dataDir, PRIVATE_FOLDERS)
  const openFolders = await closeOpenFolders(PRIVATE_FOLDERS.map((name) => path.join(config.dataDir, name)))
  const isDataFolderOpen = await closeToWriters(config.dataDir)
  return { openFolders, isDataFolderOpen, secrets: await readSecrets(config.dataDir, config) }
}

/**
 * Starts everything, once it is known that the port is free: the database, HTTP, the email worker and the jobs. When a step fails, it stops what it has started.
 * @throws EmbeddedPostgresError, BucketError, or the error that kept the port closed
 */
export const runServer = async (config: Config): Promise<RunningServer> => {
  await requireFreePort(config)

  let app: FastifyInstance | undefined
  const database = await openDatabase(config, 'owner', {
    onError: (error) => app?.log.error({ err: error }, 'a database connection was lost'),
    onAnswer: () => app?.log.info('the database answers again'),
  })
  const { db, pool, direct } = database

  const { secrets, openFolders, isDataFolderOpen } = await prepareDataFolder(config).catch(async (error: unknown) => {
    await database.close()
    throw error
  })

  const sessions = openSessionReader(db, secrets.jwt, config)
  const liveChanges = createLiveChanges(db)

  let housekeeping: RepeatedWork | undefined
  let emailWorker: EmailWorker | undefined
  let notifications: ReturnType<typeof listenForNotifications> | undefined
  let jobs: RepeatedWork | undefined
  let backups: RepeatedWork | undefined
  let sends: RepeatedWork | undefined
  let isCodeValid = false

  const stop = async () => {
    const backgroundWork = Promise.all([housekeeping?.stop(), jobs?.stop(), sends?.stop(), backups?.stop()])
    await app?.close()
    await backgroundWork
    await emailWorker?.stop()
    await notifications?.stop()
    await database.close()
  }

  try {
    const files = await openFileStore(config)
    housekeeping = startHousekeeping(db, files, config, (error, step) =>
      app?.log.error({ err: error, step }, 'a step of the housekeeping failed'),
    )

    if (config.environment === 'development') await ensureDevAccount(db)
    const { on: isCodeOn, hash: renewedHash } = await findSignupCode(db)
    isCodeValid = isCodeOn && renewedHash === null

    const metrics = openMetrics({ db, pool, liveChanges })
    app = await createApp({ config, db, files, sessions, secrets, liveChanges, metrics }, { log: openLog() })
    emailWorker = startEmailWorker({
      db,
      pool: direct.pool,
      mailer: createMailer(config),
      linkSecret: secrets.jwt,
      onError: (error) => app?.log.error({ err: error }, 'sending emails failed'),
    })
    notifications = listenForNotifications(direct.pool, [
      ...databaseSubscribers(
        { config, db, sessions, liveChanges },
        { onSettingsError: (error) => app?.log.error({ err: error }, 'the settings were not read') },
      ),
      emailWorker.subscriber,
    ])
    jobs = startJobs(direct.db, morningJobs(db, config), {
      timeZone: config.timeZone,
      onError: (error) => app?.log.error({ err: error }, 'a job of the morning failed'),
      onWrongClock: (job, doneFor) =>
        app?.log.warn({ job, doneFor }, 'a job was done for a day that is still to come: the clock was wrong'),
    })

    sends = startSends(direct.db, sendKinds(db, config), (error) =>
      app?.log.error({ err: error }, 'sending what waited failed'),
    )

    backups = startBackups({ config, ...direct, ownerUrl: database.url, files, since: now() }, (error) =>
      app?.log.error({ err: error }, 'a backup failed'),
    )

    await app.listen({ port: config.port, host: config.host })
    for (const address of await findUncleanAddresses(db))
      app.log.warn(
        { address },
        'two accounts would have this email address without the marks that nobody sees in it: change one of them',
      )
    void warmSearch(db).catch((error: unknown) => app?.log.error({ err: error }, 'the search indexes were not loaded'))
  } catch (error) {
    await stop()
    throw error
  }

  const isNeeded = secrets.isCodeCreated || (!secrets.isCodeConfigured && !(await hasAnyAccount(db)))
  const isCodeShown = isCodeValid && isNeeded
  const { port } = app.server.address() as { port: number }
  return {
    address: config.publicUrl ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`,
    openFolders,
    isDataFolderOpen,
    isDatabaseSuperuser: await isSuperuser(db),
    createdSignupCode: isCodeShown ? secrets.signupCode : undefined,
    stop,
  }
}

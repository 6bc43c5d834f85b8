import { refreshCompliance } from '#features/compliance'
import { beginMonth, refreshDeadlines, refreshSettings } from '#features/deadlines'
import { emptyEndedLinks } from '#features/emails'
import { forgetUncorrectedB1B73s, keepReturnsOfLapsedB1B73s } from '#features/filings'
import { removeQueuedFiles } from '#features/files'
import { announceForms } from '#features/forms'
import { removeOldPacks } from '#features/aml-packs'
import { removeOldImportJobs } from '#features/imports'
import { forgetNumbers } from '#features/merges'
import { applyNextProductRenames } from '#features/orders'
import { loadSettings } from '#features/settings'
import { removeOldChallenges } from '#features/users'
import type { Config } from '#platform/config'
import type { Db } from '#platform/database/database'
import { screenAllStale } from '#features/sanctions'
import { removeOldSends } from '#features/sends'
import type { FileStore } from '#platform/file-store/file-store'
import { outboxFolder } from '#platform/mailer/outbox'
import { type RepeatedWork, runEveryMinute } from '#platform/jobs/run-every-minute'
import { removeOldAttempts } from '#platform/http/rate-limit'
import { filingEffects } from './filing-effects.ts'
import { applySettings } from './apply-settings.ts'

type Step = (stopping: AbortSignal) => Promise<unknown>

type OnError = (error: unknown, step: string) => void

const housekeepingSteps = (db: Db, files: FileStore, config: Config, onError: OnError): Record<string, Step> => {
  let areSettingsApplied = false

  return {
    loadSettings: () => loadSettings(db, config),
    // Only once: while a new version replaces an old one, two servers may have different settings.
    applyDeadlineSettings: async () => {
      if (!areSettingsApplied) await applySettings(db, config)
      areSettingsApplied = true
    },
    beginMonth: () => beginMonth(db, config.timeZone),
    forgetUncorrectedB1B73s: () => forgetUncorrectedB1B73s(db, filingEffects),
    keepReturnsOfLapsedB1B73s: () => keepReturnsOfLapsedB1B73s(db),
    refreshDeadlines: (stopping) => refreshDeadlines(db, refreshSettings(config), stopping),
    removeOldAttempts: () => removeOldAttempts(db),
    announceForms: () => announceForms(db, config),
    removeQueuedFiles: () => removeQueuedFiles(db, files, (error) => onError(error, 'removeQueuedFiles')),
    removeOldChallenges: () => removeOldChallenges(db),
    removeOldSends: () => removeOldSends(db),
    removeOldImportJobs: () => removeOldImportJobs(db),
    removeOldPacks: () => removeOldPacks(db),
    emptyEndedLinks: () => emptyEndedLinks(db, outboxFolder(config)),
    forgetNumbers: () => forgetNumbers(db),
    screenAllStale: (stopping) => screenAllStale(db, stopping),
    refreshCompliance: (stopping) => refreshCompliance(db, config, stopping),
    applyProductRenames: async (stopping) => {
      while (!stopping.aborted && (await applyNextProductRenames(db))) continue
    },
  }
}

/**
 * Runs the housekeeping at once and then once a minute on each server. Several servers may run it at the same time. A step that
 * fails is reported with its name, keeps no other step from running, and runs again a minute later. `stop` waits for the step
 * in progress.
 */
export const startHousekeeping = (db: Db, files: FileStore, config: Config, onError: OnError): RepeatedWork => {
  const steps = Object.entries(housekeepingSteps(db, files, config, onError))

  const runSteps = async (stopping: AbortSignal) => {
    for (const [name, run] of steps)
      if (!stopping.aborted) await run(stopping).catch((error: unknown) => onError(error, name))
  }

  return runEveryMinute(runSteps, (error) => onError(error, 'housekeeping'))
}

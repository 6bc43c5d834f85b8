import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportProgress, ImportReport } from '@registrar/domain/imports/import-run'
import type { Db, Tx } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/problem'
import type { Progress } from '#platform/progress'
import { findImportJob, type LongImport, storeImportJob } from './import-jobs.commands.ts'

/** How long a call waits for an import before it answers that it runs. */
const ANSWER_WITHIN_MS = 20_000

const STORE_EVERY_MS = 1000

/** From so many lines on, what follows from an import is computed at once, not when the housekeeping comes to it. */
const LONG_FILE = 2000

const nothing = async () => {}

const STOPPED = 'The server was stopped. Nothing was written: import the file again.'

/** `isKept`: whether its call was answered, so that somebody asks for it. */
type Job = LongImport & { isKept: boolean }

/** `onWritten`: to be called in the transaction that writes, with the report of what it wrote. */
type Work = (progress: Progress, onWritten: (tx: Tx, report: ImportReport) => Promise<void>) => Promise<ImportReport>

const stopped = () => new Problem('NOT_READY', STOPPED)

const messageOf = (error: unknown) =>
  error instanceof Problem ? error.message : 'The import failed. Nothing was written.'

/** `computeStale`: computes what follows from the records that an import has written. */
type Options = { answerWithinMs?: number; computeStale?: (stopping: AbortSignal) => Promise<unknown> }

/**
 * The imports of this server: they run one after the other, and go on when a call is answered before they end. How far such a one is, and
 * what it did, stands in the database, so that every server can say it.
 */
export const createImportJobs = (
  db: Db,
  { answerWithinMs = ANSWER_WITHIN_MS, computeStale = nothing }: Options = {},
) => {
  let last: Promise<unknown> = Promise.resolve()
  let isStopped = false
  const stopping = new AbortController()
  let computing = new AbortController()
  let isComputed = true

  // Only the writing counts: the other steps take a moment. A server that stops ends the transaction by an error.
  const progressOf = (job: Job): Progress => {
    let [isWriting, items, advanced] = [false, 1, 0]
    const check = () => {
      if (isStopped) throw stopped()
    }
    return {
      step: (name, total = 1) => {
        check()
        isWriting = name === 'Writing'
        items = Math.max(1, total)
        advanced = 0
      },
      advance: (count) => {
        check()
        advanced += count
        if (isWriting) job.done = Math.floor((job.total * advanced) / items)
      },
      end: () => {},
    }
  }

  const run = async (job: Job, work: Work): Promise<ImportReport> => {
    if (isStopped) throw stopped()
    job.state = 'running'
    const ended = (report: ImportReport) => ({ ...job, state: 'done' as const, done: job.total, report })
    // In the same transaction, so that no crash leaves it unsaid that the lines are written.
    const report = await work(progressOf(job), async (tx, written) => {
      // A report that is answered names what it wrote: it is found under that.
      const id = job.isKept ? job.id : written._id
      if (id !== null) await storeImportJob(tx, { ...ended(written), id })
    })
    Object.assign(job, ended(report))
    return report
  }

  // A store that fails says nothing of the import, which goes on; the next one may succeed.
  const store = (job: Job) => storeImportJob(db, job).catch(() => {})

  // Answers once it is stored: a call that fails would say that nothing is written, while the import goes on.
  const keep = (job: Job): Promise<{ _id: string }> =>
    new Promise((resolve) => {
      job.isKept = true
      const storeNow = () =>
        void storeImportJob(db, job).then(
          () => resolve({ _id: job.id }),
          () => {},
        )
      const timer = setInterval(() => {
        if (job.state === 'done' || job.state === 'failed') clearInterval(timer)
        else storeNow()
      }, STORE_EVERY_MS).unref()
      storeNow()
    })

  const finish = async (job: Job, work: Work): Promise<ImportReport> => {
    try {
      return await run(job, work)
    } catch (error) {
      Object.assign(job, { state: 'failed', message: messageOf(error) })
      throw error
    } finally {
      if (job.isKept) await store(job)
    }
  }

  // Gives way to the next import, and is taken up again after it.
  const computeUnless = async (isNext: () => boolean): Promise<void> => {
    if (isComputed || isStopped || isNext()) return
    computing = new AbortController()
    const giveWay = AbortSignal.any([stopping.signal, computing.signal])
    await computeStale(giveWay)
    isComputed = !giveWay.aborted
  }

  return {
    /** Runs an import after those before it. @returns its report, or its id when it takes longer than a call should */
    start: async (userId: string, total: number, work: Work): Promise<ImportReport | { _id: string }> => {
      const unsaid = { done: 0, total, report: null, message: null, isKept: false }
      const job: Job = { id: newId(), userId, state: 'waiting', ...unsaid }
      computing.abort()
      const finished = last.then(() => finish(job, work))
      const ended: Promise<void> = finished
        .then(({ isWritten }) => {
          if (isWritten && total >= LONG_FILE) isComputed = false
        })
        .catch(() => {})
        .then(() => computeUnless(() => last !== ended))
        .catch(() => {})
        .then(() => nextTurn())
      last = ended

      let timer: NodeJS.Timeout | undefined
      const tooLong = new Promise<{ _id: string }>((resolve) => {
        timer = setTimeout(() => void keep(job).then(resolve), answerWithinMs)
      })
      // What is stored under the id of the job is asked for under that.
      const answer = finished.then((report) => (job.isKept && report.isWritten ? { _id: job.id } : report))
      return Promise.race([answer, tooLong]).finally(() => clearTimeout(timer))
    },
    /** @throws Problem NOT_FOUND for an import of somebody else */
    find: async (id: string, userId: string): Promise<ImportProgress> => {
      const job = await findImportJob(db, id, userId)
      if (!job) throw notFound('import')
      const { state, done, total, report, message, isSilent } = job
      const hasEnded = state === 'done' || state === 'failed'
      if (isSilent && !hasEnded) return { state: 'failed', done, total, report, message: STOPPED }
      return { state, done, total, report, message }
    },
    /** Ends the running import, which writes nothing, and waits for that. */
    stop: async () => {
      isStopped = true
      stopping.abort()
      await last
    },
  }
}

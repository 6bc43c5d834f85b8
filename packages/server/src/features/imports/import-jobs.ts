import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportJobState, ImportReport } from '@registrar/domain/imports/import-run'
import { newId } from '#platform/database/ids'
import { notFound, Problem } from '#platform/problem'
import type { Progress } from '#platform/progress'

/** How long a call waits for an import before it answers that it runs. */
const ANSWER_WITHIN_MS = 20_000

/** So many imports that ended are remembered. */
const MAX_REMEMBERED = 50

type Job = {
  id: string
  userId: string
  state: ImportJobState
  done: number
  total: number
  report: ImportReport | null
  /** why it failed */
  message: string | null
}

type Work = (progress: Progress) => Promise<ImportReport>

const stopped = () => new Problem('NOT_READY', 'The server was stopped. Nothing was written: import the file again.')

const messageOf = (error: unknown) =>
  error instanceof Problem ? error.message : 'The import failed. Nothing was written.'

/**
 * The imports of this server: they run one after the other, and go on when a call is answered before they end. What they did, or how far
 * they are, is remembered until the server ends.
 */
export const createImportJobs = () => {
  const jobs = new Map<string, Job>()
  let last: Promise<unknown> = Promise.resolve()
  let isStopped = false

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
    const report = await work(progressOf(job))
    Object.assign(job, { state: 'done', done: job.total, report })
    return report
  }

  const forgetOld = () => {
    const ended = [...jobs.values()].filter(({ state }) => state === 'done' || state === 'failed')
    for (const { id } of ended.slice(0, Math.max(0, ended.length - MAX_REMEMBERED))) jobs.delete(id)
  }

  return {
    /** Runs an import after those before it. @returns its report, or its id when it takes longer than a call should */
    start: async (userId: string, total: number, work: Work): Promise<ImportReport | { _id: string }> => {
      forgetOld()
      const job: Job = { id: newId(), userId, state: 'waiting', done: 0, total, report: null, message: null }
      jobs.set(job.id, job)

      const finished = last.then(() => run(job, work))
      finished.catch((error: unknown) => Object.assign(job, { state: 'failed', message: messageOf(error) }))
      last = finished.catch(() => {}).then(() => nextTurn())

      let timer: NodeJS.Timeout | undefined
      const tooLong = new Promise<{ _id: string }>((resolve) => {
        timer = setTimeout(() => resolve({ _id: job.id }), ANSWER_WITHIN_MS)
      })
      return Promise.race([finished, tooLong]).finally(() => clearTimeout(timer))
    },
    /** @throws Problem NOT_FOUND for an import of somebody else, or of another server */
    find: (id: string, userId: string): Omit<Job, 'id' | 'userId'> => {
      const job = jobs.get(id)
      if (!job || job.userId !== userId) throw notFound('import')
      const { state, done, total, report, message } = job
      return { state, done, total, report, message }
    },
    /** Ends the running import, which writes nothing, and waits for that. */
    stop: async () => {
      isStopped = true
      await last
    },
  }
}

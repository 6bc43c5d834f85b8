import { once } from 'node:events'
import type { ImportProgress, ImportReport } from '@registrar/domain/imports/import-run'
import { importsCalls } from '@registrar/domain/imports/imports.calls'
import { type KyselyPlugin, sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { inTransaction } from '#platform/database/database'
import { newId } from '#platform/database/ids'
import { useApp } from '#testing/test-app'
import { removeOldImportJobs, storeImportJob } from './import-jobs.commands.ts'
import { createImportJobs } from './import-jobs.ts'

const app = useApp()

const report: ImportReport = {
  _id: null,
  isWritten: true,
  counts: { made: 4, updated: 0, skipped: 0, refused: 0 },
  columns: [],
  likelyKind: null,
  fields: [],
  lines: [],
  unknownStatuses: [],
  sheet: null,
  sheets: [],
  headingLine: 1,
  delimiter: ',',
  encoding: 'utf-8',
  preview: [],
  previewAsRead: [],
}

const start = (answerWithinMs?: number) =>
  createImportJobs(app().db, { ...(answerWithinMs !== undefined && { answerWithinMs }) })

/** How far an import is, as another server answers. */
const find = async (id: string | null | undefined): Promise<ImportProgress> =>
  (await app().staff(importsCalls.findImport, { params: { id: id ?? '' } })).answer.data

it('an import that ends in time answers its report (IMP-12)', async () => {
  const jobs = start()
  expect(await jobs.start(app().staffId, 4, async () => report)).toBe(report)
})

it('an import that was answered at once is found under the id of its report too (IMP-12)', async () => {
  const content = Buffer.from('Company,Number\nFound Again Ltd,700009\n').toString('base64')
  const body = { kind: 'organizations', fileName: 'found.csv', content, dryRun: false } as const
  const { data } = (await app().staff(importsCalls.runImport, { body })).answer
  expect(await find(data._id)).toEqual({ state: 'done', done: 1, total: 1, report: data, message: null })
})

it('a longer import answers its id, says at every server how far it is, and keeps the next one waiting (IMP-12)', async () => {
  const jobs = start(0)
  const { promise: isHalf, resolve: half } = Promise.withResolvers<void>()
  const { promise: end, resolve: goOn } = Promise.withResolvers<void>()
  const first = await jobs.start(app().staffId, 4, async (progress) => {
    progress.step('Checking', 4)
    progress.advance(4)
    progress.step('Writing', 2)
    progress.advance(1)
    half()
    await end
    return report
  })
  const second = await jobs.start(app().staffId, 1, async () => report)
  await isHalf

  await vi.waitFor(
    async () => expect(await find(first._id)).toMatchObject({ state: 'running', done: 2, total: 4, report: null }),
    { timeout: 10_000 },
  )
  expect(await find(second._id)).toMatchObject({ state: 'waiting', done: 0, total: 1 })
  await expect(jobs.find(first._id ?? '', newId())).rejects.toThrow('There is no such import.')

  goOn()
  await vi.waitFor(async () => expect(await find(second._id)).toMatchObject({ state: 'done', report }), {
    timeout: 10_000,
  })
  expect(await find(first._id)).toMatchObject({ state: 'done', done: 4, report })
})

it('an import that has written is done from that moment on, whatever becomes of its server (IMP-12)', async () => {
  const jobs = start(0)
  const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>()
  const { _id } = await jobs.start(app().staffId, 4, async (_progress, onWritten) => {
    await isAnswered
    await inTransaction(app().db, (tx) => onWritten(tx, report))
    throw new Error('The server ends here.')
  })
  answered()
  await jobs.stop()
  expect(await find(_id)).toMatchObject({ state: 'done', done: 4, report })
})

it('an import whose server says nothing any more has ended, and an old one is forgotten (IMP-12)', async () => {
  const id = newId()
  const running = {
    id,
    userId: app().staffId,
    state: 'running',
    done: 1,
    total: 4,
    report: null,
    message: null,
  } as const
  await storeImportJob(app().db, running)
  expect(await find(id)).toMatchObject({ state: 'running', done: 1 })

  const age = (by: string) =>
    sql`update import_jobs set updated_at = now() - ${by}::interval where id = ${id}`.execute(app().db)
  await age('2 minutes')
  expect(await find(id)).toMatchObject({ state: 'failed', message: expect.stringContaining('Nothing was written') })

  await age('25 hours')
  await removeOldImportJobs(app().db)
  expect((await app().staff(importsCalls.findImport, { params: { id } })).status).toBe(404)
})

it('a server that stops ends its import, and says that nothing was written (IMP-12)', async () => {
  const jobs = start(0)
  const { promise: stopping, resolve: stop } = Promise.withResolvers<void>()
  const { _id } = await jobs.start(app().staffId, 4, async (progress) => {
    await stopping
    progress.advance(1)
    return report
  })
  const stopped = jobs.stop()
  stop()
  await stopped
  const message = 'The server was stopped. Nothing was written: import the file again.'
  expect(await find(_id)).toMatchObject({ state: 'failed', message })
})

it('a call that still waits when its server stops is told so (IMP-12)', async () => {
  const jobs = start()
  const { promise: stopping, resolve: stop } = Promise.withResolvers<void>()
  const answered = jobs.start(app().staffId, 4, async (progress) => {
    await stopping
    progress.advance(1)
    return report
  })
  const stopped = jobs.stop()
  stop()
  await expect(answered).rejects.toThrow('The server was stopped. Nothing was written')
  await stopped
})

it('a call whose import cannot be stored yet waits until it is, and does not say that it failed (IMP-12)', async () => {
  let failures = 2
  const failing: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (failures === 0) return node
      failures -= 1
      throw new Error('The database does not answer.')
    },
    transformResult: async ({ result }) => result,
  }
  const jobs = createImportJobs(app().db.withPlugin(failing), { answerWithinMs: 0 })
  const { promise: end, resolve: goOn } = Promise.withResolvers<void>()
  const answer = await jobs.start(app().staffId, 4, async () => {
    await end
    return report
  })
  expect(answer).toEqual({ _id: expect.any(String) })
  expect(failures).toBe(0)
  expect(await find(answer._id)).toMatchObject({ state: 'running', total: 4 })
  goOn()
  await jobs.stop()
  expect(await find(answer._id)).toMatchObject({ state: 'done', report })
})

it('the next import does not wait for what follows from the one before, which is computed after it (IMP-12)', async () => {
  const signals: AbortSignal[] = []
  const computeStale = async (giveWay: AbortSignal) => {
    signals.push(giveWay)
    if (signals.length === 1) await once(giveWay, 'abort')
  }
  const jobs = createImportJobs(app().db, { computeStale })
  await jobs.start(app().staffId, 2000, async () => report)
  await vi.waitFor(() => expect(signals).toHaveLength(1), { timeout: 10_000 })

  expect(await jobs.start(app().staffId, 1, async () => report)).toBe(report)
  await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]), { timeout: 10_000 })

  await jobs.start(app().staffId, 1, async () => report)
  await jobs.stop()
  expect(signals).toHaveLength(2)
})

it('what follows from a long file that was written is computed at once, until the server stops (IMP-12)', async () => {
  const { promise: isComputing, resolve: computing } = Promise.withResolvers<AbortSignal>()
  const computeStale = async (stopping: AbortSignal) => {
    computing(stopping)
    await once(stopping, 'abort')
  }
  const jobs = createImportJobs(app().db, { computeStale })
  await jobs.start(app().staffId, 1999, async () => report)
  await jobs.start(app().staffId, 2000, async () => ({ ...report, isWritten: false }))
  expect(await jobs.start(app().staffId, 2000, async () => report)).toBe(report)
  expect((await isComputing).aborted).toBe(false)

  await jobs.stop()
  expect((await isComputing).aborted).toBe(true)
})

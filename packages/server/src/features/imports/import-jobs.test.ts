import type { ImportReport } from '@registrar/domain/imports/import-run'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createImportJobs } from './import-jobs.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const USER = 'user'
const report: ImportReport = {
  _id: null,
  isWritten: true,
  counts: { made: 4, updated: 0, skipped: 0, refused: 0 },
  columns: [],
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

it('an import that ends in time answers its report (IMP-12)', async () => {
  const jobs = createImportJobs()
  expect(await jobs.start(USER, 4, async () => report)).toBe(report)
})

it('a longer import answers its id, says how far it is, and keeps the next one waiting (IMP-12)', async () => {
  const jobs = createImportJobs()
  const { promise: isHalf, resolve: half } = Promise.withResolvers<void>()
  const { promise: end, resolve: goOn } = Promise.withResolvers<void>()
  const answered = jobs.start(USER, 4, async (progress) => {
    progress.step('Checking', 4)
    progress.advance(4)
    progress.step('Writing', 2)
    progress.advance(1)
    half()
    await end
    return report
  })
  const next = jobs.start(USER, 1, async () => report)
  await isHalf
  await vi.advanceTimersByTimeAsync(20_000)
  const first = await answered
  const second = await next

  expect(jobs.find(first._id ?? '', USER)).toMatchObject({ state: 'running', done: 2, total: 4, report: null })
  expect(jobs.find(second._id ?? '', USER)).toMatchObject({ state: 'waiting', done: 0, total: 1 })
  expect(() => jobs.find(first._id ?? '', 'somebody else')).toThrow('There is no such import.')

  goOn()
  await vi.waitFor(() => expect(jobs.find(second._id ?? '', USER)).toMatchObject({ state: 'done', report }))
  expect(jobs.find(first._id ?? '', USER)).toMatchObject({ state: 'done', done: 4, report })
})

it('a server that stops ends its import, and says that nothing was written (IMP-12)', async () => {
  const jobs = createImportJobs()
  const { promise: stopping, resolve: stop } = Promise.withResolvers<void>()
  const answered = jobs.start(USER, 4, async (progress) => {
    await stopping
    progress.advance(1)
    return report
  })
  const stopped = jobs.stop()
  stop()
  await expect(answered).rejects.toThrow('The server was stopped. Nothing was written')
  await stopped
})

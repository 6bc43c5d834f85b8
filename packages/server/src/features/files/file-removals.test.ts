import { beforeEach, expect, it } from 'vitest'
import { useApp } from '#testing/test-app'
import { removeQueuedFiles } from './file-removals.commands.ts'

const app = useApp()

let errors: unknown[] = []
let tried: string[] = []
beforeEach(async () => {
  errors = []
  tried = []
  await app().db.deleteFrom('file_removals').execute()
})

const queue = (keys: string[]) =>
  app()
    .db.insertInto('file_removals')
    .values(keys.map((key, position) => ({ key, created_at: `2026-01-01T00:00:0${position}Z` })))
    .execute()

const removeFrom = (isRemovable: (key: string) => boolean) => {
  const remove = (key: string) => {
    tried.push(key)
    return isRemovable(key) ? Promise.resolve() : Promise.reject(new Error(`${key} cannot be removed`))
  }
  return removeQueuedFiles(app().db, { ...app().files, remove }, (error) => errors.push(error))
}

const listQueued = async () => {
  const rows = await app().db.selectFrom('file_removals').select('key').orderBy('created_at').execute()
  return rows.map(({ key }) => key)
}

it('a file that cannot be removed is reported and keeps no other file from being removed (RET-7)', async () => {
  await queue(['bad', 'good', 'better'])
  await removeFrom((key) => key !== 'bad')
  expect(await listQueued()).toEqual(['bad'])
  expect(errors).toEqual([new Error('bad cannot be removed')])

  await removeFrom(() => true)
  expect(await listQueued()).toEqual([])
})

it('while the store is away only a few files are tried, and the next time those behind them', async () => {
  const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  await queue(keys)
  await removeFrom(() => false)
  expect(tried).toEqual(['a', 'b', 'c', 'd', 'e'])

  await removeFrom((key) => key > 'e')
  expect(tried.slice(5, 7)).toEqual(['f', 'g'])
  expect(await listQueued()).toEqual(['a', 'b', 'c', 'd', 'e'])
})

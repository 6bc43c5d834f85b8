import { expect, it, vi } from 'vitest'
import { useApp } from '#testing/test-app'
import { makeFile } from '../files/files.factory.ts'
import { erase, makeEnded } from './retention.factory.ts'

const app = useApp()

it('an erasure answers 200 when the bytes of a file cannot be removed now, and the housekeeping tries again (RET-7)', async () => {
  const id = await makeEnded(app(), '2015-03-01')
  const { key } = await makeFile(app(), { folder: `organization/${id}` })
  const remove = vi.spyOn(app().files, 'remove').mockRejectedValueOnce(new Error('the store is away'))

  expect(await erase(app(), { recordType: 'organization', _id: id })).toMatchObject([{ ok: true }])

  remove.mockRestore()
  expect(await app().db.selectFrom('file_removals').select('key').execute()).toEqual([{ key }])
})

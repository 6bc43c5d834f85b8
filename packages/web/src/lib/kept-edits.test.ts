// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { editsKey, keepEdits, readEdits } from './kept-edits.ts'
import { clearStoredData } from './stored-data.ts'

afterEach(() => sessionStorage.clear())

const key = editsKey(['1', ['name', 'notes']])

it('what was typed is there after a reload, for the fields that the form still has (UI-9)', () => {
  keepEdits(key, { changed: { notes: 'half a thought', gone: 1 }, version: 3 })
  expect(readEdits(key, { name: '', notes: '' })).toEqual({ changed: { notes: 'half a thought' }, version: 3 })
  expect(readEdits(editsKey(['2', ['name', 'notes']]), { notes: '' })).toBeUndefined()
})

it('nothing stays once it is saved, or after a logout (UI-9, SEC-1)', () => {
  keepEdits(key, { changed: { notes: 'half a thought' } })
  keepEdits(key, { changed: {} })
  expect(sessionStorage).toHaveLength(0)

  keepEdits(key, { changed: { notes: 'half a thought' } })
  clearStoredData()
  expect(sessionStorage).toHaveLength(0)
})

it('passwords, codes and files are not kept (UI-9)', () => {
  keepEdits(key, { changed: { password: 'secret', newPassword: 'secret', code: '123456', file: new Blob(['secret']) } })
  expect(sessionStorage).toHaveLength(0)
})

it('a storage that holds something else brings nothing back', () => {
  sessionStorage.setItem(key, 'not JSON')
  expect(readEdits(key, { name: '' })).toBeUndefined()
})

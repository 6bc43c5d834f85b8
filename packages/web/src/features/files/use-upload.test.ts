// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { uploadFile } from '#lib/upload-file'
import { toast } from '#lib/toast'
import { useUpload } from './use-upload.ts'

vi.mock('#lib/upload-file', () => ({ uploadFile: vi.fn<typeof uploadFile>() }))

const fileOf = (name: string) => new File(['a'], name)
const errors = vi.spyOn(toast, 'error')
const upload = vi.mocked(uploadFile)

beforeEach(() => {
  errors.mockClear()
  upload.mockReset()
})

const open = () => {
  const attach = vi.fn<() => Promise<void>>(() => Promise.resolve())
  return { attach, ...renderHook(() => useUpload('folder', attach, null)) }
}

it('files that are dropped during an upload are refused, and the failure of the first stays on the screen (FILE-7)', async () => {
  const first = Promise.withResolvers<string>()
  upload.mockReturnValueOnce(first.promise)
  const { result } = open()

  await act(async () => void result.current.upload([fileOf('first.pdf')]))
  await act(async () => void result.current.upload([fileOf('second.pdf')], 'another folder'))
  expect(upload).toHaveBeenCalledOnce()
  expect(errors.mock.calls).toEqual([['Wait until the upload is done, then choose the files again.']])

  await act(async () => first.reject(new Error('No.')))
  expect(result.current.state).toEqual({ kind: 'failed', names: ['first.pdf'] })
})

it('a failure is shown in a toast once the user has left the tab (FILE-7)', async () => {
  const first = Promise.withResolvers<string>()
  upload.mockReturnValueOnce(first.promise)
  const { result, unmount } = open()

  await act(async () => void result.current.upload([fileOf('first.pdf'), fileOf('second.pdf')]))
  unmount()
  await act(async () => first.reject(new Error('No.')))
  expect(errors.mock.calls).toEqual([['Not uploaded: first.pdf, second.pdf.']])
})

it('the browser asks before the window is closed during an upload, also after the tab was left (FILE-7)', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const first = Promise.withResolvers<string>()
  upload.mockReturnValueOnce(first.promise)
  const { result, unmount } = open()
  expect(isAsked()).toBe(false)

  await act(async () => void result.current.upload([fileOf('first.pdf')]))
  expect(isAsked()).toBe(true)
  unmount()
  expect(isAsked()).toBe(true)

  await act(async () => first.resolve('https://files.example.ie/first.pdf'))
  expect(isAsked()).toBe(false)
})

// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFollowedValues } from './use-followed-values.ts'

type Loaded = { loaded: { title: string; text: string }; version: number | undefined }

const first: Loaded = { loaded: { title: 'Call', text: '' }, version: 1 }

const open = () =>
  renderHook(({ loaded, version }: Loaded) => useFollowedValues(loaded, version), { initialProps: first })

// LIVE-6
it('a dialog shows what a colleague has saved in the fields that the user has not touched', () => {
  const { result, rerender } = open()
  act(() => result.current.setValues((values) => ({ ...values, text: 'mine' })))
  rerender({ loaded: { title: 'Renamed', text: '' }, version: 2 })

  expect(result.current.values).toEqual({ title: 'Renamed', text: 'mine' })
  expect(result.current.saved).toEqual({ title: 'Renamed', text: '' })
  expect(result.current.version).toBe(2)
})

it('a field that both have changed keeps what the user typed, and the save names the old version (API-10)', () => {
  const { result, rerender } = open()
  act(() => result.current.setValues((values) => ({ ...values, text: 'mine' })))
  rerender({ loaded: { title: 'Call', text: 'theirs' }, version: 2 })

  expect(result.current.values.text).toBe('mine')
  expect(result.current.version).toBe(1)
})

it('values without a version follow nothing, until they are reset', () => {
  const { result, rerender } = open()
  rerender({ loaded: { title: 'Call', text: '' }, version: undefined })
  rerender({ loaded: { title: 'Another', text: '' }, version: undefined })
  expect(result.current.values.title).toBe('Call')

  act(() => result.current.reset())
  expect(result.current.values.title).toBe('Another')
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('a search is sent once, 300 ms after the last key (LIST-7)', () => {
  const onChange = vi.fn<(value: string) => void>()
  render(
    <MantineProvider env="test">
      <SearchBox value="" onChange={onChange} placeholder="Search people" />
    </MantineProvider>,
  )

  for (const typed of ['n', 'no', 'nob', 'nobody']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } })
    act(() => void vi.advanceTimersByTime(299))
  }
  expect(onChange).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onChange.mock.calls).toEqual([['nobody']])
})

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

it('the arrow that goes on to the rows searches at once for what is typed (LIST-13)', () => {
  const asked: string[] = []
  render(
    <MantineProvider env="test">
      <SearchBox
        value=""
        onChange={(value) => asked.push(`search ${value}`)}
        onArrowDown={(typed) => asked.push(`rows of ${typed}`)}
        placeholder="Search people"
      />
    </MantineProvider>,
  )
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'foyle' } })
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowDown' })
  expect(asked).toEqual(['search foyle', 'rows of foyle'])
})

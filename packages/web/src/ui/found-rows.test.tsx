// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FoundPlace, FoundRows } from './found-rows.tsx'

const people = Array.from({ length: 120 }, (_, index) => `Person ${String(index + 1).padStart(3, '0')}`)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (items: string[]) =>
  render(
    <MantineProvider env="test">
      <FoundRows
        label="Members"
        placeholder="Search members"
        items={items}
        textOf={(name) => name}
        sorts={{ 'As linked': null, 'By name': (one, other) => other.localeCompare(one) }}
        nothingFound="No member of that name"
      >
        {(rows) => (
          <ul aria-label="Rows">
            {rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
      </FoundRows>
    </MantineProvider>,
  )

const rows = () => within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem')
const search = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
  act(() => void vi.runAllTimers())
}

it('draws 50 rows of many, and the others page by page (LIST-16)', () => {
  show(people)
  expect(rows()).toHaveLength(50)
  fireEvent.click(screen.getByRole('button', { name: 'Page 3' }))
  expect(rows().map((row) => row.textContent)).toEqual(people.slice(100))
})

it('finds rows by their words in any order, from the first page on (LIST-16)', () => {
  show([...people, 'Ó Briain, Seán'])
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  search('sean o briain')
  expect(rows().map((row) => row.textContent)).toEqual(['Ó Briain, Seán'])
  search('nobody')
  expect(screen.getByText('No member of that name')).toBeTruthy()
  search('')
  expect(rows()[0]?.textContent).toBe('Person 001')
})

it('search, sort and page may be kept elsewhere, where Back restores them (LIST-16)', () => {
  const set = vi.fn<FoundPlace['set']>()
  render(
    <MantineProvider env="test">
      <FoundRows
        label="Members"
        placeholder="Search members"
        place={{ values: { search: 'person', by: 'By name', page: 3 }, set }}
        items={people}
        textOf={(name) => name}
        sorts={{ 'As linked': null, 'By name': (one, other) => other.localeCompare(one) }}
        nothingFound="No member of that name"
      >
        {(shown) => (
          <ul aria-label="Rows">
            {shown.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        )}
      </FoundRows>
    </MantineProvider>,
  )
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'person')
  expect(rows().map((row) => row.textContent)).toEqual(people.toReversed().slice(100))

  fireEvent.click(screen.getByRole('button', { name: 'Page 1' }))
  search('seán')
  expect(set.mock.calls).toEqual([[{ page: 1 }], [{ search: 'seán' }, { replace: true }]])
})

import { describe, expect, it } from 'vitest'
import { addressLink } from './address-link.ts'
import { clearedFilter, type FilterField, isFilterSet } from './filter-field.ts'

type Search = { kind?: string; deadline?: string; isOpen: boolean; isDone: boolean }

const kind: FilterField<Search> = { name: 'kind', label: 'Kind', dependents: ['deadline'] }
const states: FilterField<Search> = {
  name: 'isOpen',
  label: 'State',
  isSet: ({ isOpen, isDone }) => isOpen !== isDone,
}

// LIST-11
describe('a filter', () => {
  it('is cleared together with those that mean nothing without it', () => {
    expect(clearedFilter(kind)).toEqual({ kind: undefined, deadline: undefined })
  })

  it('is set when it has a value', () => {
    expect(isFilterSet(kind, { isOpen: true, isDone: true })).toBe(false)
    expect(isFilterSet(kind, { kind: 'vat', isOpen: true, isDone: true })).toBe(true)
  })

  it('that always has a value says itself whether it narrows the list', () => {
    expect(isFilterSet(states, { isOpen: true, isDone: true })).toBe(false)
    expect(isFilterSet(states, { isOpen: true, isDone: false })).toBe(true)
  })
})

it('a row opens at the part of its record that is named after the # (LIST-13)', () => {
  expect(addressLink('/organization/1/FOLLOW_UP_BETA_TAB#7')).toEqual({
    to: '/organization/1/FOLLOW_UP_BETA_TAB',
    hash: '7',
  })
  expect(addressLink('/organization/1#')).toEqual({ to: '/organization/1' })
})

import { describe, expect, it } from 'vitest'
import { filtersOf, followUpListSearch } from './follow-up-list-search.ts'

const parse = (address: object) => followUpListSearch.validateSearch.parse(address)

// FUP-9, FUP-10, FUP-30
describe('the address of the follow-up list', () => {
  it('opens without a sort, ascending, with both states on', () => {
    expect(parse({})).toMatchObject({ sortField: '', sortOrder: 'asc', inProgress: true, completed: true, page: 1 })
  })

  it.each([
    ['a day before 2000', { startDate: '1999-12-31' }, 'startDate'],
    ['a day after 2099', { deadline: '2100-01-01' }, 'deadline'],
    ['a day that does not exist', { deadline: '2026-02-31' }, 'deadline'],
    ['an unknown kind', { name: 'PARTY' }, 'name'],
    ['an unknown due filter', { due: 'someday' }, 'due'],
  ])('leaves out %s', (_what, address, field) => {
    expect(parse(address)).toHaveProperty(field, undefined)
  })

  it('keeps the filters that fit', () => {
    const address = { name: 'INCORPORATION', startDate: '2000-01-01', deadline: '2099-12-31', due: 'overdue' }
    expect(parse(address)).toMatchObject(address)
  })
})

describe('the filters sent to the search of follow-ups', () => {
  it.each([
    [{ inProgress: true, completed: true }, {}],
    [{ inProgress: false, completed: false }, {}],
    [{ inProgress: true, completed: false }, { inProgress: true }],
    [{ inProgress: false, completed: true }, { completed: true }],
  ])('with the states %o send %o', (states, sent) => {
    const { inProgress, completed } = { inProgress: undefined, completed: undefined, ...filtersOf(parse(states)) }
    expect({ inProgress, completed }).toEqual({ inProgress: undefined, completed: undefined, ...sent })
  })

  it('send the search as the name of the organization', () => {
    expect(filtersOf(parse({ search: 'harbour' }))).toMatchObject({ organization_name: 'harbour' })
  })
})

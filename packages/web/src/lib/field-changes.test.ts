import { expect, it } from 'vitest'
import { changedFields, emptyTextAsNull, hasChanges } from './field-changes.ts'

const before = { name: 'Foyle', roles: ['director'], birth: null, pep: false }

it('only fields with another value count as changed', () => {
  expect(changedFields(before, { ...before, name: 'Foyle Ltd', pep: true })).toEqual({ name: 'Foyle Ltd', pep: true })
})

it('a list that holds the same values is not a change', () => {
  expect(hasChanges(before, { ...before, roles: ['director'] })).toBe(false)
  expect(hasChanges(before, { ...before, roles: ['director', 'secretary'] })).toBe(true)
})

it('only empty text is sent as null', () => {
  expect(emptyTextAsNull({ mail: '', name: ' ', pep: false, count: 0 })).toEqual({
    mail: null,
    name: ' ',
    pep: false,
    count: 0,
  })
})

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { openView, viewSearchOf } from './saved-views.ts'

describe('a saved view', () => {
  it('keeps the filters, search and sort of the address, but not the page (VIEW-1)', () => {
    const address = { search: '', page: 3, sortField: 'name', sortOrder: 'asc', status: false, user: undefined }

    expect(viewSearchOf(address)).toEqual({ sortField: 'name', sortOrder: 'asc', status: false })
  })

  it('replaces everything that the address holds (VIEW-1)', () => {
    const changes: object[] = []
    const state = { values: { search: 'a', page: 3, status: true }, set: (patch: object) => void changes.push(patch) }
    openView(state, { search: 'b', user: 'u1' })

    expect(changes).toEqual([{ search: 'b', page: undefined, status: undefined, user: 'u1' }])
  })
})

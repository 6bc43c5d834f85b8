// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  stripSearchParams,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { addressValues } from './address-values.ts'
import { listDefaults, listFilter, listSearch, type ListState, useListState } from './list-state.ts'

const defaults = listDefaults('createdAt')
const schema = listSearch(['createdAt', 'name'], defaults, { status: listFilter(z.enum(['open', 'done'])) })
type State = z.output<typeof schema>

describe('the address of a list', () => {
  it.each([
    ['no parameters', {}, {}],
    ['a search that is a number', { search: 12 }, { search: '12' }],
    ['a page that is not a number', { page: 'two' }, {}],
    ['a page before the first', { page: 0 }, {}],
    ['an unknown sort field', { sortField: 'shoeSize' }, {}],
    ['an unknown sort order', { sortOrder: 'sideways' }, {}],
    ['a filter with an unknown value', { status: 'lost' }, {}],
    ['every parameter', { search: 'a', page: 3, sortField: 'name', sortOrder: 'asc', status: 'done' }, undefined],
  ])('with %s still opens the list', (_what, address, expected) => {
    expect(schema.parse(address)).toEqual(expected ? { ...defaults, ...expected } : address)
  })
})

const openList = async (address: string) => {
  let state: ListState<State> | undefined
  const List = () => {
    const current = useListState<State>(list.useSearch())
    useLayoutEffect(() => {
      state = current
    })
    return null
  }
  const root = createRootRoute()
  const list = createRoute({
    getParentRoute: () => root,
    path: '/list',
    component: List,
    validateSearch: schema,
    search: { middlewares: [stripSearchParams<State>(defaults)] },
  })
  const router = createRouter({
    routeTree: root.addChildren([list]),
    ...addressValues,
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await act(async () => {
    await router.load()
    render(<RouterProvider router={router as never} />)
  })

  return {
    values: () => state?.values,
    set: (patch: Partial<State>, how?: { replace: boolean }) => act(async () => state?.set(patch, how)),
    back: () => act(async () => router.history.back()),
    href: () => router.state.location.href,
    historyLength: () => router.history.length,
  }
}

describe('the state of a list', () => {
  it('comes from the address', async () => {
    const list = await openList('/list?search=foyle&page=2&status=open')
    expect(list.values()).toEqual({ ...defaults, search: 'foyle', page: 2, status: 'open' })
  })

  it.each([
    '4429e2',
    '1.50',
    '00353861234567',
    '123456789012345678901',
    '-0',
    'true',
    'null',
    '22045',
    '"Acme"',
    '[1]',
  ])('finds the words %s as they were typed', async (words) => {
    const list = await openList('/list')
    await list.set({ search: words })
    expect(list.values()?.search).toBe(words)
    const again = await openList(list.href())
    expect(again.values()?.search).toBe(words)
  })

  it.each(['4429e2', '1.50', '123456789012345678901', '0x10'])('keeps %s of a link made by hand', async (words) => {
    const list = await openList(`/list?search=${words}`)
    expect(list.values()?.search).toBe(words)
  })

  it('returns to page 1 when a filter changes, and leaves the defaults out of the address', async () => {
    const list = await openList('/list?page=4')
    await list.set({ status: 'done' })
    expect(list.href()).toBe('/list?status=done')
  })

  it('keeps the filters when the page changes', async () => {
    const list = await openList('/list?status=done')
    await list.set({ page: 2 })
    expect(list.href()).toBe('/list?status=done&page=2')
  })

  it('loses a filter that is set to undefined', async () => {
    const list = await openList('/list?status=done&search=a')
    await list.set({ status: undefined })
    expect(list.href()).toBe('/list?search=a')
  })

  it('is restored by Back', async () => {
    const list = await openList('/list?status=done')
    await list.set({ page: 2 })
    await list.back()
    expect(list.values()).toEqual({ ...defaults, status: 'done' })
  })

  it('adds no entries to the history while a search is typed', async () => {
    const list = await openList('/list')
    const before = list.historyLength()
    await list.set({ search: 'f' }, { replace: true })
    await list.set({ search: 'fo' }, { replace: true })
    expect([list.href(), list.historyLength()]).toEqual(['/list?search=fo', before])
  })
})

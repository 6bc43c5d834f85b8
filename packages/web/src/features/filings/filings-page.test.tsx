// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { openFilingStates } from '@registrar/domain/filings/filing-state'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/query-client'
import { sessionQuery } from '#lib/session'
import { filingListSearch } from './filing-list-search.ts'
import { FilingsPage } from './filings-page.tsx'

const user = { _id: 'u', firstName: 'Aoife', lastName: 'Byrne', mail: 'a@b.example', role: 'staff' as const }

const show = (address: string) => {
  const sent = vi.fn<(path: string, body: unknown) => void>()
  vi.stubGlobal('fetch', (path: string, { body = '{}' }: { body?: string } = {}) => {
    sent(path, JSON.parse(body))
    return Promise.resolve(new Response(JSON.stringify({ ok: true, data: [], totalItems: 0, totalPages: 0 })))
  })
  queryClient.setQueryData(sessionQuery.queryKey, { user: user as never, lastEventId: undefined })
  const root = createRootRoute()
  const staff = createRoute({ getParentRoute: () => root, id: 'staff' })
  const filings = createRoute({
    getParentRoute: () => staff,
    path: '/filings',
    component: FilingsPage,
    ...filingListSearch,
  })
  const router = createRouter({
    routeTree: root.addChildren([staff.addChildren([filings])]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return sent
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['/filings', openFilingStates],
  ['/filings?state=sentBack', ['sentBack']],
  ['/filings?state=all', []],
])(
  'the filings at %s are those in the states %j: what was sent back is still to be done (FIL-6)',
  async (address, states) => {
    const sent = show(address)
    const search = expect.stringContaining('/filing/search')
    await waitFor(() => expect(sent).toHaveBeenCalledWith(search, expect.objectContaining({ states })))
  },
)

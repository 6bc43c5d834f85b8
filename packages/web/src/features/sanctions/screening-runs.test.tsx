// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { ScreeningRun } from '@registrar/domain/sanctions/screening-run'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type HitOwner, screeningRunsQuery } from './sanctions.api.ts'
import { ScreeningRuns } from './screening-runs.tsx'

afterEach(cleanup)

const run: ScreeningRun = {
  _id: 'r1',
  at: '2026-11-20T10:00:00.000Z',
  user: null,
  organizationId: null,
  personId: null,
  name: null,
  lists: [{ name: 'UK', fileName: 'uk.csv', version: '7', day: '2026-11-19', entries: 3 }],
  compared: 743,
  hits: 8,
}
const officer = { userId: 'u1', userName: 'Aoife Byrne' }

const show = async (owner: HitOwner | Record<string, never>, runs: ScreeningRun[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(screeningRunsQuery(owner).queryKey, runs)
  const root = createRootRoute({ component: () => <ScreeningRuns owner={owner} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await act(async () => {
    await router.load()
    render(
      <QueryClientProvider client={client}>
        <MantineProvider>
          <RouterProvider router={router as never} />
        </MantineProvider>
      </QueryClientProvider>,
    )
  })
  return screen.getAllByRole('row').slice(1)
}

it('the screenings of the firm say whose names were compared, with which lists, and what an import did (SANC-6)', async () => {
  const [everybody, company, person] = await show({}, [
    run,
    { ...run, _id: 'r2', organizationId: 'one', name: 'Alpha Limited', user: officer },
    { ...run, _id: 'r3', personId: 'ann', user: officer },
  ])
  expect(everybody?.textContent).toContain('EverybodyImport of a listUK 7 of 19/11/20267438')
  expect(company?.textContent).toContain('Alpha LimitedAoife Byrne')
  expect(company?.querySelector('a')?.getAttribute('href')).toBe('/organization/one/AML_TAB')
  expect(person?.textContent).toContain('A personAoife Byrne')
  expect(person?.querySelector('a')?.getAttribute('href')).toBe('/people/ann')
})

it('those of one record do not say whose they are', async () => {
  const [row] = await show({ organizationId: 'one' }, [{ ...run, organizationId: 'one', user: officer }])
  expect(row?.querySelector('a')).toBeNull()
  expect(screen.queryByText('Whose names')).toBeNull()
})

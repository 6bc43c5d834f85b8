// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/query-client'
import { OrganizationOverview } from './organization-overview.tsx'

vi.mock('./organization-risk.tsx', () => ({ OrganizationRisk: () => null }))

const company = {
  _id: 'c',
  name: 'Harbour Ltd',
  companyType: 'LTD',
  creationStatus: null,
  croStatus: null,
  croStatusOn: null,
  nextArReminder: '2026-10-15',
  runningReturn: null,
  financialYearEnd: null,
  corporationTaxPaidReminder: null,
  rbo: false,
  followUps: [],
}

const show = (fields: object) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ ok: true, data: [] }))))
  const organization = { ...company, ...fields } as never
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <OrganizationOverview organization={organization} /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['a branch', { companyType: 'BRANCH' }, 'of a branch'],
  ['a branch by its name', { companyType: null, name: 'Mer SARL Irish Branch' }, 'of a branch'],
  ['a company that is over', { croStatus: 'dissolved' }, 'the company is over'],
  ['a liquidation', { croStatus: 'liquidation', croStatusOn: '2026-09-01' }, 'in the liquidation'],
])('the overview of %s says that no return is due, and names no day (AR-22)', async (_, fields, why) => {
  show(fields)
  expect(await screen.findByText('None due')).toBeDefined()
  expect(screen.getByText(why)).toBeDefined()
  expect(screen.queryByText('15/10/2026')).toBeNull()
  expect(screen.queryByText('None of a branch') !== null).toBe(why === 'of a branch')
})

it('the overview of a company whose return is filed has the next ARD (AR-22)', async () => {
  show({})
  expect(await screen.findByText('15/10/2026')).toBeDefined()
})

it('the overview says how many follow-ups it does not show, and counts a long time in thousands', async () => {
  const followUp = { followUpName: 'PPS', stepIndex: 0, deadline: null }
  const followUps = Array.from({ length: 5 }, (_, index) => ({ ...followUp, _id: String(index) }))
  show({ followUps, runningReturn: { madeUpTo: '2199-09-30', yearEnd: null, extension: null } })
  expect(await screen.findByText('1 more follow-up')).toBeDefined()
  expect(screen.getByText(/^\d\d,\d{3} days left$/)).toBeDefined()
})

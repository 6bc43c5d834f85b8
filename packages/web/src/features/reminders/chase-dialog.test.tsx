// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/query-client'
import { ChaseDialog } from './chase-dialog.tsx'

const show = (data: object[]) => {
  const sent = vi.fn<(path: string, body: unknown) => void>()
  vi.stubGlobal('fetch', (path: string, { body = '{}' }: { body?: string } = {}) => {
    sent(path, JSON.parse(body))
    return Promise.resolve(new Response(JSON.stringify({ ok: true, data, refused: [] })))
  })
  const Page = () => <ChaseDialog organization={{ _id: 'o1', title: 'Harbour Ltd' }} onClose={() => undefined} />
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
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

it('a company is chased: its reminders are prepared and counted, and can be read first (REM-13)', async () => {
  const sent = show([{ _id: 'r1', kind: 'DOMICILIATION', to: 'office@harbour.example' }])
  expect(await screen.findByRole('dialog', { name: 'Send 1 reminder?' })).toBeDefined()
  expect(sent).toHaveBeenCalledWith(expect.stringContaining('/reminder/chase'), { organizationId: 'o1' })
  expect(screen.getByText('All have an email address.')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Read them first' })
  expect(link.getAttribute('href')).toContain('/reminders?search=Harbour')
})

it('a company that owes nothing soon is not chased, and that is said (REM-13)', async () => {
  show([])
  expect(await screen.findByText(/^Nothing of what clients are reminded of is late/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull()
})

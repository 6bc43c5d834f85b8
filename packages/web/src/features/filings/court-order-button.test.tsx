// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/query-client'
import { sessionQuery } from '#lib/session'
import { CourtOrderButton } from './court-order-button.tsx'

// Dialogs take their time on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

vi.mock('./papers-of-filing.tsx', () => ({ PapersOfFiling: () => null }))

const user = { _id: 'u', firstName: 'Aoife', lastName: 'Byrne', mail: 'a@b.example', role: 'staff' as const }
const filing = {
  _id: 'f',
  version: 1,
  organizationId: 'c',
  organizationName: 'Harbour Ltd',
  kind: 'B1',
  state: 'toFile',
  event: '',
  eventDate: '2026-07-01',
  madeUpTo: '2026-07-01',
  legalDate: '2026-08-26',
  sentOn: null,
  sentBackOn: null,
  resentOn: null,
  registeredOn: null,
  submissionNumber: null,
  reason: null,
  extension: null,
  keepsArd: false,
}

const show = (...filings: object[]) => {
  const asked = vi.fn<(path: string) => void>()
  vi.stubGlobal('fetch', (path: string) => {
    asked(path)
    return Promise.resolve(new Response(JSON.stringify({ ok: true, data: filings, totalItems: filings.length })))
  })
  queryClient.setQueryData(sessionQuery.queryKey, { user: user as never, lastEventId: undefined })
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <CourtOrderButton organizationId="c" />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return asked
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('the order of a court is entered in the return that is due (AR-19)', async () => {
  show({ ...filing, _id: 'b', kind: 'B10' }, filing)
  fireEvent.click(await screen.findByRole('button', { name: 'Enter the order of a court' }))
  const dialog = await screen.findByRole('dialog', { name: 'B1: Annual return of Harbour Ltd' })
  expect(dialog).toBeDefined()
  fireEvent.click(screen.getByLabelText('A court extends the time'))
  expect(await screen.findByLabelText('Extended to')).toBeDefined()
})

it('there is no button while no return is due (AR-19)', async () => {
  const asked = show({ ...filing, state: 'sent', sentOn: '2026-08-20' })
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button')).toBeNull()
})

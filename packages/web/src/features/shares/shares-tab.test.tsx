// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/query-client'
import { sessionQuery } from '#lib/session'
import { toast } from '#lib/toast'
import { Toasts } from '#ui/toasts'
import { SharesTab } from './shares-tab.tsx'

// Dialogs take their time on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

const staff = { _id: 'u', firstName: 'Aoife', lastName: 'Byrne', mail: 'a@b.example', role: 'staff' as const }
const sterling = {
  _id: 'k',
  version: 1,
  organizationId: 'c',
  name: 'Sterling',
  nominal: 1,
  currency: 'GBP',
  votes: 1,
  dividend: null,
  redeemable: false,
}
const split = {
  _id: 'e',
  version: 3,
  organizationId: 'c',
  kind: 'split',
  on: '2024-01-01',
  from: [],
  to: [],
  classId: 'k',
  className: 'Sterling',
  number: null,
  ratio: 2,
  paidPerShare: null,
  premiumPerShare: null,
  consideration: null,
}

const sent: { method: string; path: string; body: Record<string, unknown> }[] = []
const pageOf = (...data: object[]) => ({ data, totalItems: data.length, totalPages: 1 })
let answers: Record<string, object> = {}

const answer = (path: string, { method, body }: { method: string; body?: string }): Promise<Response> => {
  sent.push({ method, path, body: JSON.parse(body ?? '{}') as Record<string, unknown> })
  const made = answers[`${method} ${path}`]
  return Promise.resolve(new Response(JSON.stringify({ ok: Boolean(made), ...made }), { status: made ? 200 : 500 }))
}

const openTab = async () => {
  const root = createRootRoute({ component: () => <SharesTab organizationId="c" /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await act(async () => {
    await router.load()
    render(
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <RouterProvider router={router} />
          <Toasts />
        </MantineProvider>
      </QueryClientProvider>,
    )
  })
}

beforeEach(() => {
  sent.length = 0
  answers = {
    'POST /share/class/search': pageOf(sterling),
    'POST /share/event/search': pageOf(split),
    'POST /share/certificate/search': pageOf(),
    'POST /share/capital': { data: [] },
    'PUT /share/event/e': split,
  }
  vi.stubGlobal('fetch', answer)
  queryClient.setQueryData(sessionQuery.queryKey, { user: staff as never, lastEventId: undefined })
})
afterEach(() => {
  cleanup()
  toast.remove()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const undo = async (message: string) => {
  const said = (await screen.findByText(message)).parentElement
  fireEvent.click(within(said as HTMLElement).getByRole('button', { name: 'Undo' }))
}

const fill = (label: string, value: string) => {
  const field = screen.getByLabelText(new RegExp(`^${label}`))
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
}

it('a correction is taken back by its toast (SHARE-2)', async () => {
  await openTab()
  fireEvent.click(await screen.findByRole('button', { name: 'Split' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Event of shares' }))
  fill('Each share becomes', '4')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await undo('Event saved!')
  const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => [body['ratio'], body['version']])
  await waitFor(() =>
    expect(puts()).toEqual([
      [4, 3],
      [2, undefined],
    ]),
  )
})

it('says into which class shares are converted (SHARE-2)', async () => {
  answers['POST /share/class/search'] = pageOf(sterling, { ...sterling, _id: 'p', name: 'Preference' })
  const conversion = { ...split, kind: 'conversion', number: 1500, ratio: null, toClassId: 'p' }
  answers['POST /share/event/search'] = pageOf(conversion)
  await openTab()
  expect(await screen.findByText('1,500 Sterling into Preference')).toBeTruthy()
})

const openConversion = async (nominal: number) => {
  answers['POST /share/class/search'] = pageOf(sterling, { ...sterling, _id: 'p', name: 'Preference', nominal })
  const conversion = { ...split, kind: 'conversion', number: 1500, ratio: null, toClassId: 'p' }
  answers['POST /share/event/search'] = pageOf(conversion)
  const capital = { currency: 'GBP', issued: 1, nominalTotal: 1, paid: 1, unpaid: 0, premium: 0, votes: 1 }
  const row = (classId: string, name: string, of: number) => ({ ...capital, classId, name, nominal: of })
  answers['POST /share/capital'] = { data: [row('k', 'Sterling', 1), row('p', 'Preference', nominal)] }
  await openTab()
  fireEvent.click(await screen.findByRole('button', { name: 'Conversion' }))
  return within(await screen.findByRole('dialog', { name: 'Event of shares' }))
}

it.each([
  [2, 'one of Sterling £1.00. What is paid stays: the difference stands as unpaid.'],
  [0.5, 'one of Sterling £1.00. What is paid stays: what is above the new nominal value counts as premium'],
])('says before a conversion is saved what another nominal value of %s does (SHARE-2)', async (nominal, said) => {
  const dialog = await openConversion(nominal)
  expect((await dialog.findByRole('status')).textContent).toContain(said)
})

it('says nothing of a conversion into a class of the same nominal value (SHARE-2)', async () => {
  const dialog = await openConversion(1)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(dialog.queryByRole('status')).toBeNull()
})

it('does not ask for a class while the classes could not be read, and says so where there is none (SHARE-1)', async () => {
  delete answers['POST /share/class/search']
  await openTab()
  const add = await screen.findByRole<HTMLButtonElement>('button', { name: 'Add an event' })
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(add.disabled).toBe(true)
  expect(screen.queryByText('Add a class first.')).toBeNull()

  answers['POST /share/class/search'] = pageOf()
  await act(() => queryClient.refetchQueries())
  expect(await screen.findByText('Add a class first.')).toBeTruthy()
})

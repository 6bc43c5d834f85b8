// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { PaperRow } from '@registrar/domain/documents/documents.calls'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/query-client'
import { sessionQuery } from '#lib/session'
import { StepPapers } from './step-papers.tsx'

// Dialogs and pickers take their time on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

const staff = { _id: 'u', firstName: 'Aoife', lastName: 'Byrne', mail: 'a@b.example', role: 'staff' as const }

type Sent = { path: string; body: Record<string, unknown> }
const sent: Sent[] = []

const titles = {
  en: { stockTransferForm: 'Stock transfer form', transferApproval: 'Resolution: transfer of shares' },
  fr: { stockTransferForm: "Acte de cession d'actions", transferApproval: "Résolution : cession d'actions" },
}

type Asked = { language: 'en' | 'fr'; document?: string; values?: { transfereeId?: string | null } }

const rowsFor = ({ language, values = {} }: Asked): PaperRow[] =>
  (['stockTransferForm', 'transferApproval'] as const).map((document) => ({
    document,
    title: titles[language][document],
    missing: [],
    notOnRecord: [],
    unprintable: [],
    warnings: [],
    people: [{ _id: 'anna', name: 'Anna Byrne' }],
    sources: (values.transfereeId ? { transferee: 'the record of Emerald Limited' } : {}) as Record<string, string>,
    values: {
      businessActivity: null,
      transferee: values.transfereeId ? 'Emerald Limited' : null,
      transfereeAddress: values.transfereeId ? '9 Dame Street' : null,
    },
  }))

const emerald = {
  _id: 'emerald',
  name: 'Emerald Limited',
  cro: '654321',
  createdAt: '2026-01-01T00:00:00Z',
  formerly: [],
}

const answers: Record<string, (body: never) => object> = {
  '/organization/c': () => ({ data: undefined, _id: 'c', language: 'fr' }),
  '/document/search': (body: Asked) => ({
    data: rowsFor(body).filter(({ document }) => !body.document || document === body.document),
  }),
  '/document/text': () => ({ data: { title: 'T', law: null, blocks: [] } }),
  '/document/file': () => ({ data: { url: 'u', folder: 'Correspondence', fileName: 'f.pdf' } }),
  '/people/search': () => ({ data: [], totalItems: 0, totalPages: 1, currentPage: 1 }),
  '/organization/search': () => ({ data: [emerald], totalItems: 1, totalPages: 1, currentPage: 1 }),
}

const answer = (path: string, init: { body?: string }): Promise<Response> => {
  const body = JSON.parse(init.body ?? '{}') as Sent['body']
  sent.push({ path, body })
  const made = answers[path]?.(body as never)
  return Promise.resolve(
    new Response(JSON.stringify({ ok: made !== undefined, ...made }), { status: made ? 200 : 404 }),
  )
}

const openStep = async () => {
  const root = createRootRoute({
    component: () => <StepPapers organizationId="c" code="CHANGE_OF_SHAREHOLDER" step={1} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  await act(async () => {
    await router.load()
    render(
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>,
    )
  })
  return within(await screen.findByRole('group', { name: 'Papers of this step' }))
}

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', answer)
  queryClient.setQueryData(sessionQuery.queryKey, { user: staff as never, lastEventId: undefined })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const lastSent = (path: string) => sent.findLast((one) => one.path === path)?.body

it('the papers of a step are in the language of the client until another is chosen (DOC-15)', async () => {
  const step = await openStep()
  fireEvent.click(await step.findByRole('button', { name: titles.fr.stockTransferForm }))
  const french = await screen.findByRole('dialog', { name: titles.fr.stockTransferForm })
  expect(within(french).getByText(titles.fr.stockTransferForm).lang).toBe('fr')
  expect((await within(french).findByText('T')).closest('[lang]')).toMatchObject({ lang: 'fr' })
  await waitFor(() => expect(lastSent('/document/text')).toMatchObject({ language: 'fr' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  fireEvent.click(step.getByRole('radio', { name: 'English' }))
  fireEvent.click(await step.findByRole('button', { name: titles.en.transferApproval }))
  expect(step.getByRole('button', { name: titles.en.transferApproval }).querySelector('[lang]')).toBeNull()
  const dialog = within(await screen.findByRole('dialog', { name: titles.en.transferApproval }))
  fireEvent.click(dialog.getByRole('button', { name: 'File' }))
  await waitFor(() =>
    expect(lastSent('/document/file')).toMatchObject({ document: 'transferApproval', language: 'en' }),
  )
})

it('who takes the shares is chosen, not typed: name and address come from the record (DOC-15)', async () => {
  const step = await openStep()
  fireEvent.click(await step.findByRole('button', { name: titles.fr.stockTransferForm }))
  const picker = await screen.findByRole('combobox', { name: 'Transferee on record' })
  // What was typed before gives way only where the record says something.
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.change(field('Transferee'), { target: { value: 'Somebody' } })
  fireEvent.change(field('Activity'), { target: { value: 'Bakery' } })
  fireEvent.click(picker)
  fireEvent.change(picker, { target: { value: 'Emer' } })
  fireEvent.click(await screen.findByRole('option', { name: /Emerald Limited/ }))

  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Transferee').value).toBe('Emerald Limited'))
  expect(screen.getByLabelText<HTMLInputElement>('Address of the transferee').value).toBe('9 Dame Street')
  expect(screen.getByText('From the record of Emerald Limited')).toBeTruthy()
  expect(field('Activity').value).toBe('Bakery')

  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'File' }))
  await waitFor(() =>
    expect(lastSent('/document/file')).toMatchObject({ language: 'fr', values: { transfereeId: 'emerald' } }),
  )
})

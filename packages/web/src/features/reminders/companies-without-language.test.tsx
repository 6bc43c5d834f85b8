// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/query-client'
import { CompaniesWithoutLanguage } from './companies-without-language.tsx'

const show = (totalItems: number) => {
  const onAnswer = vi.fn<() => void>()
  const sent = vi.fn<(path: string, body: unknown) => void>()
  vi.stubGlobal('fetch', (path: string, { body = '{}' }: { body?: string } = {}) => {
    sent(path, JSON.parse(body))
    const answer = path.includes('bulk') ? { bulkId: 'b', data: [] } : { data: [], totalItems, totalPages: 1 }
    return Promise.resolve(new Response(JSON.stringify({ ok: true, ...answer })))
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <CompaniesWithoutLanguage onAnswer={onAnswer} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return { onAnswer, sent }
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('the language that is chosen is entered for all companies that have none (REM-12)', async () => {
  const { onAnswer, sent } = show(374)
  expect((await screen.findByRole('status')).textContent).toContain('374 companies have no language')

  fireEvent.click(screen.getByRole('button', { name: 'French' }))
  await waitFor(() => expect(onAnswer).toHaveBeenCalledTimes(1))
  const change = { action: 'update', query: { language: 'none' }, values: { language: 'fr' } }
  expect(sent.mock.calls).toContainEqual([
    expect.stringContaining('/organization/bulk'),
    expect.objectContaining(change),
  ])
})

it('they may be left without one, and nobody is asked where each has one', async () => {
  const { onAnswer, sent } = show(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it empty' }))
  expect(onAnswer).toHaveBeenCalledTimes(1)
  expect(sent.mock.calls.filter(([path]) => path.includes('bulk'))).toEqual([])

  cleanup()
  queryClient.clear()
  const none = show(0)
  await waitFor(() => expect(none.sent).toHaveBeenCalled())
  expect(screen.queryByRole('status')).toBeNull()
})

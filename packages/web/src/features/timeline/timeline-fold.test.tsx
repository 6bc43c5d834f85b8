// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { TimelineEntry } from '@registrar/domain/timeline/timeline-entry'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '#lib/query-client'
import { TimelineFold } from './timeline-fold.tsx'

const note: TimelineEntry = {
  _id: '7',
  kind: 'note',
  at: '2026-01-02T10:00:00.000Z',
  user: { _id: 'u', name: 'Niamh Kelly' },
  source: 'screen',
  action: 'created',
  recordType: 'note',
  recordId: 'n1',
  title: null,
  fields: [{ field: 'text', label: 'Text', from: null, to: 'Called the client.' }],
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('a timeline asks for nothing until it is opened, then shows what happened and who did it (TIME-1)', async () => {
  const answer = { ok: true, data: [note], totalItems: 1, totalPages: 1 }
  const asked = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response(JSON.stringify(answer))))
  vi.stubGlobal('fetch', asked)
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <TimelineFold owner={{ peopleId: 'p1' }} record={{ mail: null, otherMails: [] }} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  const button = screen.getByRole('button', { name: 'Timeline' })
  expect([button.getAttribute('aria-expanded'), asked.mock.calls.length]).toEqual(['false', 0])

  fireEvent.click(button)
  const row = await screen.findByRole('listitem', {}, { timeout: 10_000 })
  expect(row.textContent).toContain('Niamh Kelly added the note')
  expect(row.textContent).toContain('Called the client.')

  fireEvent.click(button)
  expect(screen.queryByRole('listitem')).toBeNull()
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '#lib/query-client'
import { sessionQuery } from '#lib/session'
import { DuplicateActions } from './duplicate-actions.tsx'

afterEach(cleanup)

const staff = { _id: 'u', firstName: 'Aoife', lastName: 'Byrne', mail: 'a@b.example', role: 'staff' as const }
const HINT = 'Two that are ticked can be merged.'

it.each([
  [1, true],
  [2, false],
  [3, true],
])('of %i ticked duplicates it says that two can be merged: %s (MERGE-7)', (count, isSaid) => {
  const records = Array.from({ length: count }, (_, index) => ({ _id: `p${index}`, label: `Donal Ryan ${index}` }))
  queryClient.setQueryData(sessionQuery.queryKey, { user: staff as never, lastEventId: undefined })
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <DuplicateActions recordType="person" records={records} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  expect(screen.queryByText(HINT) !== null).toBe(isSaid)
  expect(screen.getByRole('button', { name: 'Merge' }).hasAttribute('disabled')).toBe(isSaid)
})

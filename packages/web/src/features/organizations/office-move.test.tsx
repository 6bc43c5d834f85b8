// @vitest-environment happy-dom
import { useForm } from '@mantine/form'
import { MantineProvider } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { addDays } from '@registrar/domain/shared/iso-date'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useChangeQuestion } from '#features/filings'
import { today } from '#lib/clock'
import { queryClient } from '#lib/query-client'
import { OfficeMove } from './office-move.tsx'

const saved = {
  name: 'Harbour Ltd',
  address: '1 Quay Street',
  cro: '',
  incorporationDate: null,
  creationStatus: 'IN_PROGRESS',
  companyType: null,
  croStatus: null,
} as const

const Move = ({ typed }: { typed: Partial<Organization> }) => {
  const form = useForm({ mode: 'uncontrolled', initialValues: { ...saved, address: '2 Long Walk', ...typed } as never })
  const organization = { ...saved, _id: 'c', followUps: [], version: 1 } as unknown as Organization
  return <OfficeMove organization={organization} form={form} question={useChangeQuestion(1)} />
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['in a company that is being formed', {}, /nothing is to be filed of a company that is being formed/],
  ['with the day of incorporation', { incorporationDate: addDays(today(), -9) }, /B2 to be filed by/],
  ['with a status that says it exists', { creationStatus: 'COMPLETED' as const }, /B2 to be filed by/],
])('a move of the office that is typed %s says what the save makes of it (FIL-7, FIL-9)', async (_, typed, text) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ ok: true, data: [] }))))
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <Move typed={typed} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  expect(await screen.findByText(text)).toBeDefined()
})

// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import type { OwnershipAnswer } from '@registrar/domain/ownership/ownership-answer'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ownershipQuery } from './ownership.api.ts'
import { OwnershipSection } from './ownership-section.tsx'

const owner = (personId: string, name: string, isOwner: boolean): OwnershipAnswer['owners'][number] => ({
  personId,
  name,
  percentage: 40,
  direct: 40,
  votes: 40,
  isOwner,
  grounds: isOwner ? ['shares', 'votes'] : [],
  paths: [],
})

const ownership: OwnershipAnswer = {
  owners: [owner('1', 'Orla Byrne', true), owner('2', 'Rémi Colin', false), owner('3', 'Una Daly', false)],
  total: 120,
  asked: [{ personId: '2', name: 'Rémi Colin', percentage: 40 }],
  gaps: [],
  cycles: [],
  seniorManagers: [],
  companies: [{ organizationId: 'c', name: 'Company Limited' }],
  holdings: [],
}

const show = (scheme: 'light' | 'dark') => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(ownershipQuery('c', '2026-11-27').queryKey, ownership)
  render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test" forceColorScheme={scheme}>
        <OwnershipSection organizationId="c" asAt="2026-11-27" />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

afterEach(cleanup)

it.each([
  ['light', 1],
  ['dark', 2],
] as const)('prints the chart in light where the screen is %s (UI-21)', (scheme, pictures) => {
  show(scheme)
  const shown = screen.getAllByAltText(/^The owners of Company Limited/)
  expect(shown).toHaveLength(pictures)
  const printed = shown
    .filter((picture) => !('unprinted' in picture.dataset))
    .map((picture) => picture.getAttribute('src'))
  cleanup()
  show('light')
  expect(printed).toEqual([screen.getByAltText(/^The owners of Company Limited/).getAttribute('src')])
})

it('says of everybody whether it is an owner, and of a nominee that it is not known who is (OWN-7)', () => {
  show('light')

  const texts = screen.getAllByRole('row').map((row) => row.textContent)
  expect(texts).toEqual([
    'NameOwnsDirectlyVotesBeneficial owner',
    'Orla Byrne40%40%40%Yes, by shares, votes',
    'Rémi Colin40%40%40%Not known: holds for somebody else',
    'Una Daly40%40%40%No',
  ])
})

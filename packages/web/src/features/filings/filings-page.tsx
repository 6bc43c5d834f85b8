import { Select } from '@mantine/core'
import type { Filing } from '@registrar/domain/filings/filing'
import { filingKinds, filingTitle } from '@registrar/domain/filings/filing-kinds'
import { filingStateLabels, filingStates, openFilingStates } from '@registrar/domain/filings/filing-state'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { addDays, addMonths, displayMonth } from '@registrar/domain/shared/iso-date'
import { getRouteApi } from '@tanstack/react-router'
import { filingBulk } from '#features/bulk'
import { useListState } from '#lib/list-state'
import { KindsFilter } from '#ui/kinds-filter'
import { ListView } from '#ui/list-view'
import { MonthField } from '#ui/month-field'
import { filingColumns } from './filing-columns.tsx'
import type { FilingListState } from './filing-list-search.ts'
import { FILINGS } from './filings.api.ts'

const ANY_MONTH = 'Any month'

const route = getRouteApi('/staff/filings')

const kindLabels = Object.fromEntries(filingKinds.map((kind) => [kind, filingTitle(kind)])) as Record<
  (typeof filingKinds)[number],
  string
>

const states = [
  { value: 'open' as const, label: 'To do' },
  ...filingStates.map((value) => ({ value, label: filingStateLabels[value] })),
  { value: 'all' as const, label: 'All states' },
]

const stateOf = (value: string | null): FilingListState['state'] =>
  states.find((state) => state.value === value)?.value ?? 'open'

const statesOf = (state: FilingListState['state']) => {
  if (state === 'all') return []
  return state === 'open' ? [...openFilingStates] : [state]
}

const filtersOf = ({ kinds, state, month }: FilingListState) => {
  const first = month && `${month}-01`
  return {
    kinds,
    states: statesOf(state),
    ...(first && { from: first, to: addDays(addMonths(first, 1), -1) }),
  }
}

/** What the CRO, the RBO and Revenue want of all companies, by state and month (FIL-6). */
export const FilingsPage = () => {
  const state = useListState(route.useSearch())
  const { values, set } = state

  return (
    <ListView<Filing, FilingListState, typeof filingsCalls.searchFilings>
      title="Filings"
      name={FILINGS}
      call={filingsCalls.searchFilings}
      exportCall={filingsCalls.exportFilings}
      filters={filtersOf}
      columns={filingColumns}
      rowTo={({ organizationId }) => `/organization/${organizationId}/FILINGS_TAB`}
      rowName={({ kind, organizationName }) => `${filingTitle(kind)} of ${organizationName}`}
      state={state}
      searchPlaceholder="Search by company or what happened"
      empty="No filings found"
      onwards={{ to: '/organization', label: 'Organizations' }}
      failureMessage="Error fetching filings"
      bulk={filingBulk}
      isMoreSet={values.state !== 'open' || values.kinds.length > 0 || values.month !== undefined}
      moreFilters={
        <>
          <Select
            aria-label="State"
            data={states}
            value={values.state}
            allowDeselect={false}
            onChange={(value) => set({ state: stateOf(value) })}
            w={150}
          />
          <KindsFilter
            kinds={filingKinds}
            labels={kindLabels}
            value={values.kinds}
            onChange={(kinds) => set({ kinds })}
            placeholder="All documents"
            miw={180}
          />
          <MonthField
            aria-label={`${values.month ? displayMonth(`${values.month}-01`) : ANY_MONTH}, month of the last day`}
            placeholder={ANY_MONTH}
            value={values.month ?? null}
            onChange={(month) => set({ month: month ?? undefined })}
          />
        </>
      }
    />
  )
}

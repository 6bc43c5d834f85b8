import { Group, Select, Stack } from '@mantine/core'
import { hasEachWord } from '@registrar/domain/shared/fold-text'
import { type ReactNode, useState } from 'react'
import { Pagination } from './pagination.tsx'
import { SearchBox } from './search-box.tsx'
import { Empty } from './states.tsx'

/** More rows take seconds to draw. */
const LIMIT = 50

type Compare<R> = (one: R, other: R) => number

/** What is searched, the sort by its words, and the page. */
type FoundState = { search?: string; by?: string; page?: number }

/** Where that is kept; `useListState` keeps it in the address. */
export type FoundPlace = {
  values: { [K in keyof FoundState]?: FoundState[K] | undefined }
  set: (patch: FoundState, how?: { replace?: boolean }) => void
}

const useOwnPlace = (): FoundPlace => {
  const [values, setValues] = useState<FoundState>({})
  return { values, set: (patch) => setValues((before) => ({ ...before, page: 1, ...patch })) }
}

type Props<R> = {
  /** names the page numbers: 'Pages of Members' */
  label: string
  placeholder: string
  items: readonly R[]
  /** what the words of a search are looked for in */
  textOf: (item: R) => string
  /** how the rows can be sorted, by what the control says; null for the order in which they came */
  sorts: Readonly<Record<string, Compare<R> | null>>
  /** beside the search box */
  actions?: ReactNode
  /** what shows when a search finds nothing */
  nothingFound: string
  /** where search, sort and page are kept; by default in the component, and lost when it is left */
  place?: FoundPlace
  /** draws the rows of the page, also when there is none: a dialog of a row that a colleague removed stays open */
  children: (rows: R[]) => ReactNode
}

/** Rows that are loaded whole, with a search box, a sort and pages of 50 (LIST-16). */
export const FoundRows = <R,>(props: Props<R>) => {
  const { items, textOf, sorts, children } = props
  const own = useOwnPlace()
  const { values, set } = props.place ?? own
  const { search = '', page: wanted = 1 } = values
  const [first = ''] = Object.keys(sorts)
  const sort = values.by !== undefined && values.by in sorts ? values.by : first

  const found = search.trim() === '' ? [...items] : items.filter((item) => hasEachWord(textOf(item), search))
  const compare = sorts[sort]
  const sorted = compare ? found.toSorted(compare) : found
  const totalPages = Math.ceil(sorted.length / LIMIT)
  const page = Math.min(wanted, Math.max(1, totalPages))

  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Group gap="xs" role="search">
          <SearchBox
            value={search}
            onChange={(next) => set({ search: next }, { replace: true })}
            placeholder={props.placeholder}
          />
          <Select
            aria-label="Sort by"
            data={Object.keys(sorts)}
            value={sort}
            onChange={(next) => next && set({ by: next })}
            allowDeselect={false}
            w={150}
          />
        </Group>
        {props.actions}
      </Group>
      {sorted.length === 0 && items.length > 0 && <Empty>{props.nothingFound}</Empty>}
      {children(sorted.slice((page - 1) * LIMIT, page * LIMIT))}
      {totalPages > 1 && (
        <Pagination
          label={`Pages of ${props.label}`}
          page={page}
          limit={LIMIT}
          totalItems={sorted.length}
          totalPages={totalPages}
          onPage={(next) => set({ page: next })}
        />
      )}
    </Stack>
  )
}

import { Group, Select, Stack } from '@mantine/core'
import { hasEachWord } from '@registrar/domain/shared/fold-text'
import { type ReactNode, useState } from 'react'
import { Pagination } from './pagination.tsx'
import { SearchBox } from './search-box.tsx'
import { Empty } from './states.tsx'

/** More rows take seconds to draw. */
const LIMIT = 50

type Compare<R> = (one: R, other: R) => number

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
  /** draws the rows of the page, also when there is none: a dialog of a row that a colleague removed stays open */
  children: (rows: R[]) => ReactNode
}

/** Rows that are loaded whole, with a search box, a sort and pages of 50 (LIST-16). */
export const FoundRows = <R,>(props: Props<R>) => {
  const { items, textOf, sorts, children } = props
  const [search, setSearch] = useState('')
  const [sort, setSort] = useState(Object.keys(sorts)[0] ?? '')
  const [wanted, setWanted] = useState(1)

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
            onChange={(next) => {
              setSearch(next)
              setWanted(1)
            }}
            placeholder={props.placeholder}
          />
          <Select
            aria-label="Sort by"
            data={Object.keys(sorts)}
            value={sort}
            onChange={(next) => next && setSort(next)}
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
          onPage={setWanted}
        />
      )}
    </Stack>
  )
}

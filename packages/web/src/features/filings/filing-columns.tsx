import { Text } from '@mantine/core'
import type { Filing } from '@registrar/domain/filings/filing'
import { filingListing } from '@registrar/domain/filings/filing-listing'
import { isOpenState } from '@registrar/domain/filings/filing-state'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import type { Column } from '#ui/data-table'
import { DueDate, LATE_COLOR } from '#ui/due-date'
import { choosableColumns } from '#ui/table-columns'

const isOpen = ({ state, isCompanyOver }: Filing) => isOpenState(state) && !isCompanyOver

// A day that is past is red while something is still to be done. One that nobody has confirmed is not late (AR-23), and the day by which
// what was sent back is to be corrected stands beside the last day in law, by which the list is sorted.
const LastDay = ({ row }: { row: Filing }) => {
  const day = row.legalDate
  if (row.state === 'sentBack' && row.correctBy && isOpen(row))
    return (
      <>
        {day && displayDate(day)}{' '}
        <Text span size="xs" c={row.correctBy < today() ? LATE_COLOR : 'dimmed'}>
          correct by {displayDate(row.correctBy)}
        </Text>
      </>
    )
  if (!day) return '–'
  if (row.isUnconfirmed)
    return (
      <>
        {displayDate(day)}{' '}
        <Text span size="xs" c="dimmed">
          not confirmed
        </Text>
      </>
    )
  return isOpen(row) ? <DueDate date={day} /> : displayDate(day)
}

/** The columns of the list of filings (FIL-6). */
export const filingColumns: Column<Filing>[] = choosableColumns(filingListing, {
  legalDate: { card: 'top', cell: (row) => <LastDay row={row} /> },
  organizationName: { card: 'title' },
  kind: { card: 'bottom' },
  event: { card: 'bottom' },
  state: { card: 'bottom' },
})

import { Skeleton, Stack } from '@mantine/core'
import type { DeadlineRow } from '@registrar/domain/deadlines/deadline-listing'
import type { UseQueryResult } from '@tanstack/react-query'
import { Failed } from '#ui/states'
import { DeadlineListRow } from './deadline-row.tsx'
import classes from './deadlines.module.css'

/** The rows of a group of deadlines, while they load, when they could not be read, and when they are there. */
export const DeadlineRows = ({ list }: { list: UseQueryResult<{ data: DeadlineRow[] }> }) => {
  const rows = list.data?.data

  return (
    <>
      {list.error && !rows && <Failed message="Error fetching deadlines" onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <Stack px="md" pb="md" aria-label="Loading">
          <Skeleton height={12} width="70%" />
        </Stack>
      )}
      {rows && rows.length > 0 && (
        <ul className={classes.rows}>
          {rows.map((row) => (
            <DeadlineListRow key={row._id} row={row} />
          ))}
        </ul>
      )}
    </>
  )
}

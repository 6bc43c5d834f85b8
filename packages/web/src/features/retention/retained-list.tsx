import { Button, Group } from '@mantine/core'
import type { RetainedRow, RetentionState } from '@registrar/domain/retention/retention-search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSelection } from '#lib/selection'
import { PagedResult } from '#ui/query-result'
import { EraseModal } from './erase-modal.tsx'
import { HoldModal } from './hold-modal.tsx'
import { retainedQuery, RETENTION_LIMIT } from './retention.api.ts'
import { RetainedTable } from './retained-table.tsx'
import type { OnPage } from '#ui/pagination'

const emptyTexts: Record<RetentionState, string> = {
  due: 'Nothing is due to be erased',
  held: 'Nothing is on hold',
  upcoming: 'Nothing falls due within 90 days',
}

type Props = {
  label: string
  state: RetentionState
  search: string
  page: number
  onPage: OnPage
}

/** The records that are due, on hold or upcoming. Those that are due can be ticked and erased. */
export const RetainedList = ({ label, state, search, page, onPage }: Props) => {
  const query = useQuery(retainedQuery({ state, search, page }))
  const records = query.data?.data ?? []
  // Only the rows on screen are erased together, so another page begins without ticks.
  const pageKey = JSON.stringify([search, page])
  const selection = useSelection(query.data, pageKey, pageKey)
  const chosen = records.filter(({ _id }) => selection.has(_id))
  const [held, setHeld] = useState<RetainedRow>()
  const [isErasing, setErasing] = useState(false)

  return (
    <>
      <PagedResult
        query={query}
        failureMessage="Error fetching records"
        empty={emptyTexts[state]}
        page={page}
        limit={RETENTION_LIMIT}
        onPage={onPage}
      >
        {(found) => (
          <>
            {state === 'due' && (
              <Group>
                <Button color="red" disabled={chosen.length === 0} onClick={() => setErasing(true)}>
                  Erase {chosen.length > 0 && chosen.length}
                </Button>
              </Group>
            )}
            <RetainedTable
              label={label}
              records={found}
              selection={state === 'due' ? selection : undefined}
              onHold={setHeld}
            />
          </>
        )}
      </PagedResult>
      {held && <HoldModal record={held} onClose={() => setHeld(undefined)} />}
      {isErasing && (
        <EraseModal
          records={chosen}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false)
            selection.clear()
          }}
        />
      )}
    </>
  )
}

import { Button, Group } from '@mantine/core'
import type { RetainedRow, RetentionState } from '@registrar/domain/retention/retention-search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PagedResult } from '#ui/query-result'
import { EraseModal } from './erase-modal.tsx'
import { HoldModal } from './hold-modal.tsx'
import { retainedQuery, RETENTION_LIMIT } from './retention.api.ts'
import { RetainedTable } from './retained-table.tsx'

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
  onPage: (page: number) => void
}

/** What is due, held or upcoming; what is due can be erased, one or several. */
export const RetainedList = ({ label, state, search, page, onPage }: Props) => {
  const query = useQuery(retainedQuery({ state, search, page }))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [held, setHeld] = useState<RetainedRow>()
  const [isErasing, setErasing] = useState(false)

  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)))
  const chosenRecords = query.data?.data.filter(({ _id }) => chosen.has(_id)) ?? []

  return (
    <>
      <PagedResult
        query={query}
        failureMessage="Failed to read the retention"
        empty={emptyTexts[state]}
        page={page}
        limit={RETENTION_LIMIT}
        onPage={onPage}
      >
        {(records) => (
          <>
            {state === 'due' && (
              <Group>
                <Button color="red" disabled={chosenRecords.length === 0} onClick={() => setErasing(true)}>
                  Erase {chosenRecords.length > 0 && chosenRecords.length}
                </Button>
              </Group>
            )}
            <RetainedTable
              label={label}
              records={records}
              chosen={state === 'due' ? chosen : undefined}
              onChoose={choose}
              onHold={setHeld}
            />
          </>
        )}
      </PagedResult>
      {held && <HoldModal record={held} onClose={() => setHeld(undefined)} />}
      {isErasing && (
        <EraseModal
          records={chosenRecords}
          onClose={() => setErasing(false)}
          onErased={() => {
            setErasing(false)
            setChosen(new Set())
          }}
        />
      )}
    </>
  )
}

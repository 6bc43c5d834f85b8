import { Button, Group, List, Text, Textarea, TextInput } from '@mantine/core'
import type { RetainedRow, RetentionState } from '@registrar/domain/retention/retention-search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countText } from '@registrar/domain/shared/count-text'
import { useSelection } from '#lib/selection'
import { PagedResult } from '#ui/query-result'
import type { OnPage } from '#ui/pagination'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { retainedQuery, RETENTION_LIMIT, useErase, useHold } from './retention.api.ts'
import { RetainedTable } from './retained-table.tsx'

/** Puts a record on hold, with a reason (RET-4). */
const HoldModal = ({ record, onClose }: { record: RetainedRow; onClose: () => void }) => {
  const { recordType, _id, name } = record
  const form = useDialogForm({
    about: `hold ${_id}`,
    initial: { reason: '' },
    toBody: ({ reason }) => (reason.trim() ? { recordType, _id, reason: reason.trim() } : undefined),
    mutation: useHold(name),
    onSaved: onClose,
  })

  return (
    <ModalForm title={`Put ${name} on hold`} onClose={onClose} submitLabel="Put on hold" {...form.dialog}>
      <Text size="sm">It is not erased until the hold ends.</Text>
      <Textarea label="Reason" required autosize minRows={2} data-autofocus {...form.text('reason')} />
    </ModalForm>
  )
}

const WORD = 'ERASE'
const MAX_NAMES = 10

type EraseModalProps = { records: RetainedRow[]; onClose: () => void; onErased: () => void }

/** Asks before records are erased: what goes, and the word that confirms it (RET-5). */
const EraseModal = ({ records, onClose, onErased }: EraseModalProps) => {
  const form = useDialogForm({
    about: records.map(({ _id }) => _id).join(' '),
    initial: { word: '' },
    toBody: ({ word }) =>
      word.trim() === WORD ? records.map(({ recordType, _id }) => ({ recordType, _id })) : undefined,
    mutation: useErase(),
    onSaved: onErased,
  })

  return (
    <ModalForm
      title={`Erase ${countText(records.length, 'record')}`}
      onClose={onClose}
      submitLabel="Erase for good"
      isDestructive
      {...form.dialog}
      isDirty={false}
    >
      <List size="sm">
        {records.slice(0, MAX_NAMES).map(({ _id, name }) => (
          <List.Item key={_id}>{name}</List.Item>
        ))}
        {records.length > MAX_NAMES && <List.Item>and {records.length - MAX_NAMES} more</List.Item>}
      </List>
      <Text size="sm">
        Links, follow-ups, forms, tasks, emails, the AML file with its signed versions, files, and old values in the
        history go. Orders stay without their customer, and a certificate without personal data stays. This cannot be
        undone.
      </Text>
      <TextInput label={`Type ${WORD} to confirm`} required data-autofocus {...form.text('word')} />
    </ModalForm>
  )
}

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

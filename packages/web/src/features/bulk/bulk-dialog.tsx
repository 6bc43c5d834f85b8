import { Button, Select, Text } from '@mantine/core'
import type { BulkItem } from '@registrar/domain/bulk/bulk'
import type { UserReference } from '@registrar/domain/users/users'
import { useState } from 'react'
import { UserMultiSelect } from '#features/users'
import { DateField } from '#ui/date-field'
import { Dialog } from '#ui/dialog'
import { DialogActions } from '#ui/dialog-actions'
import type { ListBulkBarProps } from '#ui/list-view'
import { ModalForm } from '#ui/modal-form'
import { type BulkChoice, type BulkRecordKind, optionsOf, recordCount } from './bulk-choices.ts'
import { BulkRefusals } from './bulk-refusals.tsx'
import { BulkProgressBar } from './bulk-progress-bar.tsx'
import { canUndoBulk, resultText } from './bulk-result.ts'
import { newBulkId } from './new-bulk-id.ts'
import { useBulkProgress } from './bulk-progress.api.ts'
import { useChangeSeveral } from './bulk.api.ts'
import { useUndoBulk } from './undo-bulk.tsx'

type Props = Pick<ListBulkBarProps, 'selection' | 'query' | 'nameOf'> & {
  kind: BulkRecordKind
  choice: BulkChoice
  onClose: () => void
}

type Answers = { users: UserReference[]; day: string | null; chosen: Record<string, unknown> | undefined }

// The values that the call is sent, or undefined until the user has filled in what the action needs.
const valuesOf = (input: BulkChoice['input'], { users, day, chosen }: Answers): Record<string, unknown> | undefined => {
  if (input === undefined) return {}
  if (input === 'day') return { dueDate: day }
  if (input === 'users') return users.length > 0 ? { users } : undefined
  return chosen
}

/** Says what will happen to how many records, does it, and lists what was refused and why (BULK-2). */
export const BulkDialog = ({ kind, choice, selection, query, nameOf, onClose }: Props) => {
  const { action, label, input, done } = choice
  const [users, setUsers] = useState<UserReference[]>([])
  const [option, setOption] = useState<string | null>(null)
  const [result, setResult] = useState<BulkItem[]>()
  const [day, setDay] = useState<string | null>(null)
  const [bulkId, setBulkId] = useState(newBulkId)
  const change = useChangeSeveral(kind, done)
  const undo = useUndoBulk()
  const progress = useBulkProgress(bulkId, change.isPending)

  const chosen = optionsOf(input).find(({ value }) => value === option)?.values
  const values = valuesOf(input, { users, day, chosen })
  const records = recordCount(kind, selection.count)

  const finish = () => {
    onClose()
    selection.clear()
  }

  const submit = () => {
    if (!values) return
    const target = selection.isAll ? { query } : { ids: [...selection.ids] }
    change.mutate(
      { ...target, bulkId, action, values },
      {
        onSuccess: ({ data }) => (data.every(({ ok }) => ok) ? finish() : setResult(data)),
        // The next attempt is a change of its own, with its own progress.
        onError: () => setBulkId(newBulkId()),
      },
    )
  }

  if (result)
    return (
      <Dialog opened onClose={finish} title={resultText(result, done)} size="md">
        <BulkRefusals items={result} nameOf={nameOf} />
        <DialogActions>
          {canUndoBulk(action, result) && (
            <Button
              variant="default"
              onClick={() => {
                undo.mutate(bulkId)
                finish()
              }}
            >
              Undo
            </Button>
          )}
          <Button onClick={finish}>Close</Button>
        </DialogActions>
      </Dialog>
    )

  return (
    <ModalForm
      title={label}
      isOpen
      onClose={onClose}
      onSubmit={submit}
      submitLabel={label}
      isBusy={change.isPending}
      canSubmit={Boolean(values)}
    >
      <Text size="md">{choice.describe(records)}</Text>
      {input === 'users' && (
        <UserMultiSelect users={users} onChange={setUsers} label="People in charge" placeholder="Choose" isField />
      )}
      {typeof input === 'object' && (
        <Select label={input.label} data={input.options} value={option} onChange={setOption} searchable required />
      )}
      {input === 'day' && <DateField label="Due date" value={day} onChange={setDay} />}
      {change.isPending && <BulkProgressBar records={records} progress={progress} />}
    </ModalForm>
  )
}

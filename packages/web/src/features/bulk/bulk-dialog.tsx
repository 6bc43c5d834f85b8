import { Button, Select, Text } from '@mantine/core'
import type { BulkItem } from '@registrar/domain/bulk/bulk'
import type { UserReference } from '@registrar/domain/users/users'
import { useState } from 'react'
import { UserMultiSelect } from '#features/users'
import { newUuid } from '#lib/new-uuid'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { Dialog } from '#ui/dialog'
import { DialogActions } from '#ui/dialog-actions'
import type { ListBulkBarProps } from '#ui/list-view'
import { ModalForm } from '#ui/modal-form'
import { type BulkChoice, type BulkRecordKind, optionsOf, recordCount } from './bulk-choices.ts'
import { BulkRefusals } from './bulk-refusals.tsx'
import { BulkProgressBar } from './bulk-progress-bar.tsx'
import { canUndoBulk, resultText } from './bulk-result.ts'
import { useBulkProgress } from './bulk-progress.api.ts'
import { useBulkAction } from './bulk.api.ts'
import { useUndoBulk } from './undo-bulk.tsx'

type Props = Pick<ListBulkBarProps, 'selection' | 'query' | 'nameOf'> & {
  kind: BulkRecordKind
  choice: BulkChoice
  onClose: () => void
}

type Answers = { users: UserReference[]; day: string | null; option: string | null }

const initial: Answers = { users: [], day: null, option: null }

// The values that the call is sent, or undefined until the user has filled in what the action needs.
const valuesOf = (input: BulkChoice['input'], { users, day, option }: Answers): Record<string, unknown> | undefined => {
  if (input === undefined) return {}
  if (input === 'day') return { dueDate: day }
  if (input === 'users') return users.length > 0 ? { users } : undefined
  return optionsOf(input).find(({ value }) => value === option)?.values
}

/** Says what will happen to how many records, does it, and lists what was refused and why (BULK-2). */
export const BulkDialog = ({ kind, choice, selection, query, nameOf, onClose }: Props) => {
  const { action, label, input, done } = choice
  const [result, setResult] = useState<BulkItem[]>()
  // The progress of the change is followed by this id (BULK-4).
  const [bulkId, setBulkId] = useState(newUuid)
  const change = useBulkAction(kind, done)
  const undo = useUndoBulk()
  const progress = useBulkProgress(bulkId, change.isPending)
  const records = recordCount(kind, selection.count)

  const finish = () => {
    onClose()
    selection.clear()
  }

  // The next attempt is a change of its own, with its own progress.
  const mutate: typeof change.mutate = (body, options) =>
    change.mutate(body, { ...options, onError: () => setBulkId(newUuid()) })

  const form = useDialogForm({
    initial,
    toBody: (answers) => {
      const target = selection.isAll ? { query } : { ids: [...selection.ids] }
      const values = valuesOf(input, answers)
      return values && { ...target, bulkId, action, values }
    },
    mutation: { ...change, mutate },
    onSaved: ({ data }) => (data.every(({ ok }) => ok) ? finish() : setResult(data)),
  })

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
    <ModalForm title={label} isOpen onClose={onClose} submitLabel={label} {...form.dialog}>
      <Text size="md">{choice.describe(records)}</Text>
      {input === 'users' && (
        <UserMultiSelect
          users={form.values.users}
          onChange={(users) => form.change({ users })}
          label="People in charge"
          placeholder="Choose"
          isField
        />
      )}
      {typeof input === 'object' && (
        <Select label={input.label} data={input.options} searchable required {...form.field('option')} />
      )}
      {input === 'day' && <DateField label="Due date" {...form.field('day')} />}
      {change.isPending && <BulkProgressBar records={records} progress={progress} />}
    </ModalForm>
  )
}

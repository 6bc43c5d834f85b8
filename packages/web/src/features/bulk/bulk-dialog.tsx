import { Button, Select, Text } from '@mantine/core'
import type { BulkItem } from '@registrar/domain/bulk/bulk'
import type { UserReference } from '@registrar/domain/users/users'
import { useState } from 'react'
import { UserMultiSelect } from '#features/users'
import { Dialog } from '#ui/dialog'
import { DialogActions } from '#ui/dialog-actions'
import type { ListBulkBarProps } from '#ui/list-view'
import { ModalForm } from '#ui/modal-form'
import { type BulkChoice, type BulkRecordKind, recordCount } from './bulk-choices.ts'
import { BulkRefusals } from './bulk-refusals.tsx'
import { resultText } from './bulk-result.ts'
import { useChangeSeveral } from './bulk.api.ts'

type Props = Pick<ListBulkBarProps, 'selection' | 'query' | 'nameOf'> & {
  kind: BulkRecordKind
  choice: BulkChoice
  onClose: () => void
}

/** Says what will happen to how many records, does it, and lists what was refused and why (BULK-2). */
export const BulkDialog = ({ kind, choice, selection, query, nameOf, onClose }: Props) => {
  const { action, label, asks, done } = choice
  const [users, setUsers] = useState<UserReference[]>([])
  const [option, setOption] = useState<string | null>(null)
  const [result, setResult] = useState<BulkItem[]>()
  const change = useChangeSeveral(kind, done)

  const options = typeof asks === 'object' ? asks.options : []
  const chosen = options.find(({ value }) => value === option)?.values
  const values = asks === undefined ? {} : asks === 'users' ? users.length > 0 && { users } : chosen
  const records = recordCount(kind, selection.count)

  const finish = () => {
    onClose()
    selection.clear()
  }

  const submit = () => {
    if (!values) return
    const meant = selection.isAll ? { query } : { ids: [...selection.ids] }
    change.mutate(
      { ...meant, action, values },
      { onSuccess: ({ data }) => (data.every(({ ok }) => ok) ? finish() : setResult(data)) },
    )
  }

  if (result)
    return (
      <Dialog opened onClose={finish} title={resultText(result, done)} size="md">
        <BulkRefusals items={result} nameOf={nameOf} />
        <DialogActions>
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
      {asks === 'users' && (
        <UserMultiSelect users={users} onChange={setUsers} label="People in charge" placeholder="Choose" isField />
      )}
      {typeof asks === 'object' && (
        <Select label={asks.label} data={asks.options} value={option} onChange={setOption} searchable required />
      )}
      {change.isPending && (
        <Text size="sm" role="status">
          Working on {records}…
        </Text>
      )}
    </ModalForm>
  )
}

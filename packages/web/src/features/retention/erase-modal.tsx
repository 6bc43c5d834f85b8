import { List, Text, TextInput } from '@mantine/core'
import type { RetainedRow } from '@registrar/domain/retention/retention-search'
import { countText } from '@registrar/domain/shared/count-text'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { useErase } from './retention.api.ts'

const WORD = 'ERASE'
const MAX_NAMES = 10

type Props = { records: RetainedRow[]; onClose: () => void; onErased: () => void }

/** Asks before records are erased: what goes, and the word that confirms it (RET-5). */
export const EraseModal = ({ records, onClose, onErased }: Props) => {
  const form = useDialogForm({
    initial: { word: '' },
    toBody: ({ word }) =>
      word.trim() === WORD ? records.map(({ recordType, _id }) => ({ recordType, _id })) : undefined,
    mutation: useErase(),
    onSaved: onErased,
  })

  return (
    <ModalForm
      title={`Erase ${countText(records.length, 'record')}`}
      isOpen
      onClose={onClose}
      submitLabel="Erase for good"
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

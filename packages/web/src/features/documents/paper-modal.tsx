import { Button } from '@mantine/core'
import type { PaperRow } from '@registrar/domain/documents/documents.calls'
import type { FieldName } from '@registrar/domain/documents/paper-fields'
import type { Language } from '@registrar/domain/shared/language'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { Fields } from '#ui/section'
import { type GivenValues, paperAddress, useFileDocument } from './documents.api.ts'
import { PaperField } from './paper-field.tsx'

type Values = Record<string, string | number | null>
type Props = { organizationId: string; row: PaperRow; language: Language; onClose: () => void }

const changedValues = (before: Values, after: Values): GivenValues =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]))

// A number that was not understood is NaN.
const isUnderstood = (values: Values) => !Object.values(values).some((value) => Number.isNaN(value))

/** Fills in what a paper prints, shows it and files it (DOC-2, DOC-4). */
export const PaperModal = ({ organizationId, row, language, onClose }: Props) => {
  const initial: Values = row.values
  const form = useDialogForm({
    initial,
    toBody: (values) =>
      isUnderstood(values)
        ? { organizationId, document: row.document, language, values: changedValues(row.values, values) }
        : undefined,
    mutation: useFileDocument(),
    onSaved: onClose,
  })
  const address = paperAddress(organizationId, row.document, language, changedValues(row.values, form.values))

  return (
    <ModalForm title={row.title} isOpen onClose={onClose} submitLabel="File" size="lg" {...form.dialog}>
      <Fields>
        {(Object.keys(row.values) as FieldName[]).map((name) => (
          <PaperField
            key={name}
            name={name}
            value={form.values[name] ?? null}
            onChange={(value) => form.change({ [name]: value })}
          />
        ))}
      </Fields>
      {isUnderstood(form.values) && (
        <Button component="a" href={address} target="_blank" rel="noopener" variant="default">
          Preview
        </Button>
      )}
    </ModalForm>
  )
}

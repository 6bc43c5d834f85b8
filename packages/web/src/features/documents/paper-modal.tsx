import { Button, TextInput } from '@mantine/core'
import type { PaperRow } from '@registrar/domain/documents/documents.calls'
import { type FieldName, paperFields } from '@registrar/domain/documents/paper-fields'
import type { Language } from '@registrar/domain/shared/language'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { EuroField } from '#ui/euro-field'
import { ModalForm } from '#ui/modal-form'
import type { TypedNumber } from '#ui/number-text-field'
import { Fields } from '#ui/section'
import { WholeNumberField } from '#ui/whole-number-field'
import { type GivenValues, paperAddress, useFileDocument } from './documents.api.ts'

type Values = Record<string, string | number | null>
type Props = { organizationId: string; row: PaperRow; language: Language; onClose: () => void }

const changedValues = (before: Values, after: Values): GivenValues =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name]))

// A number that was not understood is NaN.
const isUnderstood = (values: Values) => !Object.values(values).some((value) => Number.isNaN(value))

type FieldProps = { name: FieldName; value: string | number | null; onChange: (value: string | number | null) => void }

const PaperField = ({ name, value, onChange }: FieldProps) => {
  const { kind, label } = paperFields[name]
  // A company has a dash in place of a birth.
  const isDay = kind === 'day' && (value === null || /^\d{4}-/.test(String(value)))
  if (isDay) return <DateField label={label.en} value={value as string | null} onChange={onChange} />

  const number = {
    label: label.en,
    value: typeof value === 'number' ? value : '',
    onChange: (typed: TypedNumber) => onChange(typed === '' ? null : typed),
  } as const
  // The nominal value of a share may be a fraction of a cent.
  if (kind === 'money') return <EuroField min={0} decimals={4} {...number} />
  if (kind === 'number') return <WholeNumberField {...number} />

  return (
    <TextInput
      label={label.en}
      autoComplete="off"
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

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

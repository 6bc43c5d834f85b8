import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type ChoiceField, paperChoices } from '@registrar/domain/documents/paper-choices'
import { type FieldName, paperFields, type Texts } from '@registrar/domain/documents/paper-fields'
import { DateField } from '#ui/date-field'
import { EuroField } from '#ui/euro-field'
import type { TypedNumber } from '#ui/number-text-field'
import { WholeNumberField } from '#ui/whole-number-field'

type Value = string | number | null
type Props = { name: FieldName; value: Value; onChange: (value: Value) => void }

const choicesOf = (name: ChoiceField) =>
  Object.entries<Texts>(paperChoices[name]).map(([value, { en: label }]) => ({ value, label }))

/** The input for a field of a paper, by its kind. */
export const PaperField = ({ name, value, onChange }: Props) => {
  const { kind, label } = paperFields[name]
  const typedText = { label: label.en, value: value ?? '', autoComplete: 'off' }

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

  if (kind === 'choice')
    return (
      <NativeSelect
        label={label.en}
        data={choicesOf(name as ChoiceField)}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  if (kind === 'lines')
    return <Textarea autosize minRows={3} {...typedText} onChange={(event) => onChange(event.currentTarget.value)} />

  return <TextInput {...typedText} onChange={(event) => onChange(event.currentTarget.value)} />
}

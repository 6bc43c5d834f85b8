import { Textarea, TextInput } from '@mantine/core'
import { memo } from 'react'
import { SignaturePicker } from '#features/users'
import { DateField } from '#ui/date-field'
import { MultiPicker, Picker } from '#ui/picker'
import type { AmlField } from '@registrar/domain/aml/aml-fields'
import { type AmlFormStore, useAmlValue } from './aml-form-store.ts'
import { YesNo } from './yes-no.tsx'

type Props = { store: AmlFormStore; field: AmlField; partner: string }

const MAX_CHARACTERS = 20_000

/** One field of the form. It renders again only when its own value changes. */
export const AmlFieldInput = memo(({ store, field, partner }: Props) => {
  const { name, label } = field
  const value = useAmlValue(store, (values) => values[name])
  const set = (next: unknown) => store.set(name, next as never)
  const text = typeof value === 'string' ? value : ''
  const onText = (event: { currentTarget: { value: string } }) => set(event.currentTarget.value || null)
  if (field.kind === 'yesNo') return <YesNo label={label} name={label} value={value as boolean | null} onChange={set} />
  if (field.kind === 'date')
    return <DateField label={label} aria-label={field.spoken} value={text || null} onChange={set} />
  if (field.kind === 'long')
    return <Textarea label={label} autosize minRows={2} maxLength={MAX_CHARACTERS} value={text} onChange={onText} />
  if (field.kind === 'text')
    return <TextInput label={label} maxLength={MAX_CHARACTERS} value={text} onChange={onText} />
  if (field.kind === 'choice')
    return <Picker label={label} data={[...field.options]} value={text || null} onChange={set} clearable />
  if (field.kind === 'list') {
    const chosen = Array.isArray(value) ? value : []
    const data = [...new Set([...field.options(partner), ...chosen])]
    return <MultiPicker label={label} data={data} value={chosen} onChange={set} clearable />
  }
  return <SignaturePicker label={label} value={value as { user_id: string; user_name: string } | null} onChange={set} />
})
AmlFieldInput.displayName = 'AmlFieldInput'

import { ActionIcon, Group, Radio, Textarea, TextInput } from '@mantine/core'
import { memo, type ReactNode, useRef } from 'react'
import type { AmlField } from '@registrar/domain/aml/aml-fields'
import { IconX } from '@tabler/icons-react'
import { SignaturePicker } from '#features/users'
import { DateField } from '#ui/date-field'
import { MultiPicker } from '#ui/multi-picker'
import { Picker } from '#ui/picker'
import { type AmlFormStore, useAmlValue } from './aml-form-store.ts'
import classes from './aml.module.css'

type YesNoProps = {
  label: ReactNode
  /** the accessible name of the question */
  name: string
  value: boolean | null | undefined
  onChange: (value: boolean | null) => void
}

/** A question with Yes, No, and a button that clears the answer. */
const YesNo = ({ label, name, value, onChange }: YesNoProps) => {
  const firstAnswer = useRef<HTMLInputElement>(null)

  const takeBack = () => {
    // The clicked button is hidden next, and would take the focus with it.
    firstAnswer.current?.focus()
    onChange(null)
  }

  return (
    <Radio.Group
      label={label}
      classNames={{ root: classes.question, label: classes.questionLabel }}
      value={value === true ? 'yes' : value === false ? 'no' : null}
      onChange={(answer) => onChange(answer === 'yes')}
    >
      <Group gap="md" wrap="nowrap" className={classes.answers}>
        <Radio ref={firstAnswer} value="yes" label="Yes" />
        <Radio value="no" label="No" />
        <ActionIcon
          aria-label={`Take back the answer: ${name}`}
          onClick={takeBack}
          style={{ visibility: typeof value === 'boolean' ? 'visible' : 'hidden' }}
        >
          <IconX size={14} stroke={1.75} />
        </ActionIcon>
      </Group>
    </Radio.Group>
  )
}

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

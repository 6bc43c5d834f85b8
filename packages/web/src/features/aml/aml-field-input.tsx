import { ActionIcon, Group, Radio, Textarea, TextInput } from '@mantine/core'
import { memo, type ReactNode, useRef } from 'react'
import type { AmlField, AmlFieldName } from '@registrar/domain/aml/aml-fields'
import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { IconX } from '@tabler/icons-react'
import { SignaturePicker } from '#features/users'
import { DateField } from '#ui/date-field'
import { MultiPicker, Picker } from '#ui/picker'
import { type AmlFormStore, useAmlValue } from './aml-form-store.ts'
import classes from './aml.module.css'
import { fieldElementId } from './use-asked-field.ts'

type YesNoProps = {
  label: ReactNode
  /** the accessible name of the question */
  name: string
  value: boolean | null | undefined
  onChange: (value: boolean | null) => void
}

/** A question with Yes, No, and a button that clears the answer, shown with the pointer or the focus in the question. */
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
          className={classes.takeBack}
          aria-label={`Take back the answer: ${name}`}
          onClick={takeBack}
          data-answered={typeof value === 'boolean' || undefined}
        >
          <IconX size={14} stroke={1.75} />
        </ActionIcon>
      </Group>
    </Radio.Group>
  )
}

type Props = { store: AmlFormStore; field: AmlField; partner: string }

const MAX_CHARACTERS = 20_000

const otherInput = ({ field, partner }: Props, value: AmlChanges[AmlFieldName], set: (next: unknown) => void) => {
  const { label } = field
  const text = typeof value === 'string' ? value : ''
  const onText = (event: { currentTarget: { value: string } }) => set(event.currentTarget.value || null)
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
}

/** One field of the form. It renders again only when its own value changes. */
export const AmlFieldInput = memo((props: Props) => {
  const { store, field } = props
  const { name, label } = field
  const value = useAmlValue(store, (values) => values[name])
  const set = (next: unknown) => store.set(name, next as never)
  return field.kind === 'yesNo' ? (
    <YesNo label={label} name={label} value={value as boolean | null} onChange={set} />
  ) : (
    <div id={fieldElementId(name)}>{otherInput(props, value, set)}</div>
  )
})
AmlFieldInput.displayName = 'AmlFieldInput'

import { Checkbox, type InputWrapperProps, Select, Textarea, TextInput } from '@mantine/core'
import type { SettingKey } from '@registrar/domain/settings/setting-table'
import { settingOf } from '@registrar/domain/settings/setting-table'
import type { RecordForm } from '#lib/use-record-form'
import { PictureInput } from './picture-input.tsx'
import type { SettingFields } from './setting-fields.ts'

type Props = { name: SettingKey; isFixed: boolean; form: RecordForm<SettingFields> }

const LONG = 300

/** The hint stands under the input, so that inputs side by side are in line, whatever the length of their hints. */
const HINT_BELOW: InputWrapperProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']

/** The input of a setting, as its kind asks. What the environment sets cannot be changed, and says so (SET-2). */
export const SettingInput = ({ name, isFixed, form }: Props) => {
  const { label, kind, hint, unset, max = 0, choices = {} } = settingOf(name)
  const description = [hint, isFixed && 'set by the operator'].filter(Boolean).join(' · ')
  const shared = { label, disabled: isFixed, ...(description && { description }) }
  const below = { ...shared, inputWrapperOrder: HINT_BELOW }
  const typed = { ...below, ...form.field(name), ...(unset && { placeholder: unset }) }

  if (kind === 'picture') return <PictureInput {...below} {...form.field(name)} />
  if (kind === 'flag') return <Checkbox {...shared} {...form.checkbox(name)} />
  if (kind === 'choice')
    return (
      <Select
        {...below}
        {...form.field(name)}
        allowDeselect={false}
        data={Object.entries(choices).map(([value, text]) => ({ value, label: text }))}
      />
    )
  if (kind === 'lines' || max > LONG)
    return <Textarea {...typed} autosize minRows={kind === 'lines' ? 3 : 1} maxRows={8} />
  return <TextInput {...typed} inputMode={kind === 'number' ? 'numeric' : 'text'} />
}

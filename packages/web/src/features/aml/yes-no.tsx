import { ActionIcon, Group, Radio } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './aml.module.css'

type Props = {
  label: ReactNode
  /** the accessible name of the question */
  name: string
  value: boolean | null | undefined
  onChange: (value: boolean | null) => void
}

/** A question with Yes, No, and a button that clears the answer. */
export const YesNo = ({ label, name, value, onChange }: Props) => (
  <Radio.Group
    label={label}
    classNames={{ root: classes.question, label: classes.questionLabel }}
    value={value === true ? 'yes' : value === false ? 'no' : null}
    onChange={(answer) => onChange(answer === 'yes')}
  >
    <Group gap="md" wrap="nowrap" className={classes.answers}>
      <Radio value="yes" label="Yes" />
      <Radio value="no" label="No" />
      <ActionIcon
        aria-label={`Take back the answer: ${name}`}
        onClick={() => onChange(null)}
        style={{ visibility: typeof value === 'boolean' ? 'visible' : 'hidden' }}
      >
        <IconX size={14} stroke={1.75} />
      </ActionIcon>
    </Group>
  </Radio.Group>
)

import { ActionIcon, Group, Radio } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import classes from './aml.module.css'

type Props = {
  label: ReactNode
  /** the accessible name of the question */
  name: string
  value: boolean | null | undefined
  onChange: (value: boolean | null) => void
}

/** A question with Yes, No, and a button that clears the answer. */
export const YesNo = ({ label, name, value, onChange }: Props) => {
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

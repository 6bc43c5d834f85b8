import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import type { Conflict } from '@registrar/domain/shared/merge-concurrent-edits'
import { useState } from 'react'
import { openDialog } from '#ui/dialog-host'
import { valueText } from './value-text.ts'

type Conflicts = Record<string, Conflict>
/** the fields in which the other's value stays; undefined when the user went back to editing */
type FieldsOfOther = string[] | undefined

type Props = { conflicts: Conflicts; fieldLabel: (name: string) => string; onAnswer: (fields: FieldsOfOther) => void }

const ConflictChoices = ({ conflicts, fieldLabel, onAnswer }: Props) => {
  const [theirs, setTheirs] = useState<string[]>([])
  const choose = (name: string, whose: string) =>
    setTheirs((before) => (whose === 'theirs' ? [...before, name] : before.filter((one) => one !== name)))

  return (
    <Stack gap="md">
      <Text size="md">Somebody else changed the same fields while you were editing. Choose which values to keep.</Text>
      {Object.entries(conflicts).map(([name, values]) => (
        <Radio.Group
          key={name}
          label={fieldLabel(name)}
          value={theirs.includes(name) ? 'theirs' : 'yours'}
          onChange={(whose) => choose(name, whose)}
        >
          <Stack gap={8} mt={6} style={{ overflowWrap: 'anywhere' }}>
            <Radio value="yours" label={`Yours: ${valueText(values.yours)}`} />
            <Radio value="theirs" label={`Theirs: ${valueText(values.theirs)}`} />
          </Stack>
        </Radio.Group>
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onAnswer(undefined)}>
          Back to editing
        </Button>
        <Button onClick={() => onAnswer(theirs)}>Save</Button>
      </Group>
    </Stack>
  )
}

/** Shows both values of each field and resolves with the fields in which the other's value stays. */
export const resolveConflicts = (conflicts: Conflicts, fieldLabel: (name: string) => string): Promise<FieldsOfOther> =>
  openDialog<FieldsOfOther>({
    title: 'Changed by somebody else',
    size: 'lg',
    whenClosed: undefined,
    content: (answer) => <ConflictChoices conflicts={conflicts} fieldLabel={fieldLabel} onAnswer={answer} />,
  })

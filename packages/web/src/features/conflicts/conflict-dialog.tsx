import { Button, Group, Stack, Text } from '@mantine/core'
import { maskedPps } from '@registrar/domain/people/masked-pps'
import type { Conflict } from '@registrar/domain/shared/merge-concurrent-edits'
import { useState } from 'react'
import { knownSession } from '#lib/session'
import { openDialog } from '#ui/dialog-host'
import { ConflictChoice, type Owner } from './conflict-choice.tsx'
import { type Conflicts, conflictMessage, conflictTitle } from './conflict-texts.ts'

/** the fields in which the other's value stays; undefined when the user went back to editing */
type FieldsOfOther = string[] | undefined

type Props = {
  conflicts: Conflicts
  ownUserId: string | undefined
  fieldLabel: (name: string) => string
  onAnswer: (fields: FieldsOfOther) => void
}

const maskedValue = (value: unknown) => (typeof value === 'string' && value !== '' ? maskedPps(value) : value)

// Only the screen is masked: the values that are saved are the real ones (AUD-4).
const maskedConflict = (conflict: Conflict): Conflict => ({
  ...conflict,
  yours: maskedValue(conflict.yours),
  theirs: maskedValue(conflict.theirs),
})

const ConflictChoices = ({ conflicts, ownUserId, fieldLabel, onAnswer }: Props) => {
  const [owners, setOwners] = useState<Record<string, Owner>>({})
  const fields = Object.keys(conflicts)
  const isComplete = fields.every((name) => owners[name] !== undefined)

  return (
    <Stack gap="md">
      <Text size="md">
        {conflictMessage(conflicts, ownUserId)} Choose which {fields.length === 1 ? 'value' : 'values'} to keep.
      </Text>
      {Object.entries(conflicts).map(([name, conflict]) => (
        <ConflictChoice
          key={name}
          label={fieldLabel(name)}
          conflict={name === 'pps' ? maskedConflict(conflict) : conflict}
          ownUserId={ownUserId}
          owner={owners[name] ?? null}
          onChoose={(owner) => setOwners((before) => ({ ...before, [name]: owner }))}
        />
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onAnswer(undefined)}>
          Back to editing
        </Button>
        <Button disabled={!isComplete} onClick={() => onAnswer(fields.filter((name) => owners[name] === 'theirs'))}>
          Save
        </Button>
      </Group>
    </Stack>
  )
}

/** Shows both values of each field and resolves with the fields in which the other's value stays. */
export const resolveConflicts = (
  conflicts: Conflicts,
  fieldLabel: (name: string) => string,
): Promise<FieldsOfOther> => {
  const ownUserId = knownSession()?.user._id

  return openDialog<FieldsOfOther>({
    title: conflictTitle(conflicts, ownUserId),
    size: 'lg',
    whenClosed: undefined,
    content: (answer) => <ConflictChoices {...{ conflicts, ownUserId, fieldLabel }} onAnswer={answer} />,
  })
}

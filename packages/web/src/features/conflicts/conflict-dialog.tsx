import { Button, Group, Stack, Text } from '@mantine/core'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { LabelledRecordType } from '@registrar/domain/history/logged-fields'
import { useState } from 'react'
import { knownSession } from '#lib/session'
import { openDialog } from '#ui/dialog-host'
import { ConflictChoice, type Owner } from './conflict-choice.tsx'
import { type ConflictField, conflictFields } from './conflict-fields.ts'
import { type Conflicts, conflictMessage, conflictTitle } from './conflict-texts.ts'
import { loadNames } from './value-names.ts'

/** the fields in which the other's value stays; undefined when the user went back to editing */
type FieldsOfOther = string[] | undefined

type Props = {
  conflicts: Conflicts
  ownUserId: string | undefined
  fields: ConflictField[]
  onAnswer: (fields: FieldsOfOther) => void
}

const ConflictChoices = ({ conflicts, ownUserId, fields, onAnswer }: Props) => {
  const [owners, setOwners] = useState<Record<string, Owner>>({})
  const isComplete = fields.every(({ name }) => owners[name] !== undefined)
  const fieldsOfOther = fields.map(({ name }) => name).filter((name) => owners[name] === 'theirs')

  return (
    <Stack gap="md">
      <Text size="md">
        {conflictMessage(conflicts, ownUserId)} Choose which {fields.length === 1 ? 'value' : 'values'} to keep.
      </Text>
      {fields.map((field) => (
        <ConflictChoice
          key={field.name}
          field={field}
          ownUserId={ownUserId}
          owner={owners[field.name] ?? null}
          onChoose={(owner) => setOwners((before) => ({ ...before, [field.name]: owner }))}
        />
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onAnswer(undefined)}>
          Back to editing
        </Button>
        <Button disabled={!isComplete} onClick={() => onAnswer(fieldsOfOther)}>
          Save
        </Button>
      </Group>
    </Stack>
  )
}

/** Shows both values of each field and resolves with the fields in which the other's value stays. */
export const resolveConflicts = async (
  conflicts: Conflicts,
  recordType: LabelledRecordType,
  followUpCode?: FollowUpCode,
): Promise<FieldsOfOther> => {
  const ownUserId = knownSession()?.user._id
  const fields = conflictFields(conflicts, { recordType, followUpCode }, await loadNames(recordType, conflicts))

  return openDialog<FieldsOfOther>({
    title: conflictTitle(conflicts, ownUserId),
    size: 'lg',
    whenClosed: undefined,
    content: (answer) => <ConflictChoices {...{ conflicts, ownUserId, fields }} onAnswer={answer} />,
  })
}

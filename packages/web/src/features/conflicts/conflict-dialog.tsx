import { Button, Group, Mark, Radio, Stack, Text } from '@mantine/core'
import type { FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import type { LabelledRecordType } from '@registrar/domain/history/logged-fields'
import { useState } from 'react'
import { knownSession } from '#lib/session'
import { openDialog } from '#ui/dialog-host'
import { type ConflictField, conflictFields } from './conflict-fields.ts'
import { conflictAuthor, conflictMessage, type Conflicts, conflictTitle } from './conflict-texts.ts'
import { loadNames } from './value-names.ts'
import { differingWords } from './differing-words.ts'

/** Whose value of a field stays. */
type Owner = 'yours' | 'theirs'

type ConflictChoiceProps = {
  field: ConflictField
  ownUserId: string | undefined
  owner: Owner | null
  onChoose: (owner: Owner) => void
}

/** A value, with the words marked that the other value does not have. */
const MarkedText = ({ own, other }: { own: string; other: string }) =>
  differingWords(own, other).map(({ text, isDifferent }, index) =>
    isDifferent ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  )

/** One field of a conflict: your value and the other one. Neither is chosen until the user chooses. */
const ConflictChoice = ({ field, ownUserId, owner, onChoose }: ConflictChoiceProps) => {
  const { label, yours, theirs, edit } = field

  return (
    <Radio.Group label={label} value={owner} onChange={(chosen) => onChoose(chosen === 'theirs' ? 'theirs' : 'yours')}>
      <Stack gap={8} mt={6} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        <Radio
          value="yours"
          label={
            <>
              Yours: <MarkedText own={yours} other={theirs} />
            </>
          }
        />
        <Radio
          value="theirs"
          label={
            <>
              {conflictAuthor(edit, ownUserId)}: <MarkedText own={theirs} other={yours} />
            </>
          }
        />
      </Stack>
    </Radio.Group>
  )
}

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

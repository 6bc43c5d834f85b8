import type { RecordOutcome } from '@registrar/domain/shared/record-outcome'
import { Button, List, Progress, Radio, Stack, Text } from '@mantine/core'
import type { bulkCalls } from '@registrar/domain/bulk/bulk.calls'
import type { Answer } from '@registrar/domain/shared/call'
import type { UserReference } from '@registrar/domain/users/users'
import { useState } from 'react'
import type { BulkAction, BulkProgress } from '@registrar/domain/bulk/bulk'
import { UserMultiSelect } from '#features/users'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { Dialog } from '#ui/dialog'
import { DialogActions } from '#ui/dialog-actions'
import type { ListBulkBarProps } from '#ui/list-view'
import { ModalForm } from '#ui/modal-form'
import { Picker } from '#ui/picker'
import { type BulkChoice, type BulkRecordKind, optionsOf, recordCount } from './bulk-choices.ts'
import { canUndoBulk, percentDone, refusalsOf, resultText } from './bulk-result.ts'
import { useBulkAction } from './bulk.api.ts'
import { RecipientsNote } from './recipients-note.tsx'
import { targetOf } from './bulk-target.ts'
import { SentFields } from './sent-fields.tsx'
import { type SentAnswers, sentChange } from './sent-values.ts'
import { useUndoBulk } from './undo-bulk.tsx'

type BulkProgressBarProps = { records: string; progress: BulkProgress | undefined }

/** How many of the records have been changed or refused so far, in per cent (BULK-4). */
const BulkProgressBar = ({ records, progress }: BulkProgressBarProps) => {
  const percent = percentDone(progress)

  return (
    <Stack gap={4}>
      <Text size="sm" role="status">
        {percent}% of {records}
      </Text>
      <Progress value={percent} aria-label="Progress" />
    </Stack>
  )
}

type BulkRefusalsProps = { items: readonly RecordOutcome[]; nameOf: ListBulkBarProps['nameOf'] }

/** Each reason, with the records that were refused for it. Records of other pages are only counted. */
const BulkRefusals = ({ items, nameOf }: BulkRefusalsProps) =>
  refusalsOf(items).map(({ reason, ids }) => {
    const named = ids.filter((id) => Boolean(nameOf(id)))
    const others = ids.length - named.length

    return (
      <div key={reason}>
        <Text size="sm" fw={600}>
          {reason}
        </Text>
        <List size="sm" mb="sm">
          {named.map((id) => (
            <List.Item key={id}>{nameOf(id)}</List.Item>
          ))}
          {others > 0 && <List.Item>{others} that this page does not show</List.Item>}
        </List>
      </div>
    )
  })

type Props = Pick<ListBulkBarProps, 'selection' | 'query' | 'nameOf' | 'versionOf'> & {
  kind: BulkRecordKind
  choice: BulkChoice
  onClose: () => void
}

type HowToSet = 'replace' | 'add' | 'remove'
type Answers = SentAnswers & { users: UserReference[]; how: HowToSet; option: string | null }

const initialOf = (input: BulkChoice['input']): Answers => ({
  users: [],
  how: 'replace',
  day: input === 'sent' ? today() : null,
  number: '',
  each: {},
  option: null,
})

const howToSet: { value: HowToSet; label: string }[] = [
  { value: 'replace', label: 'Instead of the current ones' },
  { value: 'add', label: 'Add to the current ones' },
  { value: 'remove', label: 'Take away' },
]

type Change = {
  action: BulkAction
  values: Record<string, unknown>
  valuesById?: Record<string, Record<string, unknown>>
}

// People are set as a field of the record; adding them or taking them away is an action of its own (BULK-7).
const usersChange = ({ users, how }: Answers): Change =>
  how === 'replace' ? { action: 'update', values: { users } } : { action: 'assign', values: { how, users } }

const valuesOf = (input: BulkChoice['input'], { day, option }: Answers): Record<string, unknown> | undefined => {
  if (input === undefined) return {}
  if (input === 'day') return { dueDate: day }
  return optionsOf(input).find(({ value }) => value === option)?.values
}

// The change that the call is sent, or undefined until the user has filled in what it needs.
const changeOf = (
  { action, input }: BulkChoice,
  answers: Answers,
  { selection: { ids }, versionOf }: Pick<Props, 'selection' | 'versionOf'>,
): Change | undefined => {
  if (input === 'users') return answers.users.length > 0 ? usersChange(answers) : undefined
  if (input === 'sent') {
    const sent = sentChange(answers, ids, versionOf)
    return sent && { action, ...sent }
  }
  const values = valuesOf(input, answers)
  return values && { action, values }
}

/** Says what will happen to how many records, does it, and lists what was refused and why (BULK-2). */
export const BulkDialog = ({ kind, choice, selection, query, nameOf, versionOf, onClose }: Props) => {
  const { action, label, input, done, isDestructive } = choice
  // The answer, if some of the records were refused.
  const [refused, setRefused] = useState<Answer<typeof bulkCalls.changeOrganizations>>()
  const change = useBulkAction(kind, done, selection.count)
  const undo = useUndoBulk()
  const records = recordCount(kind, selection.count)

  const finish = () => {
    onClose()
    selection.clear()
  }

  const form = useDialogForm({
    about: `${kind} ${label} ${[...selection.ids].join(' ')}`,
    initial: initialOf(input),
    toBody: (answers) => {
      const chosen = changeOf(choice, answers, { selection, versionOf })
      return chosen && { ...targetOf(selection, query), ...chosen }
    },
    mutation: change,
    onSaved: (answer) => (answer.data.every(({ ok }) => ok) ? finish() : setRefused(answer)),
  })

  if (refused)
    return (
      <Dialog opened onClose={finish} title={resultText(refused.data, done)} size="md">
        <BulkRefusals items={refused.data} nameOf={nameOf} />
        <DialogActions>
          {canUndoBulk(action, refused.data) && (
            <Button
              variant="default"
              onClick={() => {
                undo.mutate(refused.bulkId)
                finish()
              }}
            >
              Undo
            </Button>
          )}
          <Button onClick={finish}>Close</Button>
        </DialogActions>
      </Dialog>
    )

  return (
    <ModalForm
      title={label}
      onClose={onClose}
      submitLabel={label}
      isDestructive={isDestructive}
      isSave={false}
      {...form.dialog}
    >
      <Text size="md">{choice.describe(records, selection.count === 1)}</Text>
      {action === 'sendMail' && <RecipientsNote kind={kind} selection={selection} query={query} />}
      {input === 'users' && (
        <Radio.Group label="How" value={form.values.how} onChange={(how) => form.change({ how })}>
          <Stack gap={6} mt={4}>
            {howToSet.map(({ value, label: text }) => (
              <Radio key={value} value={value} label={text} />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {input === 'users' && (
        <UserMultiSelect
          users={form.values.users}
          onChange={(users) => form.change({ users })}
          label="People in charge"
          placeholder="Choose"
          isField
        />
      )}
      {typeof input === 'object' && (
        <Picker label={input.label} data={input.options} required {...form.field('option')} />
      )}
      {input === 'day' && <DateField label="Due date" {...form.field('day')} />}
      {input === 'sent' && (
        <SentFields
          ids={[...selection.ids]}
          nameOf={nameOf}
          values={form.values}
          onChange={form.change}
          problemAt={form.problemAt}
        />
      )}
      {change.isPending && <BulkProgressBar records={records} progress={change.progress} />}
    </ModalForm>
  )
}

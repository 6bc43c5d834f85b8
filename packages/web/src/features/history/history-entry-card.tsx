import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import type {
  HistoryEntry,
  HistoryField,
  HistoryMerge,
  HistoryRecordType,
} from '@registrar/domain/history/history-entry'
import { historyCalls } from '@registrar/domain/history/history.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { displayInstant } from '#lib/clock'
import { useMay } from '#lib/may'
import { useUndoMerge } from '#features/merges'
import { confirm } from '#ui/confirm'
import { Permitted } from '#ui/permitted'
import { useRestoreEntry } from './history.api.ts'
import { RestoreValueButton } from './restore-value-button.tsx'
import classes from './history.module.css'

const nameOf = ({ name }: HistoryMerge): string => name ?? 'another record'

/** What a merge did to the record, as the rest of a sentence about the user (MERGE-9). */
const mergeText = (merge: HistoryMerge): string => {
  if (merge.isReversal) return `undid the merge with ${nameOf(merge)}`

  return merge.stayed ? `merged ${nameOf(merge)} into it` : `merged it into ${nameOf(merge)}`
}

/** What came with the merged record. */
const MergeMoves = ({ merge: { stayed, isReversal, moves } }: { merge: HistoryMerge }) =>
  stayed && !isReversal && moves.length > 0 ? (
    <Text size="sm">Moved here: {moves.map(({ label, count }) => `${label} ${count}`).join(', ')}.</Text>
  ) : null

/** Undoes the whole merge, after a question (MERGE-6). */
const UndoMergeButton = ({ merge }: { merge: HistoryMerge }) => {
  const undo = useUndoMerge()

  const confirmAndUndo = async () => {
    const message = `${nameOf(merge)} comes back with all that it had, and leaves this record. Later edits of other fields stay.`
    if (await confirm({ title: 'Undo the merge?', message, confirmLabel: 'Undo the merge' })) undo.mutate(merge._id)
  }

  return (
    <Permitted call={mergesCalls.undoMerge}>
      <Button size="compact-sm" variant="default" loading={undo.isPending} onClick={() => void confirmAndUndo()}>
        Undo the merge
      </Button>
    </Permitted>
  )
}

const actionTexts: Partial<Record<HistoryEntry['action'], string>> = {
  created: 'created it',
  updated: 'changed it',
  deleted: 'deleted it',
  restored: 'took it out of the bin',
  archived: 'archived it',
  unarchived: 'unarchived it',
  used: 'created an organization from it',
  mailed: 'sent it by email',
  dismissed: 'said that it is not a duplicate',
}

const sourceTexts: Record<HistoryEntry['source'], string> = {
  screen: '',
  import: 'by an import',
  merge: 'by a merge',
  job: 'by a job',
}

/** The actions that can be undone as a whole. A record on screen has come back from any deletion already. */
const UNDOABLE = new Set<HistoryEntry['action']>(['updated', 'archived', 'unarchived'])

/** The actions of which a single value is restored: not of events, such as an email. */
const RESTORED = new Set<HistoryEntry['action']>(['updated', 'archived', 'unarchived'])

const NOTHING = '(nothing)'

type FieldProps = { field: HistoryField; isCreation: boolean; canRestore: boolean; onRestore: () => void }

const FieldChange = ({ field, isCreation, canRestore, onRestore }: FieldProps) => (
  <li className={classes.field}>
    <Text span size="sm" c="dimmed">
      {field.label}
    </Text>
    <Text span size="sm" className={classes.values}>
      {!isCreation && (
        <>
          {field.from === null ? NOTHING : <del>{field.from}</del>} <span aria-hidden>→</span>{' '}
        </>
      )}
      <ins>{field.to ?? NOTHING}</ins>
    </Text>
    {canRestore && (
      <RestoreValueButton label={field.label} value={field.from} isList={field.isList ?? false} onRestore={onRestore} />
    )}
  </li>
)

// A client without an account sends only the public form.
const authorOf = ({ user, source }: HistoryEntry, recordType: HistoryRecordType): string => {
  if (user) return user.name
  if (source === 'job') return 'Registrar'
  return recordType === 'form' ? 'The client' : 'Unknown user'
}

const actionText = ({ user, source, action, merge }: HistoryEntry, recordType: HistoryRecordType): string => {
  if (merge) return mergeText(merge)
  if (!user && source === 'screen' && recordType === 'form' && action === 'created') return 'sent it'
  return `${actionTexts[action] ?? action} ${sourceTexts[source]}`
}

type Props = { entry: HistoryEntry; recordType: HistoryRecordType }

/** One save: who, when, from where, and each field with its old and its new value. */
export const HistoryEntryCard = ({ entry, recordType }: Props) => {
  const restore = useRestoreEntry()
  const mayRestore = useMay(historyCalls.restoreHistory)
  const { _id: id, at, action, fields, merge } = entry
  const canUndo = !merge && UNDOABLE.has(action) && fields.length > 1
  const canRestoreFields = mayRestore && !merge && RESTORED.has(action)

  return (
    <Paper component="li" p="sm" className={classes.entry}>
      <Stack gap={6}>
        <Group justify="space-between" gap="xs">
          <Text size="sm">
            <strong>{authorOf(entry, recordType)}</strong> {actionText(entry, recordType)}
            <Text span size="sm" c="dimmed">
              {' '}
              · {displayInstant(at)}
            </Text>
          </Text>
          {merge?.canUndo && <UndoMergeButton merge={merge} />}
          {mayRestore && canUndo && (
            <Button
              size="compact-sm"
              variant="default"
              loading={restore.isPending}
              onClick={() => restore.mutate({ id })}
            >
              Undo this change
            </Button>
          )}
        </Group>
        {merge && <MergeMoves merge={merge} />}
        {fields.length > 0 && (
          <ul className={classes.fields}>
            {fields.map((field) => (
              <FieldChange
                key={field.field}
                field={field}
                isCreation={action === 'created'}
                canRestore={canRestoreFields}
                onRestore={() => restore.mutate({ id, fields: [field.field] })}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Paper>
  )
}

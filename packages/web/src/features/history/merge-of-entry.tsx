import { Button, Text } from '@mantine/core'
import type { HistoryMerge } from '@registrar/domain/history/history-entry'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { useUndoMerge } from '#features/merges'
import { confirm } from '#ui/confirm'
import { Permitted } from '#ui/permitted'

const nameOf = ({ name }: HistoryMerge): string => name ?? 'another record'

/** What a merge did to the record, as the rest of a sentence about the user (MERGE-9). */
export const mergeText = (merge: HistoryMerge): string => {
  if (merge.isUndoing) return `undid the merge with ${nameOf(merge)}`

  return merge.stayed ? `merged ${nameOf(merge)} into it` : `merged it into ${nameOf(merge)}`
}

/** What came with the merged record. */
export const MergeMoves = ({ merge: { stayed, isUndoing, moves } }: { merge: HistoryMerge }) =>
  stayed && !isUndoing && moves.length > 0 ? (
    <Text size="sm">Moved here: {moves.map(({ label, count }) => `${label} ${count}`).join(', ')}.</Text>
  ) : null

/** Undoes the whole merge, after a question (MERGE-6). */
export const UndoMergeButton = ({ merge }: { merge: HistoryMerge }) => {
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

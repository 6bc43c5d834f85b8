import type { BulkAction, BulkProgress } from '@registrar/domain/bulk/bulk'
import type { RecordOutcome } from '@registrar/domain/shared/record-outcome'
import { KEPT_IN_OUTBOX } from '#lib/outbox'

const isDone = ({ ok, isUnchanged }: RecordOutcome): boolean => ok && !isUnchanged

/** '48 changed, 3 unchanged, 2 refused'. */
export const resultText = (items: readonly RecordOutcome[], done: string): string => {
  const changed = items.filter(isDone).length
  const unchanged = items.filter(({ isUnchanged }) => isUnchanged).length
  const refused = items.filter(({ ok }) => !ok).length

  return [`${changed} ${done}`, unchanged > 0 && `${unchanged} unchanged`, refused > 0 && `${refused} refused`]
    .filter(Boolean)
    .join(', ')
}

/** Whether there is something to undo. An email cannot be taken back (BULK-3). */
export const canUndoBulk = (action: BulkAction, items: readonly RecordOutcome[]): boolean =>
  action !== 'sendMail' && items.some(isDone)

type Refusal = { reason: string; ids: string[] }

/** The refused records by the reason, the most frequent first (BULK-2). */
export const refusalsOf = (items: readonly RecordOutcome[]): Refusal[] => {
  const idsByReason = new Map<string, string[]>()
  for (const { _id, ok, reason = 'It was refused.' } of items)
    if (!ok) idsByReason.set(reason, [...(idsByReason.get(reason) ?? []), _id])

  return [...idsByReason]
    .map(([reason, ids]) => ({ reason, ids }))
    .toSorted((one, other) => other.ids.length - one.ids.length)
}

/** '48 undone, 2 refused. Changed since then: Comment.', with the most frequent reason. */
export const undoneText = (items: readonly RecordOutcome[]): string => {
  const text = resultText(items, 'undone')
  const [refusal] = refusalsOf(items)
  return refusal ? `${text}. ${refusal.reason}` : text
}

/** '2 sent, 1 refused. This record has no email address.', or that they are kept in the outbox. */
export const mailedText = (items: readonly RecordOutcome[], isKept: boolean): string => {
  const text = resultText(items, isKept ? KEPT_IN_OUTBOX : 'sent')
  const [refusal] = refusalsOf(items)
  return refusal ? `${text}. ${refusal.reason}` : text
}

const ALL = 100

/** Rounded down: 100 means that nothing is left. */
export const percentDone = (progress: BulkProgress | undefined): number =>
  progress && progress.total > 0 ? Math.floor((progress.done / progress.total) * ALL) : 0

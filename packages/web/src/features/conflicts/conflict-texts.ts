import type { Conflict, Edit } from '@registrar/domain/conflicts/reconcile-concurrent-edits'
import { displayInstant } from '#lib/clock'

export type Conflicts = Record<string, Conflict>

const OWN_WINDOW = 'You in another window'

/** Whether the other change is the user's own, made in another window. */
const isOwn = ({ by }: Edit, ownUserId: string | undefined) => by !== null && by._id === ownUserId

const isAllOwn = (conflicts: Conflicts, ownUserId: string | undefined) =>
  Object.values(conflicts).every((conflict) => isOwn(conflict, ownUserId))

/** The title of the dialog. */
export const conflictTitle = (conflicts: Conflicts, ownUserId: string | undefined): string =>
  isAllOwn(conflicts, ownUserId) ? 'You changed this in another window' : 'Changed by somebody else'

/** A sentence: who changed the same fields. */
export const conflictMessage = (conflicts: Conflicts, ownUserId: string | undefined): string => {
  const fields = Object.keys(conflicts).length === 1 ? 'field' : 'fields'
  if (isAllOwn(conflicts, ownUserId))
    return `You changed the same ${fields} in another window while you were editing here.`

  const nameOf = (conflict: Conflict) =>
    isOwn(conflict, ownUserId) ? OWN_WINDOW : conflict.by?.name || 'Somebody else'
  const names = [...new Set(Object.values(conflicts).map(nameOf))]
  return `${new Intl.ListFormat('en').format(names)} changed the same ${fields} while you were editing.`
}

/** Who made the other change, and when. */
export const conflictAuthor = (edit: Edit, ownUserId: string | undefined): string =>
  `${isOwn(edit, ownUserId) ? OWN_WINDOW : edit.by?.name || 'Registrar'}, ${displayInstant(edit.at)}`

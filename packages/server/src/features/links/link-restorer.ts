import { linkChanges } from '@registrar/domain/links/link'
import { oldValues, type RecordRestorer } from '#platform/commands/restore-record'
import { removeLink, restoreLink, updateLink } from './links.commands.ts'
import { linkRecord } from './links.row.ts'

/** How a link comes back from the bin and from its history. */
export const linkRestorer: RecordRestorer = {
  kind: linkRecord,
  putBack: (tx, id, fields, { session }) => updateLink(tx, id, oldValues(linkChanges, fields), session),
  restore: (tx, id, { session }) => restoreLink(tx, id, session),
  remove: (tx, id, { session }) => removeLink(tx, id, session),
}

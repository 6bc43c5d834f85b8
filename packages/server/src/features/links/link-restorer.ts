import { linkChanges } from '@registrar/domain/links/link'
import { oldValues, type RecordRestorer } from '#platform/commands/restore-record'
import { removeLink, restoreLink, updateLink } from './links.commands.ts'
import { linkRecord } from './links.row.ts'

/** How a link comes back from the bin and from its history. */
export const linkRestorer: RecordRestorer = {
  kind: linkRecord,
  putBack: (tx, id, fields, { session, today }) => updateLink(tx, id, oldValues(linkChanges, fields), session, today),
  restore: (tx, id, { session, today }) => restoreLink(tx, id, session, today),
  remove: (tx, id, { session, today }) => removeLink(tx, id, session, today),
}

import { linkChanges } from '@registrar/domain/links/link'
import { oldValues, type RecordRestorer } from '#platform/commands/restore-record'
import { removeLink, restoreLink } from './deleted-links.commands.ts'
import { linkKinds } from './link-kinds.ts'
import { updateLink } from './links.commands.ts'
import type { LinkType } from './links.row.ts'

const restorerOf = (type: LinkType): RecordRestorer => ({
  kind: linkKinds[type].record,
  putBack: (tx, id, fields, { session, today }) =>
    updateLink(tx, type, id, oldValues(linkChanges, fields), session, today, true),
  restore: (tx, id, { session, today }) => restoreLink(tx, type, id, session, today),
  remove: (tx, id, { session, today }) => removeLink(tx, type, id, session, today),
})

/** How a link of a person comes back from the bin and from its history. */
export const linkRestorer = restorerOf('link')

/** How a company member comes back from the bin and from its history. */
export const companyMemberRestorer = restorerOf('company-member')

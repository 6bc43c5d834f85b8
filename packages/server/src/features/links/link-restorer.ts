import { type LinkChanges, linkChanges } from '@registrar/domain/links/link'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { oldValues, type RecordRestorer } from '#platform/commands/restore-record'
import type { Tx } from '#platform/database/database'
import type { Session } from '#platform/sessions/session'
import { updateCompanyMember } from './company-members.commands.ts'
import { removeLink, restoreLink } from './deleted-links.commands.ts'
import { linkKinds } from './link-kinds.ts'
import { updateLink } from './links.commands.ts'
import type { HolderColumn } from './terms-and-shares.commands.ts'

type Update = (
  tx: Tx,
  id: string,
  body: LinkChanges,
  session: Session,
  today: IsoDate,
  isUndo: boolean,
) => Promise<unknown>

const restorerOf = (column: HolderColumn, update: Update): RecordRestorer => ({
  kind: linkKinds[column].record,
  putBack: (tx, id, fields, { session, today }) => update(tx, id, oldValues(linkChanges, fields), session, today, true),
  restore: (tx, id, { session, today }) => restoreLink(tx, column, id, session, today),
  remove: (tx, id, { session, today }) => removeLink(tx, column, id, session, today),
})

/** How a link of a person comes back from the bin and from its history. */
export const linkRestorer = restorerOf('link_id', updateLink)

/** How a company member comes back from the bin and from its history. */
export const companyMemberRestorer = restorerOf('member_id', updateCompanyMember)

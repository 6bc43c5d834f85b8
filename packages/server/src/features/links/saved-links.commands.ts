import type { CompanyMemberPair } from '@registrar/domain/links/company-member'
import type { LinkChanges, NewLink } from '@registrar/domain/links/link'
import type { Db, Tx } from '#platform/database/database'
import { unlink } from './deleted-links.commands.ts'
import type { OwnersContext } from '#features/filings'
import { withHoldingFilings } from './holding-filings.commands.ts'
import { createLink, updateLink } from './links.commands.ts'
import { findLink } from './links.queries.ts'
import type { LinkAnswers, LinkType } from './links.row.ts'

type NewEnds = Pick<NewLink, 'peopleId' | 'organizationId'> | CompanyMemberPair

// A correction makes no filing; without holdings there is none to make.
const callsForFilings = ({ holdings, isCorrection }: LinkChanges) => holdings !== undefined && !isCorrection

/** `createLink` with the filings of its holdings (FIL-13). */
export const createFiledLink = (db: Db, body: NewEnds & LinkChanges, context: OwnersContext): Promise<string> => {
  const { session, today } = context
  const save = (tx: Db | Tx) => createLink(tx, body, session, today)
  return callsForFilings(body) ? withHoldingFilings(db, body.organizationId, context, save) : save(db)
}

/** `updateLink` with the filings of its holdings (FIL-13). */
export const updateFiledLink = async <Type extends LinkType>(
  db: Db,
  type: Type,
  id: string,
  body: LinkChanges,
  context: OwnersContext,
): Promise<LinkAnswers[Type]> => {
  const { session, today } = context
  const save = (tx: Db | Tx) => updateLink(tx, type, id, body, session, today)
  if (!callsForFilings(body)) return save(db)
  const { organizationId } = await findLink(db, type, id, today)
  return withHoldingFilings(db, organizationId, context, save)
}

/** `unlink` with the filings of its holdings: those that are not sent are taken back (FIL-13). */
export const unlinkFiled = async (db: Db, type: LinkType, id: string, context: OwnersContext): Promise<void> => {
  const { session, today } = context
  const { organizationId } = await findLink(db, type, id, today)
  await withHoldingFilings(db, organizationId, context, (tx) => unlink(tx, type, id, session, today))
}

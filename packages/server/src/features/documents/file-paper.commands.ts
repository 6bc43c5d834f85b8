import { Readable } from 'node:stream'
import type { PaperBody } from '@registrar/domain/documents/documents.calls'
import type { Organization } from '@registrar/domain/organizations/organization'
import { storeUpload } from '#features/files'
import { findOrganization, organizationRecord, updateOrganization } from '#features/organizations'
import { lockRecord } from '#platform/commands/lock-record'
import { type Db, inTransaction, type Tx } from '#platform/database/database'
import type { FileStore } from '#platform/file-store/file-store'
import { newId } from '#platform/database/ids'
import type { Session } from '#platform/sessions/session'
import { filedPaperRow } from './filed-papers.row.ts'
import type { MadePaper } from './make-paper.ts'

type AttachedFile = Organization['attachedFiles'][number]

// A number is given once: the papers whose files are deleted keep theirs.
const nextNumber = async (tx: Tx, organizationId: string): Promise<number> => {
  const { last } = await tx
    .selectFrom('filed_papers')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

/**
 * Files a paper under its company, in the paper's folder (DOC-4), and stores what it was made from (DOC-5). The bytes are
 * stored first, like those of an upload; `urlOf` gives the address of a key.
 * @throws Problem NOT_FOUND
 */
export const filePaper = async (
  db: Db,
  files: FileStore,
  body: PaperBody,
  paper: MadePaper,
  session: Session,
  urlOf: (key: string) => string,
): Promise<AttachedFile> => {
  const { organizationId } = body
  const { fileName, folder, pdf } = paper
  const name = `${fileName}.pdf`
  const received = await files.receive(Readable.from([pdf], { objectMode: false }))
  const upload = { received, head: pdf, name, folder: `organization/${organizationId}/${folder}` }
  const key = await storeUpload(db, upload, session)
  const attached = { url: urlOf(key), folder, fileName: key.split('/').at(-1) ?? name }

  // Locked before the files are read, so that two papers filed at once both stay.
  await inTransaction(db, async (tx) => {
    await lockRecord(tx, organizationRecord, organizationId)
    const { attachedFiles } = await findOrganization(tx, organizationId)
    await updateOrganization(tx, organizationId, { attachedFiles: [...attachedFiles, attached] }, session)
    const number = await nextNumber(tx, organizationId)
    const row = { id: newId(), number, url: attached.url, filed_by: session.userId, ...filedPaperRow(body, paper) }
    await tx.insertInto('filed_papers').values(row).execute()
  })

  return attached
}

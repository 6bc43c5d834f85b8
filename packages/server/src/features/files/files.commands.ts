import { changedFields, recordChange } from '#platform/commands/change-log'
import { type Db, inTransaction } from '#platform/database/database'
import { Problem } from '#platform/problem'
import type { Session } from '#platform/sessions/session'
import { contentTypeOf } from './content-type.ts'
import { newFileKey, safeFolder, safeName } from './file-key.ts'
import type { Upload } from './upload.ts'

/**
 * Stores an upload: first the bytes under their key, then the row. When either fails, neither stays.
 * @returns the key
 * @throws Problem VALIDATION_FAILED when nothing is left of the folder's name
 */
export const storeUpload = async (db: Db, { received, head, ...upload }: Upload, session: Session): Promise<string> => {
  try {
    const name = safeName(upload.name)
    const folder = safeFolder(upload.folder)
    if (!folder) {
      const fields = { folder: 'Name the folder.' }
      throw new Problem('VALIDATION_FAILED', 'The folder has no name.', { fields })
    }

    const { id, key } = newFileKey(folder, name)
    await received.moveTo(key)
    await inTransaction(db, async (tx) => {
      await tx
        .insertInto('files')
        .values({
          key,
          name,
          folder,
          content_type: contentTypeOf(name, head),
          size: received.size,
          created_by: session.userId,
        })
        .execute()
      await recordChange(tx, session, {
        recordType: 'file',
        recordId: id,
        action: 'created',
        fields: changedFields({}, { key, name, folder, size: received.size }),
      })
    })

    return key
  } catch (error) {
    await received.discard()
    throw error
  }
}

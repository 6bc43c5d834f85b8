import { rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { giveToOwnerOfFolder } from '../one-owner.ts'
import { makePrivateFolder, PRIVATE_FILE } from '../private-folder.ts'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/**
 * Writes each email as an `.eml` file named by its message id, so that an email written twice is one file. The file is
 * renamed when it is complete.
 */
export const createOutbox = (folder: string): Mailer => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    deliver: async (email) => {
      try {
        await makePrivateFolder(folder)
        const { message } = await transport.sendMail(messageOf(email))
        const file = path.join(folder, `${email.messageId.replace(/[^\w.-]/g, '_')}.eml`)
        await writeFile(`${file}.part`, message, { mode: PRIVATE_FILE })
        await giveToOwnerOfFolder(`${file}.part`)
        await rename(`${file}.part`, file)
        return { outcome: 'outbox' }
      } catch (error) {
        return { outcome: 'unreachable', note: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

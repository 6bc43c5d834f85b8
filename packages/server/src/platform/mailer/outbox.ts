import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/**
 * Writes each mail as `.eml` into a folder, named by its message id: a mail written twice is one file. Written aside and
 * renamed, so that a file is always whole.
 */
export const createOutbox = (folder: string): Mailer => {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    deliver: async (mail) => {
      try {
        await mkdir(folder, { recursive: true })
        const { message } = await transport.sendMail(messageOf(mail))
        const file = path.join(folder, `${mail.messageId.replace(/[^\w.-]/g, '_')}.eml`)
        await writeFile(`${file}.part`, message)
        await rename(`${file}.part`, file)
        return { outcome: 'outbox' }
      } catch (error) {
        return { outcome: 'unreachable', note: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

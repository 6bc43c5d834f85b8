import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer from 'nodemailer'
import type { Config } from '../config.ts'
import { chownToFolderOwner } from '../file-ownership.ts'
import { makePrivateFolder, PRIVATE_FILE } from '../private-folder.ts'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/** The folder of the emails that are not sent by SMTP. */
export const outboxFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'outbox')

const fileNameOf = (messageId: string): string => `${messageId.replace(/[^\w.-]/g, '_')}.eml`

/** Removes every email from the outbox but those with one of the message ids, which are read if there is any email. */
export const removeFromOutbox = async (folder: string, readKeptIds: () => Promise<string[]>): Promise<void> => {
  const names = await readdir(folder).catch((): string[] => [])
  const emails = names.filter((name) => name.endsWith('.eml'))
  if (emails.length === 0) return

  const kept = new Set((await readKeptIds()).map(fileNameOf))
  for (const name of emails) if (!kept.has(name)) await rm(path.join(folder, name), { force: true })
}

/** Removes the emails with these message ids from the outbox, as far as they are there. */
export const removeOutboxFiles = async (folder: string, messageIds: readonly string[]): Promise<void> => {
  for (const id of messageIds) await rm(path.join(folder, fileNameOf(id)), { force: true })
}

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
        const file = path.join(folder, fileNameOf(email.messageId))
        await writeFile(`${file}.part`, message, { mode: PRIVATE_FILE })
        await chownToFolderOwner(`${file}.part`)
        await rename(`${file}.part`, file)
        return { outcome: 'outbox' }
      } catch (error) {
        return { outcome: 'unreachable', note: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file with the password that a server on Windows asks for; elsewhere the private socket folder is enough. */
export const passwordFile = (root: string): string => join(root, 'pgpassword')

/** Makes the password once, before the cluster that is to ask for it. */
export const makePassword = (root: string): void => {
  if (!existsSync(passwordFile(root)))
    writeFileSync(passwordFile(root), randomBytes(24).toString('base64url'), { mode: 0o600 })
}

/** The password to connect with: an empty object where none is asked for. */
export const readPassword = (root: string): { password?: string } =>
  process.platform === 'win32' && existsSync(passwordFile(root))
    ? { password: readFileSync(passwordFile(root), 'utf8') }
    : {}

import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The password file of a server on Windows. On other systems the private socket folder is protection enough. */
export const passwordFile = (root: string): string => join(root, 'pgpassword')

/** Makes the password if there is none. Call it before initdb, which stores the password in the cluster. */
export const makePassword = (root: string): void => {
  if (!existsSync(passwordFile(root)))
    writeFileSync(passwordFile(root), randomBytes(24).toString('base64url'), { mode: 0o600 })
}

/** The password as a connection option. Empty on systems that need none. */
export const readPassword = (root: string): { password?: string } =>
  process.platform === 'win32' && existsSync(passwordFile(root))
    ? { password: readFileSync(passwordFile(root), 'utf8') }
    : {}

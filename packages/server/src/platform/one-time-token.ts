import { createHash, createHmac, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A token for a link in an email, and the hash of it that is stored: whoever reads the database cannot use it. */
export const createToken = (): { token: string; hash: string } => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

/**
 * A token that can be made again from the server's secret, so that it need not be stored, and the hash of it.
 * @param name what it is for; a name has one token
 */
export const deriveToken = (secret: Uint8Array, name: string): { token: string; hash: string } => {
  const token = createHmac('sha256', secret).update(`one-time token ${name}`).digest('base64url')
  return { token, hash: hashToken(token) }
}

/** The stored form of a token. A token is random and long, so a plain hash protects it. */
export const hashToken = (token: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(token).digest(encoding)

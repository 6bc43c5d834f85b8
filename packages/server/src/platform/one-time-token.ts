import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A token for a link in an email, and the hash of it that is stored: whoever reads the database cannot use it. */
export const createToken = (): { token: string; hash: string } => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** The stored form of a token. A token is random and long, so a plain hash protects it. */
export const hashToken = (token: string, encoding: 'hex' | 'base64url' = 'hex'): string =>
  createHash('sha256').update(token).digest(encoding)

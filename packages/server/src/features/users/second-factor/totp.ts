import { Secret, TOTP } from 'otpauth'
import { nowMs } from '#platform/clock'

const STEP_MS = 30_000

const totpOf = (secret: string, { issuer, account }: { issuer: string; account: string }) =>
  new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** A new secret, and the address that authenticator apps read from a QR code. */
export const createTotpSecret = (names: { issuer: string; account: string }): { secret: string; uri: string } => {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: totpOf(secret, names).toString() }
}

/**
 * The step of 30 seconds that is running, when a code belongs to it (RFC 6238, section 5.2); 'expired' for a code of the step before;
 * undefined for any other.
 */
export const checkCode = (secret: string, code: string): number | 'expired' | undefined => {
  const timestamp = nowMs()
  const totp = totpOf(secret, { issuer: '', account: '' })
  const delta = totp.validate({ token: code, timestamp, window: 1 })

  if (delta === -1) return 'expired'
  return delta === 0 ? Math.floor(timestamp / STEP_MS) : undefined
}

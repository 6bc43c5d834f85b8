import { Secret, TOTP } from 'otpauth'
import { nowMs } from '#platform/clock'

/** Codes of the step before and after are accepted too: clocks differ, and typing takes time. */
const STEPS_AROUND = 1
const STEP_MS = 30_000

const totpOf = (secret: string, { issuer, account }: { issuer: string; account: string }) =>
  new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** A new secret, and the address that authenticator apps read from a QR code. */
export const createTotpSecret = (names: { issuer: string; account: string }): { secret: string; uri: string } => {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: totpOf(secret, names).toString() }
}

/** The step of 30 seconds that a code belongs to; undefined when the code is wrong or too old. */
export const stepOfCode = (secret: string, code: string): number | undefined => {
  const timestamp = nowMs()
  const totp = totpOf(secret, { issuer: '', account: '' })
  const delta = totp.validate({ token: code, timestamp, window: STEPS_AROUND })

  return delta === null ? undefined : Math.floor(timestamp / STEP_MS) + delta
}

import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const STEP_MS = 30_000
/** A code with less time left than this would expire while the browser types and sends it. */
const LEAST_MS_LEFT = 8000

/** The clock of the server, by whose half minutes a code counts: that of this process may run apart from it. */
const serverNowMs = async (): Promise<number> => {
  const { headers } = await fetch(`${process.env['BASE_URL']}/health`)
  return Date.parse(headers.get('date') ?? '')
}

/**
 * The code that an authenticator app shows, once it has some time left: the server accepts it in its own half minute only. RFC 6238 with
 * the usual settings: SHA-1, six digits, steps of 30 seconds.
 */
export const codeOf = async (secret: string): Promise<string> => {
  const msLeft = STEP_MS - ((await serverNowMs()) % STEP_MS)
  // The clock that the server tells is up to a second behind.
  if (msLeft < LEAST_MS_LEFT) await setTimeout(msLeft + 1000)
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor((await serverNowMs()) / STEP_MS)))
  const hash = createHmac('sha1', key).update(step).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

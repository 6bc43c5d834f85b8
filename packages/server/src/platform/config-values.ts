import { isIP } from 'node:net'
import type { KeptCounts } from '@registrar/domain/backups/backups.calls'
import { address, partsOf } from '@registrar/domain/settings/setting-values'
import { Encrypter } from 'age-encryption'
import { Cron } from 'croner'
import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import { readDatabaseAddresses } from './database-address.ts'

/** A key or a code of at least `min` characters; blanks alone are none. */
export const secret = (min: number) => {
  const error = `must be at least ${min} characters, not only blanks`
  return z
    .string()
    .min(min, error)
    .refine((text) => text.trim() !== '', error)
}

const isBase = (text: string): boolean => {
  if (!address.safeParse(text).success) return false
  const { username, password } = new URL(text)
  return username === '' && password === '' && !/[?#]/.test(text)
}

/** An http or https address with which other addresses begin. */
export const baseAddress = z
  .string()
  .refine(isBase, 'must be an http or https address without name, password, ? and #, such as https://crm.example.ie')

/** The address of a PostgreSQL, perhaps with several hosts. */
export const databaseAddress = z
  .string()
  .refine(
    (text) => readDatabaseAddresses(text) !== undefined,
    'must be a postgres:// address, with target_session_attrs any, read-write or primary if it has any',
  )

// A time zone by its offset is refused: JavaScript and PostgreSQL read the sign of +01:00 in opposite ways.
const isTimeZone = (name: string): boolean => {
  try {
    return /^[a-z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The name of a time zone. */
export const timeZone = z.string().refine(isTimeZone, 'must be the name of a time zone, such as Europe/Dublin')

const isScannerAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname } = new URL(text)
  // After unix:// the first folder of the path would count as a host.
  if (protocol === 'unix:') return hostname === '' && pathname.length > 1
  return protocol === 'tcp:' && hostname !== ''
}

/** The address of clamd. */
export const scannerAddress = z
  .string()
  .refine(isScannerAddress, 'must be an address such as tcp://localhost:3310 or unix:/run/clamd.sock')

const isSmtpAddress = (text: string): boolean =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''

/** The address of an SMTP server. */
export const smtpAddress = z
  .string()
  .refine(isSmtpAddress, 'must be an smtp:// or smtps:// address with a host, such as smtps://name:password@host:465')

/** The proxies before the server: how many there are, or their addresses and networks. 0: none. */
export type TrustedProxies = number | string[]

const MAX_PROXIES = 10
const PROXY_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * Reads which proxies to trust: how many, or their addresses and networks (SEC-3); undefined when it is neither. `true`, from
 * earlier versions, means one proxy.
 */
export const readProxies = (text: string): TrustedProxies | undefined => {
  const hops = { false: 0, true: 1 }[text.trim()] ?? Number(text)
  if (Number.isInteger(hops) && hops >= 0 && hops <= MAX_PROXIES) return hops

  const proxies = text.split(/[\s,]+/).filter(Boolean)
  const isProxy = (proxy: string) => PROXY_NETWORKS.has(proxy) || isIP(proxy) !== 0 || ipaddr.isValidCIDR(proxy)
  return proxies.length > 0 && proxies.every(isProxy) ? proxies : undefined
}

/** Whether age can encrypt to a recipient. */
export const isRecipient = (recipient: string): boolean => {
  try {
    new Encrypter().addRecipient(recipient)
    return true
  } catch {
    return false
  }
}

const isCron = (text: string): boolean => {
  try {
    // One that never comes, such as a 30 February, is a mistake.
    return text.trim().split(/\s+/).length === 5 && new Cron(text, { mode: '5-part', paused: true }).nextRun() !== null
  } catch {
    return false
  }
}

/** When something is done: a cron expression of five fields. */
export const cronExpression = z
  .string()
  .refine(isCron, 'must be a cron expression of five fields, such as 30 2 * * * for half past two each night')

const MAX_KEPT = 1000

const readKept = (text: string): KeptCounts | undefined => {
  const parts = partsOf(text)
  const counts = parts.map(Number)
  const [daily = 0, weekly = 0, monthly = 0] = counts
  const isValid = parts.length === 3 && parts.every((part) => /^\d+$/.test(part)) && counts.every((n) => n <= MAX_KEPT)
  return isValid && daily > 0 ? { daily, weekly, monthly } : undefined
}

/** How many backups are kept: of days, weeks and months. */
export const keptCounts = z
  .string()
  .refine(
    readKept,
    `must be three whole numbers up to ${MAX_KEPT}, such as 7 4 12: days (at least 1), weeks and months`,
  )
  .transform((text) => readKept(text) ?? { daily: 1, weekly: 0, monthly: 0 })

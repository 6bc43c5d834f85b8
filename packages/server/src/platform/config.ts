import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { KeptCounts } from '@registrar/domain/backups/backups.calls'
import {
  runningSettings,
  type SettingsInForce,
  settingsInForceOf,
  type SettingTexts,
} from '@registrar/domain/settings/settings-in-force'
import { address, listOf, optional, wholeNumber, withDefault } from '@registrar/domain/settings/setting-values'
import * as z from 'zod'
import {
  baseAddress,
  cronExpression,
  databaseAddress,
  isRecipient,
  keptCounts,
  readProxies,
  scannerAddress,
  secret,
  smtpAddress,
  timeZone,
  type TrustedProxies,
} from './config-values.ts'

const environment = z.enum(['production', 'development', 'test'], 'must be production, development or test')

/** Every setting with its default. `docs/operations.md` lists the same settings, and a test compares the two. */
const schema = z.object({
  NODE_ENV: withDefault(environment, 'production'),
  PORT: wholeNumber(8080, 0, 65_535),
  HOST: withDefault(z.string(), 'localhost'),
  PUBLIC_URL: optional(baseAddress),
  DATA_DIR: withDefault(z.string(), 'data'),
  DATABASE_URL: optional(databaseAddress),
  DATABASE_DIRECT_URL: optional(databaseAddress),
  DATABASE_POOL: wholeNumber(Math.min(40, Math.max(8, availableParallelism() * 4)), 4, 500),
  SIGNUP_SECRET_CODE: optional(secret(8)),
  JWT_SECRET: optional(secret(32)),
  ALLOWED_ORIGINS: listOf(address),
  TRUST_PROXY: withDefault(
    z
      .string()
      .refine(
        (text) => readProxies(text) !== undefined,
        'must be false, a number of proxies, or their addresses and networks',
      ),
    'false',
  ).transform((text) => readProxies(text) ?? 0),
  TIME_ZONE: withDefault(timeZone, 'Europe/Dublin'),
  RATE_LIMIT_SIGN_IN_FAILURES: wholeNumber(10, 1, 1_000_000),
  RATE_LIMIT_SIGN_IN_ACCOUNT: wholeNumber(100, 1, 1_000_000),
  RATE_LIMIT_SIGN_IN_TRIES: wholeNumber(100, 1, 1_000_000),
  S3_BUCKET: optional(z.string()),
  S3_ENDPOINT: optional(address),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  BACKUP_SCHEDULE: optional(cronExpression),
  BACKUP_FOLDER: optional(z.string()),
  BACKUP_KEEP: withDefault(keptCounts, '7 4 12' as never),
  BACKUP_RECIPIENTS: listOf(z.string().refine(isRecipient, 'must be age recipients such as age1…')),
  CLAMD_URL: optional(scannerAddress),
  SMTP_URL: optional(smtpAddress),
  MAIL_WEBHOOK_SECRET: optional(secret(16)),
  METRICS_TOKEN: optional(secret(8)),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level, e.g. info or warn'),
    'info',
  ),
  ...runningSettings.shape,
})

const bucketSettings = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export const settingNames = Object.keys(schema.shape)

/** A place for backups in a bucket: all of them lie under the path, which may be empty. */
export type BackupBucketConfig = { kind: 'bucket'; bucket: BucketConfig; path: string }
/** Where backups are kept. A folder is absolute. */
export type BackupPlaceConfig = { kind: 'folder'; folder: string } | BackupBucketConfig

/** An S3-compatible bucket. `endpoint` undefined: Amazon's. `credentials` undefined: those of the machine. */
export type BucketConfig = {
  name: string
  endpoint: string | undefined
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/**
 * How the server works. What administrators may set too changes while it runs (SET-2): read it where it is used, and keep no copy of it.
 */
export type Config = SettingsInForce & {
  /** what the environment sets of that: it wins over what administrators set */
  setByOperator: SettingTexts
  environment: 'production' | 'development' | 'test'
  port: number
  host: string
  /** the origin at which people reach the product, without a slash at the end; undefined: the request's own */
  publicUrl: string | undefined
  /** absolute */
  dataDir: string
  /** undefined: files are stored in the data folder */
  bucket: BucketConfig | undefined
  databaseUrl: string | undefined
  /** the address of the database itself, when a pooler serves `databaseUrl` */
  databaseDirectUrl: string | undefined
  databasePool: number
  signupSecretCode: string | undefined
  jwtSecret: string | undefined
  allowedOrigins: string[]
  /** the proxies before the server (SEC-3) */
  trustedProxies: TrustedProxies
  timeZone: string
  /** per minute */
  rateLimits: { signInFailures: number; signInAccount: number; signInTries: number }
  /** `schedule`: a cron expression in the firm's time zone. `place` undefined: there is no schedule either */
  backup: { schedule: string | undefined; place: BackupPlaceConfig | undefined; keep: KeptCounts }
  /** the age recipients that backups are encrypted to; none: they are not encrypted */
  backupRecipients: string[]
  /** clamd, which scans uploads; undefined: they are not scanned */
  clamdUrl: string | undefined
  /** undefined: emails go to the outbox folder */
  smtpUrl: string | undefined
  mailWebhookSecret: string | undefined
  /** what `/metrics` is asked for with; undefined: only this machine may ask */
  metricsToken: string | undefined
  logLevel: string
}

/** The embedded database accepts 60 connections. The commands and the listener need some of them. */
const MAX_EMBEDDED_POOL = 50

/** A wrong configuration. The message has one line for each wrong setting. */
export class ConfigError extends Error {}

const bucketNamed = (name: string, values: z.output<typeof schema>): BucketConfig => {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  return {
    name,
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION ?? 'eu-west-1',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  }
}

/**
 * Reads the address of a backup in a bucket, `s3://bucket/path`; undefined when it is a folder. `values`: the settings that the bucket
 * shares with the one for files.
 */
const readBackupBucket = (text: string, values: z.output<typeof schema>): BackupBucketConfig | undefined => {
  const [, name, place = ''] = /^s3:\/\/([^/]+)\/*(.*?)\/*$/.exec(text) ?? []
  return name === undefined ? undefined : { kind: 'bucket', bucket: bucketNamed(name, values), path: place }
}

const placeOf = (values: z.output<typeof schema>): BackupPlaceConfig | undefined => {
  const { BACKUP_FOLDER: text } = values
  if (text === undefined) return undefined
  if (/^s3:/i.test(text) && !/^s3:\/\/[^/]/.test(text))
    throw new ConfigError('BACKUP_FOLDER must be a folder or an address such as s3://bucket/path')
  return readBackupBucket(text, values) ?? { kind: 'folder', folder: path.resolve(text) }
}

const backupOf = (values: z.output<typeof schema>): Config['backup'] => {
  const { BACKUP_SCHEDULE: schedule, BACKUP_KEEP: keep } = values
  const place = placeOf(values)
  if (schedule !== undefined && !place) throw new ConfigError('BACKUP_FOLDER must be set with BACKUP_SCHEDULE')
  return { schedule, place, keep }
}

// Refuses half a configuration, so that clients' files do not end up in a place that nobody meant.
const bucketOf = (values: z.output<typeof schema>): BucketConfig | undefined => {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  const isUsed = name !== undefined || values.BACKUP_FOLDER?.startsWith('s3://')
  const withoutName = bucketSettings.filter((setting) => values[setting] !== undefined && !isUsed)
  if (withoutName.length > 0) throw new ConfigError(`S3_BUCKET must be set with ${withoutName.join(', ')}`)
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together')

  return name === undefined ? undefined : bucketNamed(name, values)
}

/**
 * Reads the settings from the environment. A wrong value is refused, never guessed at.
 * @throws ConfigError which names each wrong setting and says what it must be
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const parsed = schema.safeParse(env)
  if (!parsed.success) {
    // Each wrong item of a list is an issue of its own, with the same message.
    const lines = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`)
    throw new ConfigError([...new Set(lines)].join('\n'))
  }

  const values = parsed.data
  if (!values.DATABASE_URL && values.DATABASE_POOL > MAX_EMBEDDED_POOL)
    throw new ConfigError(`DATABASE_POOL must be at most ${MAX_EMBEDDED_POOL} without DATABASE_URL`)
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL)
    throw new ConfigError('DATABASE_URL must be set with DATABASE_DIRECT_URL')

  const isDevelopment = values.NODE_ENV === 'development'

  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL && new URL(values.PUBLIC_URL).href.replace(/\/+$/, ''),
    dataDir: path.resolve(values.DATA_DIR),
    bucket: bucketOf(values),
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databasePool: values.DATABASE_POOL,
    signupSecretCode: values.SIGNUP_SECRET_CODE,
    jwtSecret: values.JWT_SECRET,
    allowedOrigins: [
      ...values.ALLOWED_ORIGINS.map((origin) => new URL(origin).origin),
      ...(isDevelopment ? ['http://localhost:5173'] : []),
    ],
    trustedProxies: values.TRUST_PROXY,
    timeZone: values.TIME_ZONE,
    rateLimits: {
      signInFailures: values.RATE_LIMIT_SIGN_IN_FAILURES,
      signInAccount: values.RATE_LIMIT_SIGN_IN_ACCOUNT,
      signInTries: values.RATE_LIMIT_SIGN_IN_TRIES,
    },
    backup: backupOf(values),
    backupRecipients: values.BACKUP_RECIPIENTS,
    clamdUrl: values.CLAMD_URL,
    smtpUrl: values.SMTP_URL,
    mailWebhookSecret: values.MAIL_WEBHOOK_SECRET,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    ...settingsInForceOf(values),
    setByOperator: Object.fromEntries(
      Object.keys(runningSettings.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
    ),
  }
}

/** The configuration with what administrators have set, by the names of the environment variables. The environment wins (SET-2). */
export const withStoredSettings = (config: Config, stored: SettingTexts): Config => ({
  ...config,
  ...settingsInForceOf(runningSettings.parse({ ...stored, ...config.setByOperator })),
})

/** Puts what administrators have set into the configuration that the whole server reads. */
export const applyStoredSettings = (config: Config, stored: SettingTexts): void => {
  Object.assign(config, withStoredSettings(config, stored))
}

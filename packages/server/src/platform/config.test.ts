import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, settingNames } from './config.ts'

const messageOf = (env: Record<string, string>): string => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    return error instanceof ConfigError ? error.message : `unexpected: ${String(error)}`
  }
}

const RECIPIENT = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p'

describe('the settings', () => {
  it('all have defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      environment: 'production',
      sessionDays: 30,
      publicUrl: undefined,
    })
  })

  it('treat an empty value as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', ALLOWED_ORIGINS: '', TRUST_PROXY: '' })).toEqual(readConfig({}))
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'crm.example.ie'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SIGNUP_SECRET_CODE', 'short'],
    ['JWT_SECRET', 'short'],
    ['SESSION_DAYS', '0'],
    ['ALLOWED_ORIGINS', 'https://a.example, nonsense'],
    ['TRUST_PROXY', 'maybe'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '12345'],
    ['TRUST_PROXY', '10.0.0.1, everything'],
    ['TIME_ZONE', 'Dublin'],
    ['CLOSING_DAYS', '2026-12-28, 29/12/2026'],
    ['CLOSING_DAYS', '2026-02-30'],
    ['NODE_ENV', 'staging'],
    ['LOG_LEVEL', 'loud'],
    ['S3_ENDPOINT', 's3.example.ie'],
    ['BENEFICIAL_OWNER', 'a quarter'],
    ['MAIL_FROM', 'Firm <office>'],
    ['MAIL_FROM', 'office@example.ie, sales@example.ie'],
    ['PORT', '   '],
    ['PORT', '0x50'],
    ['PORT', '-1'],
    ['DATABASE_POOL', '3'],
    ['SESSION_IDLE_HOURS', '8761'],
    ['RATE_LIMIT_FORMS', '0'],
    ['REMINDER_DAYS', 'soon'],
    ['REMINDER_DAYS', '  '],
    ['REMINDER_DAYS', '30 7.5'],
    ['REMINDER_DAYS', '400'],
    ['SIGNUP_SECRET_CODE', ' '.repeat(8)],
    ['JWT_SECRET', ' '.repeat(32)],
    ['MAIL_WEBHOOK_SECRET', ' '.repeat(16)],
    ['BACKUP_RECIPIENTS', 'age1nonsense'],
    ['BACKUP_RECIPIENTS', `${RECIPIENT}, ${RECIPIENT.slice(0, -1)}`],
    ['CLAMD_URL', 'unix:'],
    ['CLAMD_URL', 'unix://run/clamd.sock'],
    ['CLAMD_URL', 'tcp://'],
    ['CLAMD_URL', 'tcp:localhost'],
    ['CLAMD_URL', 'http://localhost:3310'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp:localhost'],
    ['SMTP_URL', 'smtp://:587'],
    ['SMTP_URL', 'https://mail.example.ie'],
    ['PUBLIC_URL', 'https://crm.example.ie/?a=1'],
    ['PUBLIC_URL', 'https://crm.example.ie/#top'],
    ['PUBLIC_URL', 'https://name:password@crm.example.ie'],
    ['TIME_ZONE', '+01:00'],
    ['TIME_ZONE', '-0530'],
  ])('refuse %s=%s with a line that names the setting', (name, value) => {
    expect(messageOf({ [name]: value })).toMatch(new RegExp(`^${name} must be .+$`))
  })

  it.each([
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['DATABASE_POOL', '1000', 'a whole number from 4 to 500'],
    ['DATABASE_POOL', '51', 'at most 50 without DATABASE_URL'],
    ['SESSION_DAYS', '366', 'a whole number from 1 to 365'],
    ['CLOSING_DAYS', 'Christmas, Easter', 'days such as 2026-12-24'],
    ['REMINDER_DAYS', 'soon', 'at most 20 whole numbers from -365 to 365, such as 30 7 -7 -30'],
  ])('refuse %s=%s and say in one line what it must be: %s', (name, value, wanted) => {
    expect(messageOf({ [name]: value })).toBe(`${name} must be ${wanted}`)
  })

  it.each([
    ['CLAMD_URL', 'unix:/run/clamav/clamd.ctl'],
    ['CLAMD_URL', 'unix:///run/clamav/clamd.ctl'],
    ['CLAMD_URL', 'tcp://[::1]:3310'],
    ['SMTP_URL', 'smtps://name:p%40ss@mail.example.ie:465?tls.rejectUnauthorized=false'],
    ['PUBLIC_URL', 'https://example.ie/crm/'],
    ['TIME_ZONE', 'UTC'],
    ['TIME_ZONE', 'America/Argentina/Buenos_Aires'],
    ['BACKUP_RECIPIENTS', `${RECIPIENT}, ${RECIPIENT}`],
    ['REMINDER_DAYS', '-7,+30 7'],
    ['PORT', ' 8081 '],
  ])('accept %s=%s', (name, value) => {
    expect(messageOf({ MAIL_FROM: 'office@example.ie', [name]: value })).toBe('')
  })

  it('name every wrong value at once', () => {
    expect(messageOf({ PORT: 'x', LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(2)
  })

  it.each([
    [{ S3_ENDPOINT: 'https://s3.example.ie', S3_REGION: 'x' }, 'S3_BUCKET must be set with S3_ENDPOINT, S3_REGION'],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together'],
  ])('refuse one setting without those it needs: %j', (env, message) => {
    expect(messageOf(env as Record<string, string>)).toBe(message)
  })

  it('are read for a bucket', () => {
    expect(readConfig({}).bucket).toBeUndefined()
    expect(readConfig({ S3_BUCKET: 'clients' }).bucket).toEqual({ name: 'clients', region: 'eu-west-1' })
    const account = { S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
    expect(
      readConfig({ S3_BUCKET: 'b', S3_ENDPOINT: 'https://s3.example.ie', S3_REGION: 'r', ...account }).bucket,
    ).toEqual({
      name: 'b',
      endpoint: 'https://s3.example.ie',
      region: 'r',
      credentials: { accessKeyId: 'k', secretAccessKey: 's' },
    })
  })

  it.each([
    ['BACKUP_SCHEDULE', '* * * *'],
    ['BACKUP_SCHEDULE', '0 30 2 * * *'],
    ['BACKUP_SCHEDULE', '61 * * * *'],
    ['BACKUP_SCHEDULE', '0 0 30 2 *'],
    ['BACKUP_SCHEDULE', '@daily'],
    ['BACKUP_KEEP', '7 4'],
    ['BACKUP_KEEP', '0 4 12'],
    ['BACKUP_KEEP', '7 4 -1'],
  ])('refuse %s=%s', (name, value) => {
    expect(messageOf({ BACKUP_FOLDER: '/backups', [name]: value })).toMatch(new RegExp(`^${name} must be`))
  })

  it('are read for backups, in a folder or a bucket', () => {
    expect(readConfig({}).backup).toEqual({ keep: { daily: 7, weekly: 4, monthly: 12 } })
    expect(messageOf({ BACKUP_SCHEDULE: '30 2 * * *' })).toBe('BACKUP_FOLDER must be set with BACKUP_SCHEDULE')
    expect(messageOf({ BACKUP_FOLDER: 's3:/clients' })).toMatch(/^BACKUP_FOLDER must be/)
    expect(readConfig({ BACKUP_FOLDER: 'there' }).backup.place).toEqual({
      kind: 'folder',
      folder: path.resolve('there'),
    })
    expect(readConfig({ BACKUP_FOLDER: 's3://firm/a/b/', S3_REGION: 'r', BACKUP_KEEP: '1,0,0' }).backup).toEqual({
      place: { kind: 'bucket', bucket: { name: 'firm', region: 'r' }, path: 'a/b' },
      keep: { daily: 1, weekly: 0, monthly: 0 },
    })
  })

  it('are read as lists and addresses', () => {
    const config = readConfig({
      ALLOWED_ORIGINS: 'https://a.example/, http://b.example:81',
      PUBLIC_URL: 'https://crm.example/',
      CLOSING_DAYS: '2026-12-28,2026-12-29 2026-12-30',
    })
    expect(config.closingDays).toEqual(['2026-12-28', '2026-12-29', '2026-12-30'])
    expect(config.allowedOrigins).toEqual(['https://a.example', 'http://b.example:81'])
    expect(config.publicUrl).toBe('https://crm.example')
  })

  it('are exactly those of the operations page', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
    const rows = page.split('\n').filter((line) => line.startsWith('| `'))
    const documented = rows.flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    )
    expect(new Set(documented)).toEqual(new Set(settingNames))
  })
})

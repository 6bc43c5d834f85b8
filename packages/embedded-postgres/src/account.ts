import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** An account of this machine that the database runs under. */
export type Account = { name: string; uid: number; gid: number }

const USUAL_ACCOUNTS = ['postgres', 'node', 'nobody']

const fromLine = (line: string | undefined): Account | undefined => {
  const [name, , uid, gid] = line?.split(':') ?? []
  const isUsable = name !== undefined && Number(uid) > 0 && Number(gid) >= 0
  return isUsable ? { name, uid: Number(uid), gid: Number(gid) } : undefined
}

// The file is there on every Unix; getent also knows accounts of a directory service, but is not everywhere.
const findAccount = (nameOrUid: string): Account | undefined => {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const isWanted = (line: string) => [line.split(':')[0], line.split(':')[2]].includes(nameOrUid)
  const known = fromLine(lines.find(isWanted))
  if (known) return known
  const { stdout } = spawnSync('getent', ['passwd', nameOrUid], { encoding: 'utf8' })
  return fromLine(stdout?.split('\n')[0])
}

const ownerOf = (folder: string) => statSync(folder, { throwIfNoEntry: false })

/**
 * The account to run the database under: PostgreSQL refuses root, and initdb wants an account with a passwd entry.
 * @returns undefined when this process is not root, and the database runs as whoever started it
 * @throws EmbeddedPostgresError when root has no account to hand the database to
 */
export const chooseAccount = (root: string, cluster: string): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const made = ownerOf(cluster)
  if (made && made.uid !== 0)
    return findAccount(String(made.uid)) ?? { name: `number ${made.uid}`, uid: made.uid, gid: made.gid }
  const owner = ownerOf(root)
  const wanted = owner && owner.uid !== 0 ? [String(owner.uid), ...USUAL_ACCOUNTS] : USUAL_ACCOUNTS
  for (const nameOrUid of wanted) {
    const account = findAccount(nameOrUid)
    if (account) return account
  }
  throw new EmbeddedPostgresError(
    `The database does not run as root, and this machine has none of the accounts ${USUAL_ACCOUNTS.join(', ')}: start Registrar as another user, or set DATABASE_URL.`,
  )
}

/** The part of spawn's options that runs a command under the account, or as this process does when there is none. */
export const asAccount = (account: Account | undefined): { uid?: number; gid?: number } =>
  account ? { uid: account.uid, gid: account.gid } : {}

/** Whether the account can enter the folder. A real process tries it: permissions have more parts than the mode bits. */
export const canEnter = (account: Account | undefined, folder: string): boolean => {
  if (!account) return true
  const attempt = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { cwd: '/', ...asAccount(account) })
  return attempt.status === 0
}

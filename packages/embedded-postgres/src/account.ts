import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** An operating system account that the database runs under. */
export type Account = { name: string; uid: number; gid: number }

const USUAL_ACCOUNTS = ['postgres', 'node', 'nobody']

const parsePasswdLine = (line: string | undefined): Account | undefined => {
  const [name, , uid, gid] = line?.split(':') ?? []
  const isUsable = name !== undefined && Number(uid) > 0 && Number(gid) >= 0
  return isUsable ? { name, uid: Number(uid), gid: Number(gid) } : undefined
}

// Every Unix has /etc/passwd. getent also knows the accounts of a directory service, but not every system has it.
const findAccount = (nameOrUid: string): Account | undefined => {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const isWanted = (line: string) => [line.split(':')[0], line.split(':')[2]].includes(nameOrUid)
  const account = parsePasswdLine(lines.find(isWanted))
  if (account) return account

  const { stdout } = spawnSync('getent', ['passwd', nameOrUid], { encoding: 'utf8' })
  return parsePasswdLine(stdout?.split('\n')[0])
}

/**
 * Chooses the account to run the database under. PostgreSQL refuses to run as root, and initdb needs an account with a
 * passwd entry. An existing cluster keeps its owner; a new one goes to the owner of the data folder, else to a usual
 * service account.
 * @returns undefined when this process is not root: the database then runs as the current user
 * @throws EmbeddedPostgresError when the process is root and the machine has no suitable account
 */
export const chooseAccount = (root: string, cluster: string): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined

  const clusterUid = statSync(cluster, { throwIfNoEntry: false })?.uid ?? 0
  if (clusterUid !== 0) {
    const gid = statSync(cluster).gid
    return findAccount(String(clusterUid)) ?? { name: `number ${clusterUid}`, uid: clusterUid, gid }
  }

  const rootUid = statSync(root, { throwIfNoEntry: false })?.uid ?? 0
  const candidates = rootUid === 0 ? USUAL_ACCOUNTS : [String(rootUid), ...USUAL_ACCOUNTS]
  for (const nameOrUid of candidates) {
    const account = findAccount(nameOrUid)
    if (account) return account
  }

  throw new EmbeddedPostgresError(
    `The database does not run as root, and this machine has none of the accounts ${USUAL_ACCOUNTS.join(', ')}: start Registrar as another user, or set DATABASE_URL.`,
  )
}

/** Options for `spawn` that run a command under the account, or as the current user when there is none. */
export const runAs = (account: Account | undefined): { uid?: number; gid?: number } =>
  account ? { uid: account.uid, gid: account.gid } : {}

/** Whether the account can enter the folder. A real process tries it, because mode bits do not tell the whole story. */
export const canEnter = (account: Account | undefined, folder: string): boolean => {
  if (!account) return true
  const attempt = spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { cwd: '/', ...runAs(account) })
  return attempt.status === 0
}

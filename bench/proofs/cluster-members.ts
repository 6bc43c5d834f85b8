import type { ChildProcess } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Machine } from './cluster-network.ts'
import type { ClusterProcesses } from './cluster-processes.ts'

export const samples = path.resolve(import.meta.dirname, '../../deploy/patroni')
export const CLUSTER_PASSWORD = 'of-the-proof'

const TRIES = 600
const ASK_MS = 1000

/** A PostgreSQL with its Patroni, on a machine of its own, and where each listens there. */
export type Member = { name: string; machine: Machine; port: number; api: number; process?: ChildProcess }

/** Starts Patroni, which makes or takes up its PostgreSQL. */
export const startMember = async (processes: ClusterProcesses, member: Member, etcd: string): Promise<void> => {
  const data = path.join(processes.folder, member.name)
  await mkdir(data, { mode: 0o700, recursive: true })
  await chown(data, processes.postgres.uid, processes.postgres.gid)
  const { address } = member.machine
  const [api, postgres] = [`${address}:${member.api}`, `${address}:${member.port}`]
  member.process = processes.start({
    ...member.machine.running('patroni', [path.join(samples, 'patroni.yaml')]),
    log: member.name,
    env: {
      PATRONI_NAME: member.name,
      PATRONI_ETCD3_HOSTS: etcd,
      PATRONI_RESTAPI_LISTEN: api,
      PATRONI_RESTAPI_CONNECT_ADDRESS: api,
      PATRONI_POSTGRESQL_LISTEN: postgres,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
      PATRONI_POSTGRESQL_DATA_DIR: data,
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: CLUSTER_PASSWORD,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: CLUSTER_PASSWORD,
    },
  })
}

type State = { state: string; sync_standby?: boolean }

const askPatroni = async ({ api, machine }: Member, what: string): Promise<State & { status: number }> => {
  try {
    const answer = await fetch(`http://${machine.address}:${api}/${what}`, { signal: AbortSignal.timeout(ASK_MS) })
    return { ...((await answer.json()) as State), status: answer.status }
  } catch {
    return { state: 'away', status: 0 }
  }
}

const until = async <T>(what: string, ask: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await sleep(200)
  }
  throw new Error(`${what} did not come within two minutes.`)
}

/** Waits for the member that takes writes. */
export const findPrimary = (members: Member[]): Promise<Member> =>
  until('A primary', async () => {
    const answers = await Promise.all(members.map((member) => askPatroni(member, 'primary')))
    return members.find((_, index) => answers[index]?.status === 200)
  })

/** Waits until all members run, and one of them confirms each commit of the primary. */
export const waitUntilSafe = (members: Member[]): Promise<true> =>
  until('A standby that confirms', async () => {
    const answers = await Promise.all(members.map((member) => askPatroni(member, 'patroni')))
    const doRun = answers.every(({ state }) => ['running', 'streaming'].includes(state))
    return doRun && answers.some(({ sync_standby: confirms }) => confirms) ? true : undefined
  })

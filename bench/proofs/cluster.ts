import { rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { CLUSTER_PASSWORD, findPrimary, type Member, samples, startMember, waitUntilSafe } from './cluster-members.ts'
import { type ClusterProcesses, makeClusterFolder } from './cluster-processes.ts'

/** Three PostgreSQL under Patroni and etcd, behind HAProxy, with the samples of `deploy/patroni`. */
export type Cluster = {
  /** for Registrar: HAProxy, which leads to the primary */
  url: string
  /** ends the primary and its Patroni without a word, and returns its name */
  killPrimary: () => Promise<string>
  /** starts the machine again, and waits until the primary has a standby that confirms each commit */
  bringBack: (name: string) => Promise<void>
  stop: () => Promise<void>
}

const startEtcd = (processes: ClusterProcesses, port: number): string => {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`]
  const options = {
    'data-dir': path.join(processes.folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])
  processes.start({ program: 'etcd', args, log: 'etcd' })
  return `127.0.0.1:${port}`
}

const startBalancer = (processes: ClusterProcesses, members: Member[], port: number): string => {
  const env: Record<string, string> = { LISTEN: `127.0.0.1:${port}` }
  for (const { name, port: own, api } of members) {
    const key = name.toUpperCase()
    Object.assign(env, { [key]: `127.0.0.1:${own}`, [`${key}_HOST`]: '127.0.0.1', [`${key}_API`]: String(api) })
  }
  processes.start({
    program: 'haproxy',
    args: ['-db', '-f', path.join(samples, 'haproxy.cfg')],
    log: 'haproxy',
    env,
  })
  return `postgresql://registrar:${CLUSTER_PASSWORD}@127.0.0.1:${port}/registrar`
}

const makeDatabase = async ({ port }: Member) => {
  const owner = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password: CLUSTER_PASSWORD })
  await owner.connect()
  await owner.query(`create role registrar login nosuperuser createdb password '${CLUSTER_PASSWORD}'`)
  await owner.query('create database registrar owner registrar')
  await owner.end()
}

/**
 * Starts the cluster on this machine, on the ports after `port`. Needs Debian's packages patroni, etcd-server, haproxy and postgresql-15, and root.
 * @throws Error when a part does not start within two minutes
 */
export const startCluster = async (port: number): Promise<Cluster> => {
  const processes = await makeClusterFolder()
  const members: Member[] = ['one', 'two', 'three'].map((name, index) => ({
    name,
    port: port + 10 + index,
    api: port + 20 + index,
  }))
  const stop = async () => {
    processes.endAll()
    await rm(processes.folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const etcd = startEtcd(processes, port)
  try {
    for (const member of members) await startMember(processes, member, etcd)
    await waitUntilSafe(members)
    await makeDatabase(await findPrimary(members))
  } catch (error) {
    await stop()
    throw error
  }

  return {
    url: startBalancer(processes, members, port + 2),
    killPrimary: async () => {
      const { name, process } = await findPrimary(members)
      processes.end(process)
      processes.endPostgres(path.join(processes.folder, name))
      return name
    },
    bringBack: async (name) => {
      for (const member of members) if (member.name === name) await startMember(processes, member, etcd)
      await waitUntilSafe(members)
    },
    stop,
  }
}

import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { CLUSTER_PASSWORD, findPrimary, type Member, samples, startMember, waitUntilSafe } from './cluster-members.ts'
import { makeClusterNetwork } from './cluster-network.ts'
import { type ClusterProcesses, makeClusterFolder } from './cluster-processes.ts'

/** A member of etcd: where it listens. */
type EtcdMember = { address: string; start: () => ChildProcess; process: ChildProcess }

/** Three PostgreSQL under Patroni and etcd of three, behind HAProxy, with the samples of `deploy/patroni`. */
export type Cluster = {
  /** for Registrar: HAProxy, which leads to the primary */
  url: string
  /**
   * Ends the primary and its Patroni without a word, or cuts the network of their machine, so that they go on and reach nobody.
   * @returns its name
   */
  losePrimary: (how: 'killed' | 'cut off') => Promise<string>
  /** ends a member of etcd without a word, another one each time, and starts that of before again */
  killEtcd: () => void
  /** starts the primary that was lost again, or heals its network, and waits until the primary has a standby that confirms each commit */
  bringBack: (name: string) => Promise<void>
  stop: () => Promise<void>
}

/** Starts etcd of three, which agree on who is the primary as long as two of them are there. @returns their addresses, for Patroni */
const startEtcd = (processes: ClusterProcesses, host: string, port: number): EtcdMember[] => {
  const members = [0, 1, 2].map((index) => ({
    name: `etcd-${index + 1}`,
    client: `http://${host}:${port + 30 + index}`,
    peer: `http://${host}:${port + 40 + index}`,
  }))
  const cluster = members.map(({ name, peer }) => `${name}=${peer}`).join(',')
  return members.map(({ name, client, peer }) => {
    const options = {
      name,
      'data-dir': path.join(processes.folder, name),
      'listen-client-urls': client,
      'advertise-client-urls': client,
      'listen-peer-urls': peer,
      'initial-advertise-peer-urls': peer,
      'initial-cluster': cluster,
    }
    const args = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])
    const start = () => processes.start({ program: 'etcd', args, log: name })
    return { address: client.replace('http://', ''), start, process: start() }
  })
}

const startBalancer = (processes: ClusterProcesses, members: Member[], port: number): string => {
  const env: Record<string, string> = { LISTEN: `127.0.0.1:${port}` }
  for (const { name, machine, port: own, api } of members) {
    const key = name.toUpperCase()
    const { address } = machine
    Object.assign(env, { [key]: `${address}:${own}`, [`${key}_HOST`]: address, [`${key}_API`]: String(api) })
  }
  processes.start({
    program: 'haproxy',
    args: ['-db', '-f', path.join(samples, 'haproxy.cfg')],
    log: 'haproxy',
    env,
  })
  return `postgresql://registrar:${CLUSTER_PASSWORD}@127.0.0.1:${port}/registrar`
}

const makeDatabase = async ({ machine, port }: Member) => {
  const owner = new pg.Client({ host: machine.address, port, user: 'postgres', password: CLUSTER_PASSWORD })
  await owner.connect()
  await owner.query(`create role registrar login nosuperuser createdb password '${CLUSTER_PASSWORD}'`)
  await owner.query('create database registrar owner registrar')
  await owner.end()
}

/**
 * Starts the cluster on this machine, on the ports after `port`. Needs Debian's packages patroni, etcd-server, haproxy and postgresql-15, root, and what
 * `makeClusterNetwork` needs.
 * @throws Error when a part does not start within two minutes
 */
export const startCluster = async (port: number): Promise<Cluster> => {
  const processes = await makeClusterFolder()
  const names = ['one', 'two', 'three']
  const network = makeClusterNetwork(port, names.length)
  const members: Member[] = network.machines.map((machine, index) => ({
    name: names[index] ?? '',
    machine,
    port: port + 10,
    api: port + 20,
  }))
  const stop = async () => {
    processes.endAll()
    network.stop()
    await rm(processes.folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const etcdMembers = startEtcd(processes, network.address, port)
  const etcd = etcdMembers.map(({ address }) => address).join(',')
  try {
    for (const member of members) await startMember(processes, member, etcd)
    await waitUntilSafe(members)
    await makeDatabase(await findPrimary(members))
  } catch (error) {
    await stop()
    throw error
  }

  const cutOff = new Set<string>()
  let away: EtcdMember | undefined
  let turn = 0
  return {
    url: startBalancer(processes, members, port + 2),
    losePrimary: async (how) => {
      const { name, machine, process } = await findPrimary(members)
      if (how === 'cut off') {
        machine.cut()
        cutOff.add(name)
        return name
      }
      processes.end(process)
      processes.endPostgres(path.join(processes.folder, name))
      return name
    },
    killEtcd: () => {
      if (away) away.process = away.start()
      away = etcdMembers[turn % etcdMembers.length]
      turn += 1
      processes.end(away?.process)
    },
    bringBack: async (name) => {
      const member = members.find((one) => one.name === name)
      if (!member) throw new Error(`The cluster has no ${name}.`)
      if (cutOff.delete(name)) member.machine.heal()
      else await startMember(processes, member, etcd)
      await waitUntilSafe(members)
    },
    stop,
  }
}

import { execFileSync } from 'node:child_process'

/** A machine of a cluster: its address, and what runs a program on it. */
export type Machine = {
  address: string
  /** the program and arguments that run another one on the machine, as the account of PostgreSQL */
  running: (program: string, args: string[]) => { program: string; args: string[] }
  /** drops every packet from and to the machine without a word, until `heal` */
  cut: () => void
  heal: () => void
}

export type ClusterNetwork = { address: string; machines: Machine[]; stop: () => void }

const ip = (...args: string[]) => void execFileSync('ip', args)

const makeMachine = (name: string, bridge: string, address: string): Machine => {
  const filter = (...rule: string[]) => ip('netns', 'exec', name, 'iptables', '-w', ...rule)
  ip('netns', 'add', name)
  ip('link', 'add', `${name}h`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  ip('link', 'set', `${name}h`, 'master', bridge, 'up')
  ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0')
  for (const device of ['eth0', 'lo']) ip('-n', name, 'link', 'set', device, 'up')
  return {
    address,
    running: (program, args) => {
      const asPostgres = ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--clear-groups']
      return { program: 'ip', args: ['netns', 'exec', name, ...asPostgres, program, ...args] }
    },
    cut: () => {
      filter('-A', 'INPUT', '-i', 'eth0', '-j', 'DROP')
      filter('-A', 'OUTPUT', '-o', 'eth0', '-j', 'DROP')
    },
    heal: () => filter('-F'),
  }
}

/**
 * Makes a network with so many machines on this one, by network namespaces: its addresses follow from `port`, so that two proofs do not meet. Needs root, iproute2 and
 * iptables on Linux.
 */
export const makeClusterNetwork = (port: number, count: number): ClusterNetwork => {
  const name = `rg${port}`
  const network = `10.${port >> 8}.${port & 255}`
  const address = `${network}.1`
  const names = Array.from({ length: count }, (_, index) => `${name}m${index}`)
  const stop = () => {
    for (const parts of [...names.map((one) => ['netns', 'delete', one]), ['link', 'delete', name]]) {
      try {
        execFileSync('ip', parts, { stdio: 'ignore' })
      } catch {
        // It was not made.
      }
    }
  }
  stop()
  try {
    ip('link', 'add', name, 'type', 'bridge')
    ip('address', 'add', `${address}/24`, 'dev', name)
    ip('link', 'set', name, 'up')
    const machines = names.map((one, index) => makeMachine(one, name, `${network}.${11 + index}`))
    return { address, machines, stop }
  } catch (error) {
    stop()
    throw error
  }
}

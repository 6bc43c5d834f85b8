import { execFileSync } from 'node:child_process'

/** Which packets of a connection to a port are dropped: those of both sides, of the client only, or of the server only. */
export const cuts = ['both ways', 'questions only', 'answers only'] as const
export type Cut = (typeof cuts)[number]

const directions: Record<Cut, string[]> = {
  'both ways': ['--dport', '--sport'],
  'questions only': ['--dport'],
  'answers only': ['--sport'],
}

/**
 * Drops the packets of a port of this machine without a word, as a broken network does: no connection is closed, and none is refused. Needs root and
 * iptables on Linux.
 * @returns what lets them pass again
 */
export const dropPackets = (port: number, cut: Cut): (() => void) => {
  const rules = directions[cut].map((side) => ['INPUT', '-p', 'tcp', side, String(port), '-j', 'DROP'])
  const apply = (what: '-I' | '-D') => {
    for (const rule of rules) execFileSync('iptables', ['-w', what, ...rule])
  }
  apply('-I')
  return () => apply('-D')
}

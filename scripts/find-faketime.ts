import { existsSync, globSync } from 'node:fs'
import { installOnDebian } from './install-on-debian.ts'

const find = (): string | undefined => globSync('/usr/lib/*/faketime/libfaketime.so.1').find((path) => existsSync(path))

/**
 * The library that moves the clock of a process; as root on Debian it is installed.
 * @throws Error where there is none
 */
export function findFaketime(): string {
  if (!find()) installOnDebian('libfaketime')
  const found = find()
  if (found) return found

  throw new Error('No libfaketime was found: install it (libfaketime on Debian and Ubuntu).')
}

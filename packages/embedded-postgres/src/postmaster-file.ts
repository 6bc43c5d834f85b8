import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ListenAddress } from './server-settings.ts'

/** What a running server writes about itself into `postmaster.pid`. After a crash the file is left behind. */
type PostmasterFile = { pid: number; port: number; socketFolder: string }

export const readPostmasterFile = (cluster: string): PostmasterFile | undefined => {
  try {
    const [pid, , , port, socketFolder] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(pid), port: Number(port), socketFolder: socketFolder ?? '' }
  } catch {
    return undefined
  }
}

/** The address in `postmaster.pid`: where the server listens, or listened before it crashed. */
export const recordedAddress = (cluster: string): ListenAddress | undefined => {
  const file = readPostmasterFile(cluster)
  if (!file?.port) return undefined
  if (process.platform === 'win32') return { host: '127.0.0.1', port: file.port }
  return file.socketFolder ? { host: file.socketFolder, port: file.port } : undefined
}

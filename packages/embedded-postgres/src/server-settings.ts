import type { DataFolder } from './data-folder.ts'

/** Where a server listens: `host` is the folder of its socket, or 127.0.0.1 on Windows. */
export type ListenAddress = { host: string; port: number }

const TUNING = {
  shared_buffers: '256MB',
  work_mem: '16MB',
  random_page_cost: '1.1',
  jit: 'off',
  shared_preload_libraries: '',
  max_connections: '60',
  max_wal_size: '1GB',
}

// One file per weekday, overwritten a week later. Terse, because the details of an error quote personal data.
const logging = (folder: DataFolder) => ({
  logging_collector: 'on',
  log_directory: folder.logs,
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_error_verbosity: 'terse',
})

// Node has no Unix sockets on Windows. There the server listens on 127.0.0.1 and asks for a password.
const listening = ({ host, port }: ListenAddress) =>
  process.platform === 'win32'
    ? { listen_addresses: host, port: String(port), unix_socket_directories: '' }
    : {
        listen_addresses: '',
        port: String(port),
        unix_socket_directories: `"${host}"`,
        unix_socket_permissions: '0700',
      }

/** The server's settings as PostgreSQL's `-c name=value` arguments. */
export const settingsArguments = (
  folder: DataFolder,
  address: ListenAddress,
  extra: Record<string, string>,
): string[] => {
  const settings = { ...TUNING, ...logging(folder), ...extra, ...listening(address) }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

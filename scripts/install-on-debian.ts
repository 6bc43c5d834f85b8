import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

function canInstall(): boolean {
  const release = '/etc/os-release'
  return process.getuid?.() === 0 && existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
}

/** Installs a package that tests need, as root on Debian; elsewhere it does nothing. */
export function installOnDebian(name: string): void {
  if (!canInstall()) return

  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'inherit' }).status === 0
  // Two clones may install at the same time: the second waits for the first.
  if (run('update')) run('-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends', name)
}

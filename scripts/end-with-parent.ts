/**
 * Ends this process, with the signal that a terminal would send, when its parent process has gone. npm runs a script
 * through a shell, and a signal sent to npm ends only npm and the shell: without this, a server would be left behind on
 * its port.
 */
export function endWithParent(): void {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  timer.unref()
}

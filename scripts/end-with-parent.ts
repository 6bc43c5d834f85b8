/**
 * Ends this process, by the signal it would get from a terminal, when the process that started it has gone.
 * npm runs a script through a shell, and a signal sent to npm ends npm and the shell only: a server would be left behind, unseen, on its port.
 */
export function endWithParent(): void {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 300)
  watch.unref()
}

import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Loaded into a server with NODE_OPTIONS=--import: writes into TURNS_FILE, each second, the time and the longest turn of the event loop since,
// in milliseconds of the processor. Unlike the clock, that does not count the time in which a busy machine gave the processor to others.

const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const file = process.env['TURNS_FILE']
if (file && isMainThread) {
  let longest = 0
  let last = processorMs()
  const turn = () => {
    const used = processorMs()
    longest = Math.max(longest, used - last)
    last = used
    setTimeout(turn, 1).unref()
  }
  turn()
  setInterval(() => {
    appendFileSync(file, `${Date.now()} ${longest}\n`)
    longest = 0
  }, 1000).unref()
}

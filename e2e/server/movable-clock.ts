// Loaded before the server: the test that started it may send an instant, from which the server's clock goes on.
import { moveDate } from '../moved-clock.ts'

const RealDate = globalThis.Date
const moved = { ms: 0 }
moveDate(moved)

process.on('message', ({ clock }: { clock: string }) => {
  moved.ms = RealDate.parse(clock) - RealDate.now()
  process.send?.('moved')
})
// Only the test's own messages keep the channel in use: it must not keep the server running.
process.channel?.unref()

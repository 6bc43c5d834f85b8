import { setTimeout as sleep } from 'node:timers/promises'
import { minuteIn, now, nowMs } from '#platform/clock'

const MINUTE_MS = 60_000
const LAST_MINUTES = ['23:57', '23:58', '23:59']

// Runs before each test file. Many tests take the firm's day when they begin, so it must not change before they end: a file
// does not begin in the last minutes of the day.
while (LAST_MINUTES.some((minute) => minuteIn('Europe/Dublin', now()).endsWith(minute)))
  await sleep(MINUTE_MS - (nowMs() % MINUTE_MS))

import { setTimeout as sleep } from 'node:timers/promises'
import { minuteIn, now, nowMs } from '#platform/clock'

const MINUTE_MS = 60_000

// Runs before each test file. Many tests take the firm's day when they begin, so it must not change before they end: a file
// does not begin in the last minute of the day.
if (minuteIn('Europe/Dublin', now()).endsWith('23:59')) await sleep(MINUTE_MS - (nowMs() % MINUTE_MS))

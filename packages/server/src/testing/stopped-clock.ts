import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Stops the clock during each test of the file or of the `describe` that calls it. What is counted by the minute or the hour
 * then counts within one, whenever the test runs. Timers go on.
 */
export const stopClock = (): void => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())
}

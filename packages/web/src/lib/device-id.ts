import { newUuid } from './new-uuid.ts'

const DEVICE_KEY = 'device'

/** What this browser calls itself when it signs in, so that the server knows it from a new device. It says nothing about anybody. */
export const deviceId = (): string => {
  const known = localStorage.getItem(DEVICE_KEY)
  if (known) return known

  const made = newUuid()
  localStorage.setItem(DEVICE_KEY, made)
  return made
}

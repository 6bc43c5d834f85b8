import Bowser from 'bowser'

const MAX_DEVICE_LENGTH = 100

/** The browser and system that a `User-Agent` header names, such as 'Chrome on Windows'; null when it says nothing. */
export const deviceOf = (userAgent: string | undefined): string | null => {
  if (!userAgent?.trim()) return null

  const { browser, os } = Bowser.parse(userAgent)
  const named = [browser.name, os.name].filter(Boolean).join(' on ')
  return (named || userAgent.replace(/[^\x20-\x7e]/g, '').trim()).slice(0, MAX_DEVICE_LENGTH) || null
}

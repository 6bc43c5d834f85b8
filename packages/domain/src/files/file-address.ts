import { rawText } from '../shared/text.ts'

// Browsers drop blanks and control characters before and inside the scheme of an address.
const schemeOf = (address: string): string | undefined =>
  /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[^\x21-\uffff]/g, ''))?.[1]?.toLowerCase()

/** The address of a file: http, https, or a path of this server; never one that a browser would run (SEC-8). */
export const fileAddress = rawText(2000).refine(
  (address) => ['http', 'https', undefined].includes(schemeOf(address)),
  'must be an http or https address',
)

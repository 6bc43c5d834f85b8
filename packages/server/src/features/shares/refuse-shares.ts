import { Problem } from '#platform/problem'

/** Refuses an event, a class or a certificate that cannot be, under the field that it is about. */
export const sharesRefused = (fields: Record<string, string>): Problem =>
  new Problem('SHARES_REFUSED', Object.values(fields)[0] ?? 'This cannot be.', { fields })

import type { Config } from '#platform/config'
import { Problem } from '#platform/problem'

/** Whom a passkey belongs to: it works on this origin only, and browsers know it by the host `id`. */
export type RelyingParty = { name: string; id: string; origin: string }

/**
 * The relying party of the app as people reach it.
 * @param baseUrl the public URL; without one, the request's own origin
 * @throws Problem VALIDATION_FAILED when the header Host is not a valid host
 */
export const relyingPartyOf = ({ brands }: Pick<Config, 'brands'>, baseUrl: string): RelyingParty => {
  if (!URL.canParse(baseUrl)) throw new Problem('VALIDATION_FAILED', 'The header Host is not a valid host.')

  const { origin, hostname } = new URL(baseUrl)
  return { name: brands.main, id: hostname, origin }
}

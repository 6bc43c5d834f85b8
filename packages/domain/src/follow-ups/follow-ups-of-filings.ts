import type { FilingKind } from '../filings/filing-kinds.ts'
import type { FollowUpCode } from './catalogue.ts'

const officers = ['CHANGE_OF_DIRECTOR', 'CHANGE_OF_SECRETARY', 'CESSATION_OF_DIRECTOR_SECRETARY'] as const

const followUps: Partial<Record<FilingKind, readonly FollowUpCode[]>> = {
  B10: officers,
  F3: officers,
  B2: ['CHANGE_OF_REGISTERED_ADDRESS'],
  F4: ['CHANGE_OF_REGISTERED_ADDRESS'],
  B5: ['CHANGE_OF_SHAREHOLDER'],
  RBO: ['RBO_UPDATED'],
  H15: ['STRIKE_OFF', 'STRIKE_OFF_NO_TRADING'],
  '11F': ['CORPORATION_TAX_REGISTRATION'],
}

// What the change of an officer says decides which process is the likeliest.
const likeliest = (event: string): FollowUpCode => {
  if (/ ceased/i.test(event) && !/ appointed/i.test(event)) return 'CESSATION_OF_DIRECTOR_SECRETARY'
  return /^(?:\d+ secretaries|secretary|.* of a secretary)\b/i.test(event)
    ? 'CHANGE_OF_SECRETARY'
    : 'CHANGE_OF_DIRECTOR'
}

/** The kinds of follow-up that work on a filing, the likeliest first (FIL-11). */
export const followUpsOfFiling = ({ kind, event = '' }: { kind: FilingKind; event?: string }): FollowUpCode[] => {
  const codes = followUps[kind] ?? []
  if (codes !== officers) return [...codes]
  const first = likeliest(event)
  return [first, ...codes.filter((code) => code !== first)]
}

/** The documents that a follow-up works on; none for most kinds (FIL-11). */
export const filingsOfFollowUp = (name: FollowUpCode): FilingKind[] =>
  (Object.keys(followUps) as FilingKind[]).filter((kind) => followUps[kind]?.includes(name))

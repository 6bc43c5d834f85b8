import type { Office } from '../filings/filing-event.ts'
import type { LinkRole } from '../shared/link-roles.ts'
import type { Texts } from './paper-fields.ts'

/** How a paper names an office. In law a nominee director is a director. */
export const officeTexts = {
  director: { en: 'director', fr: 'administrateur' },
  nomineeDirector: { en: 'director', fr: 'administrateur' },
  secretary: { en: 'secretary', fr: 'secrétaire' },
  shareholder: { en: 'shareholder', fr: 'actionnaire' },
  other: { en: 'other', fr: 'autre' },
} as const satisfies Record<LinkRole, Texts>

const words: Record<Office, RegExp> = {
  director: /director|administrat(?:eur|rice)|directeur|directrice/i,
  secretary: /secretary|secr[eé]taire/i,
}

/** The office that a text names, as `personRole` has it or as staff type it: 'Company secretary'; undefined where it names none, or both. */
export const officeNamed = (text: string | number | null | undefined): Office | undefined => {
  const named = (['director', 'secretary'] as const).filter((office) => words[office].test(String(text ?? '')))
  return named.length === 1 ? named[0] : undefined
}

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

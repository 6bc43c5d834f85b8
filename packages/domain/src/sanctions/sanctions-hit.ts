import * as z from 'zod'
import { filter, pageFields, sortBy } from '../shared/page.ts'
import { requiredLines, text } from '../shared/text.ts'
import { userReference } from '../users/users.ts'
import { isoDate } from '../shared/iso-date.ts'
import { sanctionsListKinds } from './sanctions-entry.ts'

/** `open`: nobody has decided yet; `cleared`: it is somebody else; `confirmed`: it is the person or company on the list. */
export const sanctionsHitStates = ['open', 'cleared', 'confirmed'] as const
export type SanctionsHitState = (typeof sanctionsHitStates)[number]

export const sanctionsHitStateLabels: Record<SanctionsHitState, string> = {
  open: 'Open',
  cleared: 'Cleared',
  confirmed: 'Confirmed',
}

/** A person or organization whose name is like one of a list (SANC-3). Either `personId` or `organizationId` is set. */
export const sanctionsHit = z.object({
  _id: z.string(),
  personId: z.string().nullable(),
  organizationId: z.string().nullable(),
  /** the name on record */
  name: z.string(),
  /** the name of before that is like the entry, where the present one is not; else null */
  formerName: z.string().nullable(),
  /**
   * the given name on record and that of the entry, where the two are one in two languages, and surname and year of birth agree
   * (SANC-12); else null
   */
  translation: z.object({ known: z.string(), listed: z.string() }).nullable(),
  birth: z.string().nullable(),
  /** the first name of the entry, and its other names */
  listedName: z.string(),
  aliases: z.array(z.string()),
  /** days or years of birth, as the list has them */
  births: z.array(z.string()),
  programme: z.string().nullable(),
  /** the name of the list; null for the one that was loaded without a name */
  list: z.string().nullable(),
  listKind: z.enum(sanctionsListKinds),
  /** how alike the names are, in percent; less where the births differ */
  score: z.int(),
  state: z.enum(sanctionsHitStates),
  reason: z.string().nullable(),
  decidedBy: userReference.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  foundAt: z.iso.datetime(),
})
export type SanctionsHit = z.output<typeof sanctionsHit>

/** Why a hit is one whose given names differ, in words for staff; null where they do not (SANC-12). */
export const translationText = ({ translation }: Pick<SanctionsHit, 'translation'>): string | null =>
  translation && `${translation.known} is ${translation.listed} in another language; surname and year of birth agree`

const sanctionsSortFields = ['foundAt', 'score', 'name', 'decidedAt'] as const

/** The filters of the list of hits: `organizationId` also finds the hits of its people and company members. */
export const sanctionsSearchBody = z.object({
  ...pageFields(),
  ...sortBy(sanctionsSortFields, 'foundAt'),
  state: filter(z.enum(sanctionsHitStates)),
  organizationId: filter(text(100)),
  personId: filter(text(100)),
})
export type SanctionsSearch = z.output<typeof sanctionsSearchBody>
export type SanctionsSearchInput = z.input<typeof sanctionsSearchBody>

/** What somebody decides about a hit, and why. */
export const sanctionsDecision = z.object({
  state: z.enum(sanctionsHitStates),
  reason: requiredLines(2000),
})
export type SanctionsDecision = z.output<typeof sanctionsDecision>

/** The loaded list, as one list was answered before there were several. */
export const sanctionsList = z.object({ fileName: z.string(), entries: z.int(), loadedAt: z.iso.datetime() })
export type SanctionsList = z.output<typeof sanctionsList>

/** A loaded list (SANC-1). */
export const loadedSanctionsList = z.object({
  _id: z.string(),
  /** null for the list that was loaded without a name */
  name: z.string().nullable(),
  kind: z.enum(sanctionsListKinds),
  fileName: z.string(),
  version: z.string().nullable(),
  /** the day of the list that its file names, else the day on which it was loaded */
  day: isoDate,
  entries: z.int(),
  loadedAt: z.iso.datetime(),
})
export type LoadedSanctionsList = z.output<typeof loadedSanctionsList>

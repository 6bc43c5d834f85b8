import * as z from 'zod'
import { filter, pageFields, sortBy, yesOrNo } from '../shared/page.ts'
import { diligenceReasons } from './enhanced-diligence.ts'
import { riskLevels } from './risk-score.ts'

export const amlSortFields = ['organizationName', 'level', 'signedAt', 'nextReview'] as const
export const amlReviewStates = ['late', 'soon', 'ok', 'none'] as const

/** The filters of the list of anti-money-laundering files (AML-16). */
export const amlSearchBody = z.object({
  ...pageFields(),
  ...sortBy(amlSortFields, 'organizationName'),
  sortOrder: z
    .enum(['asc', 'desc', ''])
    .nullish()
    .transform((order) => order || ('asc' as const)),
  /** a level of risk, or `none`: not assessed */
  level: filter(z.enum([...riskLevels, 'none'])),
  /** true: all thirteen questions are answered */
  complete: filter(yesOrNo),
  /** true: enhanced due diligence is required */
  enhanced: filter(yesOrNo),
  /** true: a linked person is a politically exposed person */
  pep: filter(yesOrNo),
  signed: filter(yesOrNo),
  /** true: a sanctions hit is not cleared (SANC-4) */
  sanctions: filter(yesOrNo),
  /** false: a director or owner has no identity document in date */
  identityDocuments: filter(yesOrNo),
  /** the next review: past, within 60 days, later, or not known */
  review: filter(z.enum(amlReviewStates)),
})
export type AmlSearch = z.output<typeof amlSearchBody>
export type AmlSearchInput = z.input<typeof amlSearchBody>

/** A file as the list shows it (AML-16). */
export const amlRow = z.object({
  /** the organization's id again, as lists name it */
  _id: z.string(),
  organizationId: z.string(),
  organizationName: z.string(),
  level: z.enum(riskLevels).nullable(),
  answered: z.int(),
  /** why enhanced due diligence is required (AML-12) */
  enhanced: z.array(z.enum(diligenceReasons)),
  hasLinkedPep: z.boolean(),
  /** how many sanctions hits of the client, its people and company members are not cleared (SANC-4) */
  sanctionsHits: z.int(),
  /** whether every director and owner has an identity document in date (COMP-15) */
  hasIdentityDocuments: z.boolean(),
  signedAt: z.iso.datetime().nullable(),
  /** whether the file was edited since it was last signed */
  isChangedSinceSigned: z.boolean(),
  nextReview: z.string().nullable(),
})
export type AmlRow = z.output<typeof amlRow>

import * as z from 'zod'
import { choice, listingOf, yesNo } from '../shared/listing.ts'
import { enhancedRiskText, levelText } from './assessment.ts'
import { concernedPeople, openPoint } from './file-gaps.ts'
import { diligenceReasons, diligenceReasonTexts } from './enhanced-diligence.ts'
import { riskLevels } from './risk-score.ts'

const amlRow = z.object({
  /** the organization's id again, as lists name it */
  _id: z.string(),
  organizationId: z.string(),
  organizationName: z.string(),
  level: z.enum(riskLevels).nullable(),
  answered: z.int(),
  score: z.int().nullable(),
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
  /** what signing would say; [] when nothing (AML-18) */
  open: z.array(openPoint),
  concerned: concernedPeople,
})
export type AmlRow = z.output<typeof amlRow>

/** The level as a file shows it, never as low alone where enhanced measures are required (AML-12). */
const riskText = ({ level, answered, score, enhanced }: AmlRow): string =>
  level && enhanced.length > 0 ? enhancedRiskText(score ?? 0, level) : levelText(level, answered)

const openText = ({ open }: AmlRow): string => open.map(({ reason }) => reason).join(' ')

const yesNoText = (value: boolean) => (value ? 'Yes' : 'No')

/** The list of anti-money-laundering files (AML-16). */
export const amlListing = listingOf(amlRow)({
  title: 'AML files',
  columns: [
    { key: 'organizationName', label: 'Organization', sort: 'asc' },
    { key: 'level', label: 'Level', sort: true, value: riskText },
    // Sorted by urgency: what stops or is overdue first.
    { key: 'open', label: 'Open', sort: true, width: 428, value: (row) => openText(row) },
    { key: 'answered', label: 'Answered', kind: 'number' },
    {
      key: 'enhanced',
      label: 'Enhanced measures',
      width: 320,
      value: (row) => row.enhanced.map((reason) => diligenceReasonTexts[reason]).join('; '),
    },
    { key: 'hasLinkedPep', label: 'PEP linked', value: (row) => yesNoText(row.hasLinkedPep) },
    { key: 'sanctionsHits', label: 'Sanctions', kind: 'number' },
    {
      key: 'hasIdentityDocuments',
      label: 'Identity documents',
      value: (row) => (row.hasIdentityDocuments ? 'In date' : 'Missing or expired'),
    },
    { key: 'signedAt', label: 'Signed', sort: true, kind: 'day' },
    {
      key: 'isChangedSinceSigned',
      label: 'Edited since signed',
      value: (row) => (row.signedAt ? yesNoText(row.isChangedSinceSigned) : null),
    },
    { key: 'nextReview', label: 'Next review', sort: true, kind: 'day' },
  ],
  filters: {
    level: choice('Level', { low: 'Low', medium: 'Medium', high: 'High', none: 'Not assessed' }),
    review: choice('Next review', { late: 'Late', soon: 'Within 60 days', ok: 'Later', none: 'Not known' }),
    complete: yesNo('Answers', 'All 13 answered', 'Incomplete'),
    enhanced: yesNo('Enhanced measures', 'Required', 'Not required'),
    pep: yesNo('PEP', 'Linked', 'Not linked'),
    sanctions: yesNo('Sanctions', 'Not cleared', 'No hit'),
    signed: yesNo('Signed', 'Signed', 'Not signed'),
    identityDocuments: yesNo('Identity documents', 'In date', 'Missing or expired'),
  },
})
export type AmlSearch = z.output<typeof amlListing.searchBody>
export type AmlSearchInput = z.input<typeof amlListing.searchBody>

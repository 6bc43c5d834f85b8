import * as z from 'zod'
import { isoDate } from '../shared/iso-date.ts'
import { pageFields } from '../shared/page.ts'
import { optionalId, optionalText, requiredLines, text } from '../shared/text.ts'
import { recordVersion, loadedVersion } from '../shared/version.ts'
import { userReference } from '../users/users.ts'

/** The body that begins the compliance review of a year: how many files are drawn (FIRM-6). */
export const newFirmReview = z.object({ year: z.int().min(2010).max(2100), sample: z.int().min(1).max(1000) })
export type NewFirmReview = z.output<typeof newFirmReview>

/** What was found in a file of the sample; `action` makes a task for the user. */
const finding = z.object({
  organizationId: text(100),
  finding: requiredLines(5000),
  action: optionalText(500).default(null),
  userId: optionalId.default(null),
  dueOn: isoDate.nullable().default(null),
})
export type ReviewFinding = z.output<typeof finding>

/** The body with all findings of a review. */
export const firmReviewChanges = z.object({ findings: z.array(finding).max(200), version: loadedVersion.version })
export type FirmReviewChanges = z.output<typeof firmReviewChanges>

/** A review as every call answers it. */
export const firmReview = z.object({
  _id: z.string(),
  ...recordVersion,
  year: z.int(),
  sample: z.int(),
  organizationIds: z.array(z.string()),
  /** the same with their names; those that are erased are left out */
  organizations: z.array(z.object({ _id: z.string(), name: z.string() })),
  findings: z.array(finding.extend({ taskId: z.string().nullable() })),
  createdAt: z.iso.datetime(),
  createdBy: userReference,
})
export type FirmReview = z.output<typeof firmReview>

const { page, limit } = pageFields()
export const firmReviewSearchBody = z.object({ page, limit })
export type FirmReviewSearch = z.output<typeof firmReviewSearchBody>

/** What is wrong with the findings, by field; empty when nothing is (FIRM-6). */
export const reviewProblems = (
  findings: readonly ReviewFinding[],
  organizationIds: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    findings.flatMap(({ organizationId, action, userId }, index) => [
      ...(organizationIds.includes(organizationId)
        ? []
        : [[`findings.${index}.organizationId`, 'This file is not in the sample.']]),
      ...(action && !userId ? [[`findings.${index}.userId`, 'Say who takes the action.']] : []),
    ]),
  ) as Record<string, string>

/** Whether two findings are the same one, sent again. */
export const isSameFinding = (one: ReviewFinding, other: ReviewFinding): boolean =>
  one.organizationId === other.organizationId && one.finding === other.finding && one.action === other.action

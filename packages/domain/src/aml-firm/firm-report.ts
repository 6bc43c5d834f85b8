import * as z from 'zod'
import { isoDate, type IsoDate } from '../shared/iso-date.ts'
import { filter, pageFields } from '../shared/page.ts'
import { optionalId, optionalLines, optionalText, requiredLines, requiredText, text } from '../shared/text.ts'
import { userReference } from '../users/users.ts'

/** What became of a suspicion (FIRM-4). */
export const reportDecisions = ['open', 'reported', 'notReported'] as const
export type ReportDecision = (typeof reportDecisions)[number]

/** The decisions as staff read them. */
export const reportDecisionLabels: Record<ReportDecision, string> = {
  open: 'Open',
  reported: 'Reported',
  notReported: 'Not reported',
}

const required = {
  receivedOn: isoDate,
  reportedBy: requiredText(200),
  text: requiredLines(20_000),
  decision: z.enum(reportDecisions),
}
const optional = {
  organizationId: optionalId.optional(),
  personId: optionalId.optional(),
  reason: optionalLines(10_000).optional(),
  reportedOn: isoDate.nullish(),
  goAml: optionalText(100).optional(),
  revenue: optionalText(100).optional(),
}

/** The body that enters an internal report of a suspicion (FIRM-4). */
export const newFirmReport = z.object({ ...required, ...optional })
export type NewFirmReport = z.output<typeof newFirmReport>

/** The body of a suspicion that a colleague reports without a name (FIRM-9). */
export const anonymousReport = z.object({
  text: required.text,
  organizationId: optional.organizationId,
  personId: optional.personId,
})
export type AnonymousReport = z.output<typeof anonymousReport>

/** Who reported a suspicion that came without a name. */
export const ANONYMOUS = 'Anonymous'

/** The body that changes one: any of the fields; `version`: the one that it was made from. */
export const firmReportChanges = z.object({ ...required, ...optional, version: z.int() }).partial()
export type FirmReportChanges = z.output<typeof firmReportChanges>

/** What one save changed: each field with its old and its new value. */
const reportSave = z.object({
  version: z.int(),
  at: z.iso.datetime(),
  /** null for a suspicion that came without a name */
  user: userReference.nullable(),
  fields: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})

/** A report as every call answers it, with its whole history. */
export const firmReport = z.object({
  _id: z.string(),
  version: z.int(),
  organizationId: z.string().nullable(),
  organizationName: z.string().nullable(),
  personId: z.string().nullable(),
  personName: z.string().nullable(),
  receivedOn: isoDate,
  reportedBy: z.string(),
  text: z.string(),
  decision: z.enum(reportDecisions),
  reason: z.string().nullable(),
  reportedOn: isoDate.nullable(),
  goAml: z.string().nullable(),
  revenue: z.string().nullable(),
  /** the latest save first */
  history: z.array(reportSave),
})
export type FirmReport = z.output<typeof firmReport>

/** The fields of a report, as rules and history read them. */
export type FirmReportFields = Pick<FirmReport, keyof NewFirmReport>

const { page, limit } = pageFields()
export const firmReportSearchBody = z.object({
  page,
  limit,
  organizationId: filter(text(100)),
  personId: filter(text(100)),
  decision: filter(z.enum(reportDecisions)),
})
export type FirmReportSearch = z.output<typeof firmReportSearchBody>

const isBlank = (value: string | null) => value === null || value.trim() === ''

/** What is wrong with a report, by field; empty when nothing is (FIRM-4). */
export const reportProblems = (
  { receivedOn, reportedOn, decision, reason, goAml, revenue }: FirmReportFields,
  today: IsoDate,
): Record<string, string> => ({
  ...(receivedOn > today && { receivedOn: 'A report is entered once it was received.' }),
  ...(reportedOn !== null && reportedOn > today && { reportedOn: 'A report is entered once it was made.' }),
  ...(reportedOn !== null && reportedOn < receivedOn && { reportedOn: 'This is before the suspicion was received.' }),
  ...(decision === 'notReported' && isBlank(reason) && { reason: 'Say why it is not reported.' }),
  ...(decision === 'reported' && isBlank(goAml) && { goAml: 'Enter the reference of goAML.' }),
  ...(decision === 'reported' && isBlank(revenue) && { revenue: 'Enter the reference of Revenue.' }),
})

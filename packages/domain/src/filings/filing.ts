import * as z from 'zod'
import { dayField, type Field, fieldOf, pickFields, shapeOf, textField } from '../shared/field.ts'
import { isoDate } from '../shared/iso-date.ts'
import { requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import { courtExtension, courts } from './court-extension.ts'
import { filingKinds } from './filing-kinds.ts'
import { filingStates } from './filing-state.ts'

/** The fields of a filing, under the API's names. The order of a court stands in `extension` on the wire (AR-19). */
export const filingFieldTable = {
  organizationId: { kind: 'organization', label: 'Organization', column: 'filings.organization_id' },
  kind: { kind: 'text', label: 'Document', column: 'filings.kind' },
  event: fieldOf('text', requiredText(500))('What happened', 'filings.event'),
  eventDate: fieldOf('day', isoDate)('Day of the event', 'filings.event_date'),
  madeUpTo: dayField('Made up to', 'filings.made_up_to'),
  yearEnd: dayField('Statements made up to', 'filings.year_end'),
  keepsArd: fieldOf('yesOrNo', z.boolean())('Keeps the ARD', 'filings.keeps_ard'),
  sentOn: dayField('Sent on', 'filings.sent_on'),
  resentOn: dayField('Sent again on', 'filings.resent_on'),
  submissionNumber: textField(100)('Submission number', 'filings.submission_number'),
  registeredOn: dayField('Registered on', 'filings.registered_on'),
  sentBackOn: dayField('Sent back on', 'filings.sent_back_on'),
  reason: textField(1000)('Not needed because', 'filings.reason'),
  court: { kind: 'code', label: 'Court', column: 'filings.court', choices: courts },
  hearingOn: { kind: 'day', label: 'Hearing on', column: 'filings.hearing_on' },
  orderedOn: { kind: 'day', label: 'Ordered on', column: 'filings.ordered_on' },
  extendedTo: { kind: 'day', label: 'Extended to', column: 'filings.extended_to' },
  deliverBy: { kind: 'day', label: 'Deliver the order by', column: 'filings.deliver_by' },
  deliveredOn: { kind: 'day', label: 'Order delivered on', column: 'filings.delivered_on' },
} as const satisfies Record<string, Field>

/** A filing that staff enter: what no record tells (FIL-4). */
export const newFiling = z.object({
  organizationId: text(100),
  kind: z.enum(filingKinds),
  eventDate: isoDate,
  event: text(500).nullish(),
  /** the day on which it was filed already */
  sentOn: isoDate.nullish(),
  submissionNumber: text(100).nullish(),
})
export type NewFiling = z.output<typeof newFiling>

const written = shapeOf(
  pickFields(filingFieldTable, [
    'event',
    'eventDate',
    'madeUpTo',
    'yearEnd',
    'keepsArd',
    'sentOn',
    'submissionNumber',
    'registeredOn',
    'sentBackOn',
    'reason',
  ]),
)

/** The body of a change: any of the fields. `notNeeded` takes a `reason`; `toFile` takes the reason away again (FIL-3). */
export const filingChanges = z
  .object({
    ...written,
    state: z.enum(['toFile', 'notNeeded']),
    extension: courtExtension.nullable(),
    ...loadedVersion,
  })
  .partial()
export type FilingChanges = z.output<typeof filingChanges>

/** A filing as every call answers it. */
export const filing = z.object({
  _id: z.string(),
  ...recordVersion,
  organizationId: z.string(),
  organizationName: z.string(),
  kind: z.enum(filingKinds),
  title: z.string(),
  event: z.string(),
  eventDate: isoDate,
  /** the last day in law; null where the law names none */
  legalDate: isoDate.nullable(),
  state: z.enum(filingStates),
  /** days after the last day in law: of its delivery, or of today while it is open */
  daysLate: z.int(),
  /** of a return: its annual return date was only computed, so it is not called late (AR-23) */
  isUnconfirmed: z.boolean(),
  /** the company is dissolved or struck off: what is open of it is not due (ORG-36) */
  isCompanyOver: z.boolean(),
  sentOn: isoDate.nullable(),
  resentOn: isoDate.nullable(),
  submissionNumber: z.string().nullable(),
  registeredOn: isoDate.nullable(),
  sentBackOn: isoDate.nullable(),
  correctBy: isoDate.nullable(),
  reason: z.string().nullable(),
  madeUpTo: isoDate.nullable(),
  yearEnd: isoDate.nullable(),
  keepsArd: z.boolean(),
  extension: courtExtension.nullable(),
  followUpId: z.string().nullable(),
  personIds: z.array(z.string()),
  documents: z.array(z.string()),
  createdAt: z.iso.datetime(),
})
export type Filing = z.output<typeof filing>

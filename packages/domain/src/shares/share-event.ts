import * as z from 'zod'
import { type Field, fieldOf, shapeOf } from '../shared/field.ts'
import { pageFields } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'

/** What may happen to shares (SHARE-2). */
export const shareEventKinds = [
  'allotment',
  'transfer',
  'transmission',
  'split',
  'consolidation',
  'conversion',
  'redemption',
  'buyBack',
  'cancellation',
] as const
export type ShareEventKind = (typeof shareEventKinds)[number]

/** The kinds as people read them. */
export const shareEventLabels: Record<ShareEventKind, string> = {
  allotment: 'Allotment',
  transfer: 'Transfer',
  transmission: 'Transmission',
  split: 'Split',
  consolidation: 'Consolidation',
  conversion: 'Conversion',
  redemption: 'Redemption',
  buyBack: 'Buy-back',
  cancellation: 'Cancellation',
}

/** Somebody who holds shares: a person or a company. Several in one list hold jointly. */
const shareParty = z.union([z.object({ personId: text(100) }), z.object({ organizationId: text(100) })])

/** The most people and companies that hold jointly. */
const MAX_JOINT = 20

const parties = z.array(shareParty).max(MAX_JOINT)
const amount = z.number().min(0, 'Must be 0 or more.').max(1_000_000_000_000).nullable()
// Days and kinds that nobody knows are refused with their field by the rules, like all else that cannot be (SHARE-3).
const day = text(40).nullable()

/** The fields of an event of shares, as its history names them. */
export const shareEventFieldTable = {
  organizationId: { kind: 'organization', label: 'Organization', column: 'share_events.organization_id' },
  kind: fieldOf('code', text(40), shareEventKinds)('Kind', 'share_events.kind'),
  on: fieldOf('day', day)('Entered on', 'share_events.entered_on'),
  executedOn: fieldOf('day', day)('Executed on', 'share_events.executed_on'),
  lodgedOn: fieldOf('day', day)('Lodged on', 'share_events.lodged_on'),
  from: { kind: 'shareParties', schema: parties, label: 'From' },
  to: { kind: 'shareParties', schema: parties, label: 'To' },
  classId: fieldOf('shareClass', text(100))('Class', 'share_events.class_id'),
  toClassId: fieldOf('shareClass', text(100).nullable())('To class', 'share_events.to_class_id'),
  number: fieldOf('text', z.number().nullable())('Shares', 'share_events.number'),
  ratio: fieldOf('text', z.number().nullable())('Ratio', 'share_events.ratio'),
  paidPerShare: fieldOf('text', amount)('Paid per share', 'share_events.paid_per_share'),
  premiumPerShare: fieldOf('text', amount)('Premium per share', 'share_events.premium_per_share'),
  inCash: fieldOf('yesOrNo', z.boolean().nullable())('In cash', 'share_events.is_in_cash'),
  consideration: { kind: 'text', schema: z.union([amount, text(1000)]), label: 'Consideration' },
  stampDutyOn: fieldOf('day', day)('Stamp duty on', 'share_events.stamp_duty_on'),
  /** a transfer for at most 1,000 euros, certified exempt from stamp duty */
  certifiedExempt: fieldOf('yesOrNo', z.boolean())('Certified exempt', 'share_events.is_certified_exempt'),
  resolution: fieldOf('text', text(1000).nullable())('Resolution', 'share_events.resolution'),
} as const satisfies Record<string, Field>

const written = z.object(shapeOf(shareEventFieldTable))

/** The fields of an event as they are stored; a field that its kind does not use is null or empty. */
export type ShareEventFields = z.output<typeof written> & { organizationId: string; kind: ShareEventKind }

/** The body of a new event. `executedOn` and `lodgedOn` are `on` when they are not given. */
export const newShareEvent = written
  .partial()
  .extend({ organizationId: text(100), kind: written.shape.kind, on: written.shape.on.default(null) })
export type NewShareEvent = z.output<typeof newShareEvent>

/** The body of a change: any of the fields. */
export const shareEventChanges = written.partial().extend(loadedVersion)
export type ShareEventChanges = z.output<typeof shareEventChanges>

const { page, limit } = pageFields()

/** The body that asks for the events of a company, the oldest first. */
export const shareEventSearch = z.object({ organizationId: text(100), page, limit })

const named = { name: z.string() }
const namedParty = z.union([
  z.object({ personId: z.string(), ...named }),
  z.object({ organizationId: z.string(), ...named }),
])

/** An event as every call answers it, with the names of those who gave and took. */
export const shareEvent = z.object({
  _id: z.string(),
  ...recordVersion,
  organizationId: z.string(),
  kind: z.enum(shareEventKinds),
  on: z.string().nullable(),
  executedOn: z.string().nullable(),
  lodgedOn: z.string().nullable(),
  from: z.array(namedParty),
  to: z.array(namedParty),
  classId: z.string(),
  className: z.string(),
  toClassId: z.string().nullable(),
  number: z.number().nullable(),
  ratio: z.number().nullable(),
  paidPerShare: z.number().nullable(),
  premiumPerShare: z.number().nullable(),
  inCash: z.boolean().nullable(),
  consideration: z.union([z.number(), z.string()]).nullable(),
  stampDutyOn: z.string().nullable(),
  certifiedExempt: z.boolean(),
  resolution: z.string().nullable(),
})
export type ShareEvent = z.output<typeof shareEvent>

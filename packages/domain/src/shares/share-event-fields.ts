import { displayDate, type IsoDate, optionalIsoDate } from '../shared/iso-date.ts'
import { type ShareEventFields, shareEventKinds, type ShareEventKind } from './share-event.ts'

/** The largest consideration in euro that is exempt from stamp duty when it is certified so. */
export const EXEMPT_UP_TO = 1000

type Used = Partial<Record<'from' | 'to' | 'number' | 'ratio' | 'toClassId' | 'paidPerShare' | 'premiumPerShare', true>>

const usedFields: Record<ShareEventKind, Used> = {
  allotment: { to: true, number: true, paidPerShare: true, premiumPerShare: true },
  transfer: { from: true, to: true, number: true },
  transmission: { from: true, to: true, number: true },
  split: { ratio: true },
  consolidation: { ratio: true },
  conversion: { from: true, number: true, toClassId: true },
  redemption: { from: true, number: true },
  buyBack: { from: true, number: true },
  cancellation: { from: true, number: true },
}

/** Whether the events of a kind have a field. */
export const isUsedField = (kind: ShareEventKind, field: keyof Used): boolean => usedFields[kind][field] === true

type Sent = { [Field in keyof ShareEventFields]?: unknown }
type Problems = Record<string, string>

const dayFields = ['on', 'executedOn', 'lodgedOn', 'stampDutyOn'] as const
type Days = Record<(typeof dayFields)[number], IsoDate | null>

/**
 * The days that have not come yet, by field: nothing is entered, executed, lodged or stamped before its day (SHARE-3).
 * What is no day is for `readShareEvent` to refuse.
 */
export const futureDays = (sent: Sent, today: IsoDate): Problems =>
  Object.fromEntries(
    dayFields.flatMap((field) => {
      const { data } = optionalIsoDate.safeParse(sent[field] ?? null)
      return data && data > today ? [[field, 'This is in the future.']] : []
    }),
  )

const readDays = (sent: Sent): { days: Days; problems: Problems } => {
  const read = dayFields.map((field) => [field, optionalIsoDate.safeParse(sent[field] ?? null)] as const)
  return {
    days: Object.fromEntries(read.map(([field, { data }]) => [field, data ?? null])) as Days,
    problems: Object.fromEntries(
      read.flatMap(([field, { success }]) => (success ? [] : [[field, 'Write a day as yyyy-MM-dd.']])),
    ),
  }
}

const isKind = (kind: unknown): kind is ShareEventKind => shareEventKinds.some((one) => one === kind)

const MISSING = 'This is required.'

// What the replay does not look at.
const exemptionProblems = ({ certifiedExempt, consideration }: ShareEventFields): Problems =>
  certifiedExempt && (typeof consideration !== 'number' || consideration > EXEMPT_UP_TO)
    ? { certifiedExempt: 'A transfer is exempt for a consideration of at most 1,000 euros.' }
    : {}

const orderProblems = ({ on, executedOn, lodgedOn }: ShareEventFields): Problems => {
  const isAfterEntry = (day: IsoDate | null) => on !== null && day !== null && day > on
  if (isAfterEntry(executedOn)) return { executedOn: `This is after the entry in the register, ${displayDate(on)}.` }
  if (isAfterEntry(lodgedOn)) return { lodgedOn: `This is after the entry in the register, ${displayDate(on)}.` }
  return executedOn !== null && lodgedOn !== null && lodgedOn < executedOn
    ? { lodgedOn: `This is before the execution, ${displayDate(executedOn)}.` }
    : {}
}

const requiredProblems = ({ kind, from, to, number, ratio, toClassId, classId }: ShareEventFields): Problems => {
  const used = usedFields[kind]
  return {
    ...(!classId && { classId: MISSING }),
    ...(used.from && from.length === 0 && { from: MISSING }),
    ...(used.to && to.length === 0 && { to: MISSING }),
    ...(used.number && number === null && { number: MISSING }),
    ...(used.ratio && ratio === null && { ratio: MISSING }),
    ...(used.toClassId && !toClassId && { toClassId: MISSING }),
  }
}

/**
 * The fields of an event as they are stored, or what is wrong with them by field, so far as the event says it alone (SHARE-3).
 * An event that was made from a holding may lack its day (`mayLackDay`).
 */
export const readShareEvent = (
  sent: Sent & Pick<ShareEventFields, 'organizationId'>,
  { mayLackDay }: { mayLackDay?: boolean } = {},
): { fields: ShareEventFields } | { problems: Problems } => {
  const { kind } = sent
  if (!isKind(kind)) return { problems: { kind: 'There is no such kind of event.' } }
  const { days, problems: wrongDays } = readDays(sent)
  if (days.on === null && mayLackDay !== true) wrongDays['on'] ??= MISSING
  if (Object.keys(wrongDays).length > 0) return { problems: wrongDays }

  const used = usedFields[kind]
  const values = sent as Partial<ShareEventFields> & Pick<ShareEventFields, 'organizationId'>
  const fields: ShareEventFields = {
    organizationId: values.organizationId,
    kind,
    ...days,
    from: used.from ? (values.from ?? []) : [],
    to: used.to ? (values.to ?? []) : [],
    classId: values.classId ?? '',
    toClassId: used.toClassId ? (values.toClassId ?? null) : null,
    number: used.number ? (values.number ?? null) : null,
    ratio: used.ratio ? (values.ratio ?? null) : null,
    paidPerShare: used.paidPerShare ? (values.paidPerShare ?? null) : null,
    premiumPerShare: used.premiumPerShare ? (values.premiumPerShare ?? null) : null,
    inCash: values.inCash ?? null,
    consideration: values.consideration === '' ? null : (values.consideration ?? null),
    certifiedExempt: values.certifiedExempt ?? false,
    resolution: values.resolution ?? null,
  }
  const problems = { ...requiredProblems(fields), ...orderProblems(fields), ...exemptionProblems(fields) }
  return Object.keys(problems).length > 0 ? { problems } : { fields }
}

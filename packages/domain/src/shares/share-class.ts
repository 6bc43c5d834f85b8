import * as z from 'zod'
import { type Field, fieldOf, shapeOf, textField, yesOrNoField } from '../shared/field.ts'
import { requiredText, text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'

const MAX_NOMINAL = 1_000_000_000_000
const MAX_VOTES = 1_000_000

/** The fields of a class of shares (SHARE-1). `nominal` is that of its first day; a split or a consolidation changes it later. */
export const shareClassFieldTable = {
  organizationId: { kind: 'organization', label: 'Organization', column: 'share_classes.organization_id' },
  name: fieldOf('text', requiredText(100))('Name', 'share_classes.name'),
  nominal: fieldOf('text', z.number().min(0, 'Must be 0 or more.').max(MAX_NOMINAL).nullable())(
    'Nominal value',
    'share_classes.nominal',
  ),
  currency: fieldOf(
    'text',
    z
      .string()
      .trim()
      .regex(/^[A-Za-z]{3}$/, 'Write the currency as three letters.')
      .toUpperCase(),
  )('Currency', 'share_classes.currency'),
  votes: fieldOf('text', z.number().min(0, 'Must be 0 or more.').max(MAX_VOTES))(
    'Votes per share',
    'share_classes.votes',
  ),
  dividend: textField(1000)('Dividend', 'share_classes.dividend'),
  redeemable: yesOrNoField('Redeemable', 'share_classes.is_redeemable'),
} as const satisfies Record<string, Field>

const written = z.object(shapeOf(shareClassFieldTable))

/** The body of a new class. */
export const newShareClass = z.object({
  organizationId: text(100),
  name: written.shape.name,
  nominal: written.shape.nominal.default(1),
  currency: written.shape.currency.default('EUR'),
  votes: written.shape.votes.default(1),
  dividend: written.shape.dividend.default(null),
  redeemable: written.shape.redeemable.default(false),
})
export type NewShareClass = z.output<typeof newShareClass>

/** The body of a change of a class. */
export const shareClassChanges = written.partial().extend(loadedVersion)
export type ShareClassChanges = z.output<typeof shareClassChanges>

/** A class as every call answers it. */
export const shareClass = z.object({
  _id: z.string(),
  ...recordVersion,
  organizationId: z.string(),
  name: z.string(),
  nominal: z.number().nullable(),
  currency: z.string(),
  votes: z.number(),
  dividend: z.string().nullable(),
  redeemable: z.boolean(),
})
export type ShareClass = z.output<typeof shareClass>

/** What a class of a holding is compared by: the letters of its name, however they are written. */
export const classKey = (name: string): string => name.trim().toLowerCase()

import * as z from 'zod'
import { followUpChanges, newFollowUp, typedDayFields } from '../follow-ups/follow-up.ts'
import { hasTemplate, needsTemplate, templateEmail } from '../emails/email.ts'
import { delaySeconds, waitingSend } from '../sends/delayed-send.ts'
import { listOf } from '../shared/page.ts'
import { plainMessage } from '../shared/plain-message.ts'
import { recordOutcome } from '../shared/record-outcome.ts'
import { text } from '../shared/text.ts'
import { userReference } from '../users/users.ts'

/** What can be done to several records at once (BULK-1). */
const bulkActions = ['update', 'delete', 'archive', 'unarchive', 'startFollowUp', 'sendMail', 'assign'] as const
export type BulkAction = (typeof bulkActions)[number]

/** How many records one call may change. */
export const MAX_BULK_ITEMS = 10_000

/** The kind of follow-up that `startFollowUp` starts for each organization. */
export const followUpToStart = newFollowUp.pick({ name: true })

/** Bulk changes of follow-ups; with `name`, those of another kind are refused, because each kind has its own steps. */
export const followUpBulkChanges = followUpChanges
  .extend({
    ...typedDayFields,
    name: newFollowUp.shape.name,
  })
  .partial()

/** Puts users among those of each record, or takes them away; the others stay (BULK-7). */
export const usersToAssign = z.object({
  how: z.enum(['add', 'remove']),
  users: z
    .array(userReference.pick({ userId: true }))
    .min(1)
    .max(100),
})
type UsersToAssign = z.output<typeof usersToAssign>

/** The users of a record after some were added or taken away (BULK-7). */
export const usersAfter = (before: readonly string[], { how, users }: UsersToAssign): string[] => {
  const chosen = users.map(({ userId }) => userId)
  return how === 'add' ? [...new Set([...before, ...chosen])] : before.filter((id) => !chosen.includes(id))
}

/** The template that `sendMail` fills and sends to each record's own address. */
export const emailToEach = z
  .object(templateEmail.shape)
  .omit({ emailTo: true, organizationId: true })
  .refine(hasTemplate, needsTemplate)

/** What each action takes as `values`, beside those of `update`. */
const bulkValues = {
  delete: z.object({}),
  archive: z.object({}),
  unarchive: z.object({}),
  startFollowUp: followUpToStart,
  sendMail: emailToEach,
  assign: usersToAssign,
} as const

const ids = z.array(text(100)).min(1).max(MAX_BULK_ITEMS)

/** Which records: those of `ids`, or all that the list's own search finds, but for those of `except` (BULK-1). */
const target = <S extends z.ZodType>(search: S) => ({
  ids: ids.optional(),
  query: search.optional(),
  except: ids.optional(),
})

const checkTarget = (body: { ids?: unknown; query?: unknown; except?: unknown }, context: z.core.$RefinementCtx) => {
  if ((body.ids === undefined) === (body.query === undefined))
    context.addIssue({ code: 'custom', path: ['ids'], message: 'Send either ids or query.' })
  if (body.except !== undefined && body.query === undefined)
    context.addIssue({ code: 'custom', path: ['except'], message: 'Send except only with query.' })
}

/** The body that asks how many would get an email. */
export const recipientsBody = <S extends z.ZodType>(search: S) => z.object(target(search)).superRefine(checkTarget)

/** How many records would get an email, and how many of them have no address that can be read. */
export const recipientCount = z.object({ total: z.int(), withoutAddress: z.int() })
export type RecipientCount = z.output<typeof recipientCount>

const schemaOf = (action: BulkAction, changes: z.ZodType): z.ZodType =>
  action === 'update' ? changes : bulkValues[action]

const fields = z.record(z.string(), z.unknown())
type Fields = z.output<typeof fields>

const refuseValues = (context: z.core.$RefinementCtx, path: string[], error: z.ZodError | undefined) => {
  for (const issue of error?.issues ?? [])
    context.addIssue({ code: 'custom', path: [...path, ...issue.path], message: issue.message })
}

type OwnValues = { ids?: string[] | undefined; action: BulkAction; values: Fields; valuesById?: Fields | undefined }

// The values of each record that has some of its own: those of all, and its own in their place (BULK-8).
const readOwnValues = (
  { ids: chosen, action, values, valuesById = {} }: OwnValues,
  changes: z.ZodType,
  context: z.core.$RefinementCtx,
): Map<string, Fields> => {
  const known = new Set(chosen)
  const own = new Map<string, Fields>()
  for (const [id, its] of Object.entries(valuesById)) {
    if (action !== 'update' || !known.has(id)) {
      const message = action === 'update' ? 'Send values of their own only for ids.' : 'Only a change has these.'
      context.addIssue({ code: 'custom', path: ['valuesById'], message })
      return own
    }
    const parsed = changes.safeParse({ ...values, ...(its as Fields) }, { error: plainMessage })
    refuseValues(context, ['valuesById', id], parsed.error)
    own.set(id, (parsed.data ?? its) as Fields)
  }
  return own
}

/**
 * The body that does one thing to several records: to those of `ids`, or to all that the list's own search finds (BULK-1).
 * @param search the body of the list's search
 * @param changes the body of the record's PUT
 */
export const bulkBody = <S extends z.ZodType, const A extends readonly [BulkAction, ...BulkAction[]]>(
  search: S,
  changes: z.ZodType,
  actions: A,
) =>
  z
    .object({
      ...target(search),
      /** a new id that the client chooses, by which it asks how far the change is (BULK-4) */
      bulkId: z.uuid().optional(),
      action: z.enum(actions),
      /** only of `sendMail` */
      delaySeconds,
      values: fields.default({}),
      /** only of `update` with `ids`: values that only some of the records get, by their ids, in place of those of all (BULK-8) */
      valuesById: z.record(z.string(), fields).optional(),
    })
    .transform((body, context) => {
      const { action, values } = body
      checkTarget(body, context)
      if (body.delaySeconds && action !== 'sendMail')
        context.addIssue({ code: 'custom', path: ['delaySeconds'], message: 'Only an email can wait.' })

      const parsed = schemaOf(action, changes).safeParse(values, { error: plainMessage })
      refuseValues(context, ['values'], parsed.error)
      return {
        ...body,
        values: (parsed.data ?? values) as Fields,
        valuesById: readOwnValues(body, changes, context),
      }
    })

/** How many of the records have been changed or refused so far, or undone once the change is being undone (BULK-4). */
export const bulkProgress = z.object({ done: z.int(), total: z.int() })
export type BulkProgress = z.output<typeof bulkProgress>

/** What became of each record, in the order in which they were changed. */
export const bulkAnswer = listOf(recordOutcome).extend({ bulkId: z.string(), ...waitingSend })
export type BulkAnswer = z.output<typeof bulkAnswer>

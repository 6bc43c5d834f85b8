import * as z from 'zod'
import { DEFAULT_LIMIT, filter, MAX_LIMIT, pageFields, yesOrNo } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { followUpCodes } from './catalogue.ts'
import { followUpDay } from './follow-up.ts'

/** The fields that the list can be sorted by (FUP-30). `target` is the deadline of a kind with a target; others come last (FUP-13). */
export const followUpSortFields = ['organization_name', 'name', 'start_date', 'ARD', 'deadline', 'target'] as const

/** The filters of the list and of its summary (FUP-10). */
const filters = {
  organization_id: filter(text(100)),
  /** absent or null: the active ones; anything else: the archived ones */
  archived_at: z.unknown().optional(),
  organization_name: filter(text(200)),
  name: filter(z.enum(followUpCodes)),
  /** at this step */
  step_index: filter(z.int().min(0)),
  /** both or neither: all follow-ups */
  inProgress: filter(yesOrNo),
  completed: filter(yesOrNo),
  /** started on or after it */
  startDate: filter(followUpDay),
  /** due on or before it; with `hasTarget: true` the legal day counts where it is earlier (FUP-13) */
  deadline: filter(followUpDay),
  /** in progress, of a kind with a target: overdue, or due today or in the 30 days after it */
  due: filter(z.enum(['overdue', 'soon'])),
  /** true: the kind has a target or the follow-up has a legal day; false: neither (FUP-13) */
  hasTarget: filter(yesOrNo),
}

export const followUpSummaryBody = z.object(filters)
export type FollowUpFilters = z.output<typeof followUpSummaryBody>

const { page, limit } = pageFields()

/**
 * The search for the list, and for one organization (FUP-10). Without a sort field the newest come first, whatever the
 * order. Existing clients do not page the follow-ups of an organization, so the answer has all of them.
 */
export const followUpSearchBody = z
  .object({
    ...filters,
    page,
    limit: limit.unwrap().optional(),
    sortField: z.enum([...followUpSortFields, '']).nullish(),
    sortOrder: z.enum(['asc', 'desc', '']).nullish(),
  })
  .transform((body) => ({
    ...body,
    limit: body.limit ?? (body.organization_id === undefined ? DEFAULT_LIMIT : MAX_LIMIT),
    sortField: body.sortField || null,
    sortOrder: body.sortOrder || ('asc' as const),
  }))
export type FollowUpSearch = z.output<typeof followUpSearchBody>
export type FollowUpSearchInput = z.input<typeof followUpSearchBody>

/** The figures of the summary panel, under the same filters as the list. */
export const followUpSummary = z.object({
  total: z.int(),
  inProgress: z.int(),
  completed: z.int(),
  overdue: z.int(),
  dueSoon: z.int().meta({ description: 'due today or in the 30 days after it' }),
  /** only kinds with a count, in the order of their labels */
  kinds: z.array(z.object({ name: z.enum(followUpCodes), label: z.string(), count: z.int() })),
})
export type FollowUpSummary = z.output<typeof followUpSummary>

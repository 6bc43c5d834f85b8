import * as z from 'zod'
import { choice, filterShape, listingOf, offered } from '../shared/listing.ts'
import { DEFAULT_LIMIT, MAX_LIMIT, pageFields, yesOrNo } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { followUpCatalogue, followUpCodes } from './catalogue.ts'
import { followUp, followUpDay } from './follow-up.ts'
import { DUE_SOON_DAYS } from './follow-up-rules.ts'

/** A follow-up as the list answers it: with the users of its organization, who are in charge of it (DUE-6). */
export const listedFollowUp = followUp.extend({
  users: z.array(z.object({ _id: z.string(), firstName: z.string(), lastName: z.string() })),
})
export type ListedFollowUp = z.output<typeof listedFollowUp>

const followUpRow = listedFollowUp.omit({ history: true })
export type FollowUpRow = z.output<typeof followUpRow>

const stepText = ({ name, step_index: step, max_step_index: last }: FollowUpRow) =>
  `${step}/${last} ${followUpCatalogue[name].steps[step] ?? ''}`.trim()

/**
 * The follow-up list (FUP-10, FUP-30). A kind without a target has no deadline (FUP-3): `target` is the deadline of the others, and
 * those without come last (FUP-13).
 */
export const followUpListing = listingOf(followUpRow)({
  title: 'Follow-ups',
  columns: [
    { key: 'organization_name', label: 'Organization', sort: true, width: 260 },
    { key: 'name', label: 'Follow Up', sort: true, value: (row) => row.label },
    { key: 'step_index', label: 'Current Step', value: stepText },
    { key: 'start_date', label: 'Start Date', sort: true, kind: 'day' },
    { key: 'ARD', label: 'ARD', sort: true, kind: 'day' },
    {
      key: 'target',
      label: 'Deadline',
      sort: true,
      kind: 'day',
      value: (row) => (followUpCatalogue[row.name].days === 0 ? null : row.deadline),
    },
    { key: 'legalDay', label: 'Legal Day', place: 'file', kind: 'day' },
    { key: 'comments', label: 'Comments', width: 260 },
    {
      key: 'users',
      label: 'In charge',
      value: ({ users }) =>
        users.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', ') || null,
    },
    { key: 'deadline', label: 'Deadline', place: 'alias', sort: true, kind: 'day' },
    { key: 'label', label: 'Follow Up', place: 'alias' },
    {
      key: 'status',
      label: 'Status',
      place: 'file',
      value: (row) => (row.step_index === row.max_step_index ? 'Completed' : 'In progress'),
    },
    {
      key: 'user',
      label: 'Started by',
      place: 'file',
      value: ({ user }) => user && `${user.firstName} ${user.lastName}`.trim(),
    },
    { key: 'archived_at', label: 'Archived', place: 'file', kind: 'day' },
    { key: 'createdAt', label: 'Created At', place: 'file', kind: 'day' },
  ],
  filters: {
    name: offered('Follow-up name', z.enum(followUpCodes)),
    /** started on or after it */
    startDate: offered('Start date, on or after', followUpDay),
    /** due on or before it; with `hasTarget: true` the legal day counts where it is earlier (FUP-13) */
    deadline: offered('Deadline, on or before', followUpDay),
    /** in progress, of a kind with a target: overdue, or due today or in the 30 days after it */
    due: choice('Due', { overdue: 'Overdue', soon: `In ${DUE_SOON_DAYS} days` }),
    /** the id of a user in charge, or `none`: nobody is */
    user: offered('In charge', text(100)),
    /** at a step at which the client has to answer (FUP-41) */
    waiting: choice('Waiting', { client: 'For the client' }),
    /** both or neither: all follow-ups */
    inProgress: offered('State', yesOrNo),
    completed: yesOrNo,
    organization_id: text(100),
    organization_name: text(200),
    /** at this step */
    step_index: z.int().min(0),
    /** true: the kind has a target or the follow-up has a legal day; false: neither (FUP-13) */
    hasTarget: yesOrNo,
  },
})

/** The filters of the list and of its summary. `archived_at` absent or null: the active ones; anything else: the archived ones. */
const filters = { ...filterShape(followUpListing.filters), archived_at: z.unknown().optional() }

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
    sortField: z.enum([...followUpListing.sortFields, '']).nullish(),
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

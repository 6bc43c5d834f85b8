import * as z from 'zod'
import { hasRole, type Role } from '../access/roles.ts'
import { requiredText, text } from '../shared/text.ts'

/** The narrowest and the widest column, in pixels. */
export const MIN_WIDTH = 40
export const MAX_WIDTH = 1000

const list = requiredText(100)
const value = z.union([text(500), z.number(), z.boolean(), z.array(text(100)).max(100)])

/** A column of a view, by its field, with its width in pixels; without one the text decides (VIEW-1). */
const viewColumn = z.object({ field: requiredText(100), width: z.int().min(MIN_WIDTH).max(MAX_WIDTH).nullish() })
export type ViewColumn = { field: string; width?: number | null | undefined }

const viewColumns = z
  .array(viewColumn)
  .max(200)
  .refine((columns) => new Set(columns.map(({ field }) => field)).size === columns.length, {
    error: 'Name each column once.',
  })

const changeable = {
  name: requiredText(100),
  /** whether everybody sees the view, or only who saved it */
  isShared: z.boolean(),
  /** filters, search and sort, as the address of the list names them */
  search: z.record(text(100), value),
  hiddenColumns: z.array(text(100)).max(200),
  /** the columns in their order; without any, those of the list but the hidden ones */
  columns: viewColumns,
}

const viewFields = z.object({
  list,
  name: changeable.name,
  isShared: changeable.isShared.default(false),
  search: changeable.search.default({}),
  hiddenColumns: changeable.hiddenColumns.default([]),
  columns: changeable.columns.default([]),
})

/** Whether somebody of a role may save views for everybody, and change or keep those they shared (VIEW-2). */
export const mayShareViews = (role: Role): boolean => hasRole(role, 'staff')

/** The body that saves a view of a list (VIEW-1). */
export const newView = viewFields

/** The body that changes a view; `isDefault` is for the caller only (VIEW-3). */
export const viewChanges = z.object(changeable).partial()
export type ViewChanges = z.output<typeof viewChanges>

export const viewSearchBody = z.object({ list })

/** The searches of a list that are to be counted, each as the list's own call takes it (VIEW-5). */
export const viewCountsBody = z.object({ list, searches: z.array(z.record(text(100), z.unknown())).max(200) })

/** How many rows each search finds, in their order; null for one that the list does not understand. */
export const viewCounts = z.array(z.int().nullable())

/** The body that makes a view the one with which a list opens for the caller; null for none (VIEW-3). */
export const defaultViewBody = z.object({ list, viewId: text(100).nullable() })

/** A view as the control of a list shows it. */
export const savedView = viewFields.extend({
  _id: z.string(),
  /** whether the caller may change it */
  isOwn: z.boolean(),
  isDefault: z.boolean(),
  /** who saved it; null for one that is there from the start */
  user: z.object({ _id: z.string(), name: z.string() }).nullable(),
})
export type SavedView = z.output<typeof savedView>
export type NewView = z.output<typeof newView>

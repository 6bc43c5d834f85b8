import { changedFields } from './field-changes.ts'

type Values = Record<string, unknown>

type Loaded<V extends Values> = {
  /** the values that a save compares with */
  saved: V
  /** the values in the form */
  values: V
  /** the record's values as they were loaded before, and as they are loaded now */
  before: V
  after: V
}

type Reconciled<V extends Values> = {
  /** the fields to show: a colleague has changed them, and the user has not */
  show: Partial<V>
  /** the values that the next save compares with */
  saved: V
  /** whether the user and a colleague have changed a field to different values */
  isConflict: boolean
}

/** Reconciles a form with its record as it was loaded again: shows what a colleague has changed, and keeps what the user has typed (LIVE-6). */
export const reconcileLoaded = <V extends Values>({ saved, values, before, after }: Loaded<V>): Reconciled<V> => {
  const theirs = changedFields(before, after)
  const typed = changedFields(saved, values)
  const differing = changedFields(after, values)

  // A conflict lasts until the user has settled it: at the next reload, the colleague's value is in `before` too.
  const conflicts = Object.keys(changedFields(saved, after)).filter((name) => name in typed && name in differing)
  const accepted = Object.fromEntries(
    Object.entries(theirs).filter(([name]) => !conflicts.includes(name)),
  ) as Partial<V>
  const show = Object.fromEntries(
    Object.entries(accepted).filter(([name]) => !(name in typed) && name in differing),
  ) as Partial<V>

  return { show, saved: { ...saved, ...accepted }, isConflict: conflicts.length > 0 }
}

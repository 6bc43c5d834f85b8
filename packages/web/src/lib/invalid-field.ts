const isRefused = (field: HTMLInputElement) => field.validity.customError

const findInvalidField = (frame: ParentNode | null) => [...(frame?.querySelectorAll('input') ?? [])].find(isRefused)

/** Whether the text of a field in `frame` could not be read. */
export const hasInvalidField = (frame: ParentNode): boolean => findInvalidField(frame) !== undefined

/**
 * Focuses the first field in `frame` whose text could not be read, and lets it show its message; true when there is one.
 * Nothing is saved then (DAY-6). Such a field calls `setCustomValidity`, and shows its message on the event `invalid`.
 */
export const focusInvalidField = (frame: ParentNode | null): boolean => {
  const field = findInvalidField(frame)
  // A field that is folded cannot have the focus.
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
  field?.checkValidity()
  return field !== undefined
}

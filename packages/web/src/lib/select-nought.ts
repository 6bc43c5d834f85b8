/**
 * Selects the nought of a field that gets the focus: whoever clicks into it types a number, and would type it behind the nought. The
 * click itself places the caret, so the text is selected after it, unless somebody has typed by then.
 */
export const selectNought = (field: HTMLInputElement, isNought: boolean): void => {
  if (!isNought || field.readOnly) return

  const nought = field.value
  setTimeout(() => field === document.activeElement && field.value === nought && field.select())
}

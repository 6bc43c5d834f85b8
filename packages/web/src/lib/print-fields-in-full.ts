const FIELDS = '.mantine-Input-wrapper > :is(textarea, input:not([type=password], [type=search]))'
const TEXT = 'data-printed-text'
const SIGN = ':scope > .mantine-Input-section[data-position=left]'

type Field = HTMLInputElement | HTMLTextAreaElement

// The sign of an amount stands beside its field, in a section that is not printed.
const printedText = ({ value, parentElement }: Field): string => {
  const sign = parentElement?.querySelector(SIGN)?.textContent ?? ''
  return value.trim() === '' ? value : `${sign}${sign.length > 1 ? '\u00A0' : ''}${value}`
}

/** Prints the whole text of each field: on paper a field would cut what its box has no room for. The style of print shows it (UI-21). */
export const printFieldsInFull = (): void => {
  window.addEventListener('beforeprint', () => {
    for (const field of document.querySelectorAll<Field>(FIELDS))
      field.parentElement?.setAttribute(TEXT, printedText(field))
  })
  window.addEventListener('afterprint', () => {
    for (const shown of document.querySelectorAll(`[${TEXT}]`)) shown.removeAttribute(TEXT)
  })
}

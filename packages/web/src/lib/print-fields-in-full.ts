const FIELDS = '.mantine-Input-wrapper > :is(textarea, input:not([type=password], [type=search]))'
const TEXT = 'data-printed-text'

/** Prints the whole text of each field: on paper a field would cut what its box has no room for. The style of print shows it (UI-21). */
export const printFieldsInFull = (): void => {
  window.addEventListener('beforeprint', () => {
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS))
      field.parentElement?.setAttribute(TEXT, field.value)
  })
  window.addEventListener('afterprint', () => {
    for (const shown of document.querySelectorAll(`[${TEXT}]`)) shown.removeAttribute(TEXT)
  })
}

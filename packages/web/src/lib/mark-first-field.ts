const FIELD = [
  'input:not([type="hidden"], [type="file"], [disabled], [readonly])',
  'textarea:not([disabled], [readonly])',
  '[role="combobox"]:not([disabled])',
].join(', ')

/** Makes a dialog start at its first field instead of at its cross, unless it says itself where to start. */
export const markFirstField = (form: HTMLElement | null): void => {
  if (!form || form.querySelector('[data-autofocus]')) return
  const fields = [...form.querySelectorAll<HTMLElement>(FIELD)]
  fields.find((field) => field.tabIndex >= 0)?.setAttribute('data-autofocus', '')
}

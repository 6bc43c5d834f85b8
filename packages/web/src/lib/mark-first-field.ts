const FIELD = [
  'input:not([type="hidden"], [type="file"], [disabled], [readonly])',
  'textarea:not([disabled], [readonly])',
  '[role="combobox"]:not([disabled])',
].join(', ')

/** Makes a dialog focus its first field instead of its close button, unless it marks another element itself. */
export const markFirstField = (form: HTMLElement | null): void => {
  if (!form || form.querySelector('[data-autofocus]')) return
  const fields = [...form.querySelectorAll<HTMLElement>(FIELD)]
  fields.find((field) => field.tabIndex >= 0)?.setAttribute('data-autofocus', '')
}

let lastFocused: Element | null = null

document.addEventListener('focusin', ({ target }) => {
  lastFocused = target instanceof Element ? target : null
})

/** The element that has the focus, or had it last: a click beside a dialog takes the focus away from everything. */
export const getLastFocused = (): Element | null =>
  document.activeElement === document.body ? lastFocused : document.activeElement

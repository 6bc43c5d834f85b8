const SCHEME = 'data-mantine-color-scheme'

/** Prints every page in light colours, also for somebody who works in the dark. */
export const printInLight = (): void => {
  const root = document.documentElement
  let onScreen: string | null = null

  window.addEventListener('beforeprint', () => {
    onScreen = root.getAttribute(SCHEME)
    root.setAttribute(SCHEME, 'light')
  })
  window.addEventListener('afterprint', () => {
    if (onScreen !== null) root.setAttribute(SCHEME, onScreen)
  })
}

import type { Page } from '@playwright/test'

// Runs in the page. What covers all of the element that has the focus, or of each that can get it; nothing of those it is clear of.
const findCovered = async (isOfAll: boolean): Promise<string[]> => {
  const isSeen = (element: Element): boolean => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || element.matches('[data-table-frame]')) return true
    const points = [
      [left + 2, top + 2],
      [right - 2, top + 2],
      [left + 2, bottom - 2],
      [right - 2, bottom - 2],
      [(left + right) / 2, (top + bottom) / 2],
    ]
    return points.some(([x = 0, y = 0]) => {
      const shown = document.elementFromPoint(x, y)
      const bar = shown?.closest('[data-sticky]')
      if (!shown || (bar && !bar.contains(element))) return false
      return element.contains(shown) || shown.contains(element) || shown.closest('label')?.control === element
    })
  }
  // A bar that moves away is gone with the next frame. A page may move the focus once, after it has opened.
  const isClear = async (element: HTMLElement): Promise<boolean> => {
    if (isSeen(element)) return true
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    element.focus()
    return isSeen(element)
  }

  const covered: string[] = []
  // The link to the content shows itself only in a page that is in front.
  const all = document.querySelectorAll('a:not([href="#content"]), button, input, textarea, summary, [tabindex]')
  for (const element of isOfAll ? all : [document.activeElement]) {
    if (!(element instanceof HTMLElement) || element.tabIndex < 0 || !element.checkVisibility()) continue
    element.focus()
    if (document.activeElement !== element || (await isClear(element))) continue
    const { left, top } = element.getBoundingClientRect()
    const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)
    covered.push(`${element.tagName} ${name} at ${Math.round(left)},${Math.round(top)}`)
  }
  if (isOfAll && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return covered
}

/** What has the focus, if something covers all of it (WCAG 2.2, 2.4.11). */
export const coveredFocus = (page: Page): Promise<string[]> => page.evaluate(findCovered, false)

/** Gives each element that can get it the focus, and says which are then covered. */
export const coveredElements = (page: Page): Promise<string[]> => page.evaluate(findCovered, true)

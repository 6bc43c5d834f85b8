/** An item of a row, with its width in pixels. */
export type RowItem = { id: string; width: number; isCurrent: boolean; isSecondary: boolean }

/** What a row has: its width, the gap between two items, and the width of the button 'More', all in pixels. */
type Row = { width: number; gap: number; moreWidth: number }

const widthOf = (items: RowItem[], gap: number) =>
  items.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, items.length - 1)

/**
 * The ids of the items that do not fit in the row, in the order of the row. Secondary items leave first, then the others,
 * each time from the end; the current one always stays.
 */
export const overflowingItems = (items: RowItem[], { width, gap, moreWidth }: Row): string[] => {
  if (widthOf(items, gap) <= width) return []

  const fromTheEnd = items.filter(({ isCurrent }) => !isCurrent).toReversed()
  const leaving = [
    ...fromTheEnd.filter(({ isSecondary }) => isSecondary),
    ...fromTheEnd.filter(({ isSecondary }) => !isSecondary),
  ]
  let shown = items
  for (const item of leaving) {
    if (widthOf(shown, gap) + gap + moreWidth <= width) break
    shown = shown.filter((one) => one !== item)
  }

  return items.filter((item) => !shown.includes(item)).map(({ id }) => id)
}

/** An item of a row, with its width in pixels. */
export type RowItem = { id: string; width: number; isCurrent: boolean; isSecondary: boolean }

/** What a row has: its width, the gap between two items, and the width of the button 'More', all in pixels. */
type Row = { width: number; gap: number; moreWidth: number }

/** `inMenu`: the ids of the items in the menu 'More', in the order of the row. `atEnd`: the id of the current one when it stands before the button, out of its place. */
export type SplitRow = { inMenu: string[]; atEnd: string | undefined }

/** The width of a row, in pixels, from which on it has place to spare. */
const WIDE_FROM = 640

const widthOf = (items: RowItem[], gap: number) =>
  items.reduce((sum, { width }) => sum + width, 0) + gap * Math.max(0, items.length - 1)

const idsOf = (items: RowItem[]) => items.map(({ id }) => id)

// A wide row keeps place for the widest item in the menu, so that opening it moves nothing.
const keptPlace = (left: RowItem[], { width, gap }: Row) =>
  width < WIDE_FROM || left.length === 0 ? 0 : Math.max(...left.map((item) => item.width)) + gap

const itemsThatLeave = (items: RowItem[], row: Row): RowItem[] => {
  const fromTheEnd = items.toReversed()
  const leaving = [
    ...fromTheEnd.filter(({ isSecondary }) => isSecondary),
    ...fromTheEnd.filter(({ isSecondary }) => !isSecondary),
  ]
  const left: RowItem[] = []
  for (const item of leaving) {
    const shown = items.filter((one) => !left.includes(one))
    if (widthOf(shown, row.gap) + row.gap + row.moreWidth + keptPlace(left, row) <= row.width) break
    left.push(item)
  }
  return left
}

/**
 * Which items of a row go into its menu. Secondary items leave first, then the others, each time from the end. The current one never leaves: when it
 * does not fit in its place it stands before the button, and the last others leave for it where no place is kept.
 */
export const splitRow = (items: RowItem[], row: Row): SplitRow => {
  if (widthOf(items, row.gap) <= row.width) return { inMenu: [], atEnd: undefined }

  const left = itemsThatLeave(items, row)
  const current = left.find(({ isCurrent }) => isCurrent)
  if (!current) return { inMenu: idsOf(items.filter((item) => left.includes(item))), atEnd: undefined }

  let shown = items.filter((item) => !left.includes(item))
  while (shown.length > 0 && widthOf([...shown, current], row.gap) + row.gap + row.moreWidth > row.width)
    shown = shown.slice(0, -1)
  const inMenu = items.filter((item) => item !== current && !shown.includes(item))
  return { inMenu: idsOf(inMenu), atEnd: current.id }
}

/** A count with its unit: `1 day`, `3 days`, `0 days`. */
export const countText = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

const grouped = new Intl.NumberFormat('en-IE')

/** A count as screens show it: `12,345`. */
export const formatCount = (count: number): string => grouped.format(count)

/** How many rows a search has found: `10,000+` when counting stopped there. */
export const foundCount = ({
  totalItems,
  totalIsCapped,
}: {
  totalItems: number
  totalIsCapped?: boolean | undefined
}) => `${formatCount(totalItems)}${totalIsCapped ? '+' : ''}`

/** The same with its unit: `1 task`, `10,000+ tasks`. */
export const foundCountText = (page: { totalItems: number; totalIsCapped?: boolean | undefined }, unit: string) =>
  `${foundCount(page)} ${unit}${page.totalItems === 1 ? '' : 's'}`

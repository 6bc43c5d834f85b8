/** A count with its unit: `1 day`, `3 days`, `0 days`. */
export const countText = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

const grouped = new Intl.NumberFormat('en-IE')

/** A count as screens show it: `12,345`. */
export const formatCount = (count: number): string => grouped.format(count)

/** How many rows a search has found, with their unit: `1 task`, `12,345 tasks`. */
export const foundCountText = ({ totalItems }: { totalItems: number }, unit: string) =>
  `${formatCount(totalItems)} ${unit}${totalItems === 1 ? '' : 's'}`

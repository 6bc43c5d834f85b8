/** A count with its unit: `1 day`, `3 days`, `0 days`. */
export const countText = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

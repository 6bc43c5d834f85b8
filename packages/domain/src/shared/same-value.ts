const withSortedKeys = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value

/** Whether two JSON values are the same, whatever the order of an object's keys; null and undefined are the same. */
export const isSameValue = (left: unknown, right: unknown): boolean =>
  left === right ||
  JSON.stringify(left ?? null, (_, value) => withSortedKeys(value)) ===
    JSON.stringify(right ?? null, (_, value) => withSortedKeys(value))

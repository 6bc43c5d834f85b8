/** Seconds in words: the middle and the longest. */
export const range = (seconds: number[]): string => {
  const sorted = seconds.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? NaN
  return `${middle.toFixed(1)} s in the middle, ${(sorted.at(-1) ?? NaN).toFixed(1)} s at most`
}

// A spreadsheet would run a text that begins like a formula.
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+(\.\d+)?$/.test(text)

const csvCell = (value: string | number | null): string => {
  const text = value === null ? '' : String(value)
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as CSV (RFC 4180) with its header; null is an empty cell. Begins with a mark by which Excel reads UTF-8. */
export const csvOf = (header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${[header, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`

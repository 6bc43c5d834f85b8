/** A table as text. The first column is aligned left, the others right. */
export const textTable = (head: string[], rows: string[][]): string => {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(line)].join('\n')
}

/** A figure as text: no decimals from 100 on; a dash for undefined. */
export const figure = (value: number | undefined, decimals = 2): string =>
  value === undefined ? '–' : value.toFixed(value >= 100 ? 0 : decimals)

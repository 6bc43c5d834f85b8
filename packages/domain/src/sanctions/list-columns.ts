/** The columns of a sanctions list in CSV, and the headings that mean each, without case (SANC-1). */
export const listColumns = {
  id: ['id', 'key', 'reference', 'list number'],
  name: ['name', 'whole name', 'full name', 'listed name'],
  aliases: ['aliases', 'alias', 'also known as', 'aka', 'other names'],
  type: ['type', 'kind', 'subject type'],
  birth: ['birth', 'births', 'birth date', 'date of birth', 'dob', 'year of birth'],
  programme: ['programme', 'program', 'regime', 'list'],
} as const satisfies Record<string, readonly string[]>
export type ListColumn = keyof typeof listColumns

/** The position of each column in the heading line; undefined for one that the file does not have. */
export const findListColumns = (headings: readonly string[]): Partial<Record<ListColumn, number>> => {
  const folded = headings.map((heading) =>
    heading
      .trim()
      .toLowerCase()
      .replaceAll(/[_\s]+/g, ' '),
  )
  const found = Object.entries(listColumns).flatMap(([column, names]: [string, readonly string[]]) => {
    const at = folded.findIndex((heading) => names.includes(heading))
    return at === -1 ? [] : [[column, at] as const]
  })
  return Object.fromEntries(found)
}

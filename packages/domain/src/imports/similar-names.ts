import type { RecordWarning } from '../shared/record-warning.ts'

/** How a record on file, or another line of the file, has a name that a line makes (ORG-33, PERSON-11). */
export type NameLikeness = 'same' | 'former' | 'near'

const codes = { same: 'SAME_NAME', former: 'FORMER_NAME', near: 'NEAR_NAME' } as const

const messages: Record<NameLikeness, (noun: string) => string> = {
  same: (noun) => `Another ${noun} has this name.`,
  former: (noun) => `Another ${noun} had this name before.`,
  near: (noun) => `The name of another ${noun} differs by a letter.`,
}

type Noun = 'organization' | 'person'

/** The warning that a line makes a record whose name others have, had or nearly have. */
export const similarNameWarning = (
  noun: Noun,
  likeness: NameLikeness,
  records: RecordWarning['records'],
): RecordWarning => ({
  code: codes[likeness],
  field: noun === 'person' ? 'lastName' : 'name',
  message: messages[likeness](noun),
  records,
})

/** The warning that another line of the file has a name that differs by a letter. */
export const nearLineWarning = (noun: Noun, line: number, name: string): RecordWarning => ({
  code: codes.near,
  field: noun === 'person' ? 'lastName' : 'name',
  message: `The name of line ${line} differs by a letter: ${name}.`,
  records: [],
})

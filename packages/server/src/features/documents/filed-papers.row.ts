import { createHash } from 'node:crypto'
import type { PaperBody } from '@registrar/domain/documents/documents.calls'
import type { PrintedParts } from '@registrar/domain/documents/filed-paper'
import { withoutFields } from '@registrar/domain/conflicts/reconcile-concurrent-edits'
import type { MadePaper } from './make-paper.ts'

// Long enough to tell two texts of one field apart.
const HASH_LENGTH = 16

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)

/** The parts of a print as they are stored: comparable, without the data of people. */
export const hashedParts = (parts: PrintedParts): PrintedParts =>
  Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, hashOf(text)]))

/** The columns that say what a paper was made from. Whom it is about is stored even when nobody was chosen by hand. */
export const filedPaperRow = (
  { organizationId, document, values }: PaperBody,
  { language, subject, parts, content, minuteDay }: MadePaper,
) => ({
  organization_id: organizationId,
  document,
  language,
  person_id: subject && 'personId' in subject ? subject.personId : null,
  member_id: subject && 'organizationId' in subject ? subject.organizationId : null,
  given: JSON.stringify(withoutFields(values, ['personId'])),
  printed: JSON.stringify(hashedParts(parts)),
  content: JSON.stringify(content),
  day: minuteDay,
})

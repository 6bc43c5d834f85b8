import * as z from 'zod'
import { fileAddress } from '../files/file-address.ts'
import { dayField, type Field, fieldOf } from '../shared/field.ts'

const scan = z.preprocess(
  (value) => (typeof value === 'object' && value !== null && 'url' in value ? value.url : value),
  fileAddress.nullable(),
)

/** The fields of an entry of the minute book that staff write (DOC-14). */
export const minuteFieldTable = {
  signedOn: dayField('Signed on', 'filed_papers.signed_on'),
  signedFile: fieldOf('text', scan)('Signed file', 'filed_papers.signed_url'),
} as const satisfies Record<string, Field>

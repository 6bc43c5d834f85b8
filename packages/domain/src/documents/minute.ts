import * as z from 'zod'
import { attachedFile } from '../organizations/organization-fields.ts'
import { shapeOf } from '../shared/field.ts'
import { isIsoDate, isoDate, type IsoDate } from '../shared/iso-date.ts'
import { pageFields } from '../shared/page.ts'
import { text } from '../shared/text.ts'
import { loadedVersion, recordVersion } from '../shared/version.ts'
import type { FieldValues } from './paper-fields.ts'
import { minuteFieldTable } from './minute-fields.ts'
import { paperNames } from './papers.ts'

/** The body of a change: when a paper was signed, and the file of the scan, by its address or as the files of the company have it. */
export const minuteChanges = z.object({ ...shapeOf(minuteFieldTable), ...loadedVersion }).partial()
export type MinuteChanges = z.output<typeof minuteChanges>

/** An entry of the minute book: a paper that was filed, with the number that it was filed under (DOC-14). */
export const minute = z.object({
  _id: z.string(),
  ...recordVersion,
  number: z.int(),
  on: isoDate,
  document: z.enum(paperNames),
  title: z.string(),
  file: attachedFile,
  signedOn: isoDate.nullable(),
  signedFile: attachedFile.nullable(),
})
export type Minute = z.output<typeof minute>

/** The body that searches the minute book of a company, in titles and texts. */
export const minuteSearchBody = z.object({ organizationId: text(100), ...pageFields() })
export type MinuteSearch = z.output<typeof minuteSearchBody>

/** The day of a paper in the minute book: on which it was decided, else of the change, else as at, else of the filing (DOC-14). */
export const minuteDay = (
  { decidedOn, passedOn, changedOn, effectiveOn, asAt }: FieldValues,
  filedOn: IsoDate,
): IsoDate =>
  [decidedOn, passedOn, changedOn, effectiveOn, asAt]
    .map((value) => String(value ?? ''))
    .find((day) => isIsoDate(day)) ?? filedOn

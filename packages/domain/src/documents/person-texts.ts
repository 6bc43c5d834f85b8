import { type Directorship, directorshipsOn, type Particulars } from '../registers/particulars.ts'
import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import type { Texts } from './paper-fields.ts'

const none: Texts = { en: 'None', fr: 'Aucun' }

/** The former names of somebody; 'None' where there are none, null where nobody has asked. */
export const formerNamesText = ({ formerNames }: Particulars, language: Language): string | null =>
  formerNames === '' ? none[language] : (formerNames ?? null)

const directorshipText = ({ name, appointed, ceased }: Directorship): string => {
  const period = [appointed, ceased].map((day) => displayDate(day))
  return period.some(Boolean) ? `${name} (${period.join(' – ').trim()})` : name
}

/**
 * The other directorships of somebody that a form asks for on a day: those of the last five years, of all of them where no day is known.
 * Null where nobody has asked.
 */
export const directorshipsText = (
  { otherDirectorships }: Particulars,
  language: Language,
  day: IsoDate | null,
): string | null => {
  if (!otherDirectorships) return null
  const asked = day === null ? otherDirectorships : directorshipsOn(otherDirectorships, day)
  return asked.map(directorshipText).join(', ') || none[language]
}

import { foldText } from './fold-text.ts'
import { isIsoDate, type IsoDate } from './iso-date.ts'

// In English, French, German, Spanish, Italian, Irish, Dutch and Portuguese, in full and as spreadsheets shorten them; in Irish also as they follow a day.
const months = [
  'jan january janv janvier januar janner januari enero ene gennaio gen eanair ean janeiro',
  'feb february fev fevr fevrier februar februari febrero febbraio feabhra feabh fevereiro',
  'mar march mars marz maerz marzo mrz maart mrt marta marco',
  'apr april avr avril abril abr aprile aibrean aibreain aib',
  'may mai mei mayo maggio mag bealtaine bhealtaine beal maio',
  'jun june juin juni junio giugno giu meitheamh mheitheamh mheithimh meith junho',
  'jul july juil juillet juli julio luglio lug iuil julho',
  'aug august aou aout augustus agosto ago lunasa lun',
  'sep sept september septembre septiembre setiembre set settembre setembro meanfomhair mheanfomhair mfomh',
  'oct october octobre okt oktober octubre ott ottobre outubro out deireadhfomhair dheireadhfomhair dfomh',
  'nov november novembre noviembre samhain samhna shamhain samh',
  'dec december decembre dez dezember dic diciembre dicembre dezembro nollaig nollag noll',
].map((names) => names.split(' '))

const monthNumber = (name: string): number => months.findIndex((names) => names.includes(name)) + 1

const WEEKDAYS = new Set(
  [
    'mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday sun sunday',
    'lun lundi mar mardi mer mercredi jeu jeudi ven vendredi sam samedi dim dimanche',
    'mo montag di dienstag mi mittwoch do donnerstag fr freitag sa samstag sonnabend so sonntag',
    'lunes martes mie miercoles jue jueves vie viernes sab sabado dom domingo',
    'lunedi martedi mercoledi gio giovedi venerdi sabato domenica',
    'luan luain mairt ceadaoin deardaoin aoine haoine satharn sathairn domhnach domhnaigh',
  ].flatMap((names) => names.split(' ')),
)

// Each form of a date, and the positions of its year, month and day.
const forms: [pattern: RegExp, year: number, month: number, day: number][] = [
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/, 1, 3, 4],
  [/^((?:19|20)\d{2})(\d{2})(\d{2})$/, 1, 2, 3],
  [/^(\d{1,2})([/. -])(\d{1,2})\2(\d{4})$/, 4, 3, 1],
  [/^(\d{4})年(\d{1,2})月(\d{1,2})日$/, 1, 2, 3],
  [/^(\d{1,2})(?:st|nd|rd|th|er|u|\.|o|a)?[ \-/]?(?:de |of |d['’])?([a-z]+)\.?[ \-/]?(?:de )?(\d{4})$/, 3, 2, 1],
  [/^(\d{4})[ \-/]([a-z]+)\.?[ \-/](\d{1,2})$/, 1, 2, 3],
  [/^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/, 3, 1, 2],
]

// Hours and minutes, perhaps with seconds, half of the day and zone: they do not move the day that is written.
const TIME =
  /[t ](?:a )?\d{1,2}[:h.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?(?:z|utc|gmt)?(?:[+-]\d{2}(?::?\d{2})?)?)?(?: \([^)]*\))?$/

// 'mar 6 1984' is a day of March, 'mar 6 avril 1984' a Tuesday: a name of a day stands before a whole date.
const withoutWeekday = (text: string): string => {
  const [first = '', ...rest] = text.split(' ')
  const isWhole = rest.length > 2 || /\d\D\d/.test(rest[0] ?? '')
  return isWhole && WEEKDAYS.has(first.replace(/\.$/, '')) ? rest.join(' ') : text
}

// Irish has two months of two words, says 'mí na Nollag', and 'Dé' before a day of the week.
const inOneWord = (text: string): string =>
  text
    .replace(/^de (?=[a-z])/, '')
    .replace(/\bmi (?:na )?(?=[a-z])/, '')
    .replace(/(mh?ean|dh?eireadh) fomhair/, '$1fomhair')

// '6. 4. 1984', '06 / 04 / 1984', '1984.04.06.', 'le 6 avril 1984'
const withoutBlanks = (text: string): string =>
  text
    .replace(/^(?:le|el|il|am|den|on) (?=\d)/, '')
    .replaceAll(/(?<=\d) ?([/.]) ?(?=\d)/g, '$1')
    .replace(/(?<=^\d{4}\.\d\d?\.\d\d?)\.$/, '')

const plainDate = (text: string): string =>
  withoutWeekday(withoutBlanks(inOneWord(foldText(text.trim()).replaceAll(/[\s,]+/g, ' '))).replace(TIME, ''))

/**
 * Reads a day as people and programs write it in a file: `6 Apr 1984`, `lundi 6 avril 1984`, `06/04/1984` and `6.4.1984` (the day
 * comes first), `1984-04-06`, also with a time. A year has four digits. The day is the one that is written, in any time zone.
 * @returns undefined for anything else, and for a day that the calendar does not have
 */
export const readDate = (text: string): IsoDate | undefined => {
  const folded = plainDate(text)
  for (const [pattern, year, month, day] of forms) {
    const found = pattern.exec(folded)
    if (!found) continue
    const named = found[month] ?? ''
    const number = /^\d/.test(named) ? Number(named) : monthNumber(named)
    const date = `${found[year]}-${String(number).padStart(2, '0')}-${(found[day] ?? '').padStart(2, '0')}`
    return isIsoDate(date) ? date : undefined
  }
  return undefined
}

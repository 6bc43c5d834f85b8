import { isHoldingOfDay, membersOn, partyOf } from '../registers/registers.ts'
import { addMonths, displayDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { amountText } from './amount-text.ts'
import { dayOfTables } from './officers-table.ts'
import type { FieldValues } from './paper-fields.ts'
import type { PaperRecord } from './paper-record.ts'
import { idOfParty } from './paper-subject.ts'
import type { PaperCell, PaperTable } from './paper-tables.ts'
import { classText } from './paper-texts.ts'
import { jointName, type PaperShareEvent } from './share-event-values.ts'

const MONTHS_OF_YEAR = 12

const classOf = (shareClass: string | null, language: Language): PaperCell =>
  shareClass === null ? null : classText(shareClass, language)

/** The members of a day with their shares. */
export const members: PaperTable = {
  header: [
    { en: 'Member', fr: 'Actionnaire' },
    { en: 'Address', fr: 'Adresse' },
    { en: 'Class', fr: 'Catégorie' },
    { en: 'Shares', fr: 'Actions' },
  ],
  rowsOf: ({ holders, particulars }: PaperRecord, values: FieldValues, language: Language) => {
    const rows = membersOn(holders, dayOfTables(values))
    const ofMember = Map.groupBy(rows, (row) => [row.name, idOfParty(row), row.class].join('|'))
    return [...ofMember.values()].flatMap(([first, ...others]): PaperCell[][] => {
      if (!first) return []
      const number = [first, ...others].reduce<number | null>(
        (sum, row) => (sum === null || row.number === null ? null : sum + row.number),
        0,
      )
      const known = [partyOf(first), ...(first.jointWith ?? [])].map(
        (party) => particulars.get(idOfParty(party))?.address,
      )
      const address = known.every(Boolean) ? [...new Set(known)].join('; ') : null
      const name = first.jointNames?.join(language === 'fr' ? ' et ' : ' and ') ?? first.name
      return [[name, address, classOf(first.class, language), number]]
    })
  },
}

const euros = (amount: number | null, language: Language): PaperCell =>
  amount === null ? null : amountText(amount, language, { style: 'currency', currency: 'EUR' })

/** The classes of shares that are issued on a day, with their nominal value. */
export const capital: PaperTable = {
  header: [
    { en: 'Class', fr: 'Catégorie' },
    { en: 'Shares issued', fr: 'Actions émises' },
    { en: 'Nominal value', fr: 'Valeur nominale' },
    { en: 'Total', fr: 'Total' },
  ],
  rowsOf: ({ holders }: PaperRecord, values: FieldValues, language: Language) => {
    const day = dayOfTables(values)
    const held = holders.flatMap(({ holdings }) => holdings.filter((holding) => isHoldingOfDay(holding, day)))
    const kinds = new Map(held.map((holding) => [`${holding.class} ${holding.nominal}`, holding]))
    return [...kinds.values()].map(({ class: shareClass, nominal }) => {
      const issued = held
        .filter((holding) => holding.class === shareClass && holding.nominal === nominal)
        .reduce((sum, { number }) => sum + number, 0)
      return [
        classText(shareClass, language),
        issued,
        euros(nominal, language),
        euros(nominal === null ? null : nominal * issued, language),
      ]
    })
  },
}

const dash = '–'

// A line for whoever gives and one for whoever takes.
const linesOfEvent = (
  { from, to, on, class: shareClass, number }: PaperShareEvent,
  language: Language,
): PaperCell[][] => [
  ...(from.length > 0
    ? [[jointName(from, language), classText(shareClass, language), number, dash, displayDate(on)]]
    : []),
  ...(to.length > 0 ? [[jointName(to, language), classText(shareClass, language), number, displayDate(on), dash]] : []),
]

/** The shares that were taken up and given up since the last return, or in the year before a day where none is known. */
export const transfers: PaperTable = {
  header: [
    { en: 'Member', fr: 'Actionnaire' },
    { en: 'Class', fr: 'Catégorie' },
    { en: 'Shares', fr: 'Actions' },
    { en: 'Taken up on', fr: 'Acquises le' },
    { en: 'Given up on', fr: 'Cédées le' },
  ],
  rowsOf: ({ holders, shareEvents, lastReturnOn }: PaperRecord, values: FieldValues, language: Language) => {
    const day = dayOfTables(values)
    const from = lastReturnOn && lastReturnOn < day ? lastReturnOn : addMonths(day, -MONTHS_OF_YEAR)
    if (shareEvents)
      return shareEvents
        .filter(({ on }) => on !== null && on > from && on <= day)
        .flatMap((event) => linesOfEvent(event, language))
    const isOfYear = (one: string | null) => one !== null && one > from && one <= day
    return holders.flatMap(({ name, holdings }) =>
      holdings
        .filter(({ acquired, ceased }) => isOfYear(acquired) || isOfYear(ceased))
        .map(({ class: shareClass, number, acquired, ceased }) => [
          name,
          classText(shareClass, language),
          number,
          isOfYear(acquired) ? displayDate(acquired) : '–',
          isOfYear(ceased) ? displayDate(ceased) : '–',
        ]),
    )
  },
}

import { isHoldingOfDay, membersOn } from '../registers/registers.ts'
import { addMonths, displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { partyOf, partyId } from '../shared/party.ts'
import { capitalOn, type CapitalRow } from '../shares/share-capital.ts'
import { dayOfTables } from './officers-table.ts'
import type { FieldValues } from './paper-fields.ts'
import type { PaperRecord } from './paper-record.ts'
import { currencyOf, shareAmount } from './paper-shares.ts'
import type { PaperCell, PaperTable } from './paper-table.ts'
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
    const ofMember = Map.groupBy(rows, (row) => [row.name, partyId(row), row.class].join('|'))
    return [...ofMember.values()].flatMap(([first, ...others]): PaperCell[][] => {
      if (!first) return []
      const number = [first, ...others].reduce<number | null>(
        (sum, row) => (sum === null || row.number === null ? null : sum + row.number),
        0,
      )
      const known = [partyOf(first), ...(first.jointWith ?? [])].map(
        (party) => particulars.get(partyId(party))?.address,
      )
      const address = known.every(Boolean) ? [...new Set(known)].join('; ') : null
      const name = first.jointNames?.join(language === 'fr' ? ' et ' : ' and ') ?? first.name
      return [[name, address, classOf(first.class, language), number]]
    })
  },
}

type ClassOfDay = Pick<CapitalRow, 'name' | 'nominal' | 'issued' | 'nominalTotal' | 'paid' | 'unpaid' | 'currency'>

// Holdings say nothing of what is paid.
const classesHeld = (record: PaperRecord, day: IsoDate): ClassOfDay[] => {
  const held = record.holders.flatMap(({ holdings }) => holdings.filter((holding) => isHoldingOfDay(holding, day)))
  return [...Map.groupBy(held, (holding) => `${holding.class} ${holding.nominal}`).values()].flatMap((ofClass) => {
    const [first] = ofClass
    if (!first) return []
    const { class: name, nominal } = first
    const issued = ofClass.reduce((sum, { number }) => sum + number, 0)
    const nominalTotal = nominal === null ? null : nominal * issued
    return [{ name, nominal, issued, nominalTotal, paid: null, unpaid: null, currency: currencyOf(record, name) }]
  })
}

// The statement of capital knows what is paid, and the currency.
const classesOn = (record: PaperRecord, day: IsoDate): ClassOfDay[] => {
  const { shares } = record
  const isKnown = shares && shares.replay.done.length > 0
  return isKnown ? capitalOn(shares, shares.replay, day).filter(({ issued }) => issued > 0) : classesHeld(record, day)
}

/** The classes of shares that are issued on a day: their nominal value, and what is paid and unpaid on them (SHARE-7). */
export const capital: PaperTable = {
  header: [
    { en: 'Class', fr: 'Catégorie' },
    { en: 'Shares issued', fr: 'Actions émises' },
    { en: 'Nominal value', fr: 'Valeur nominale' },
    { en: 'Total', fr: 'Total' },
    { en: 'Paid', fr: 'Libéré' },
    { en: 'Unpaid', fr: 'Non libéré' },
  ],
  rowsOf: (record: PaperRecord, values: FieldValues, language: Language) =>
    classesOn(record, dayOfTables(values)).map(
      ({ name, issued, nominal, nominalTotal, paid, unpaid, currency }): PaperCell[] => [
        classText(name, language),
        issued,
        ...[nominal, nominalTotal, paid, unpaid].map((amount) => shareAmount(amount, language, currency)),
      ],
    ),
}

const dash = '–'

// A line for whoever gives and one for whoever takes, which of a conversion are the same.
const linesOfEvent = (
  { from, to, on, class: given, toClass, number }: PaperShareEvent,
  language: Language,
): PaperCell[][] => {
  const takers = toClass ? from : to
  const taken = toClass ?? given
  return [
    ...(from.length > 0
      ? [[jointName(from, language), classText(given, language), number, dash, displayDate(on)]]
      : []),
    ...(takers.length > 0
      ? [[jointName(takers, language), classText(taken, language), number, displayDate(on), dash]]
      : []),
  ]
}

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

import type { Holder } from '../registers/registers.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { PaperRecord } from './paper-record.ts'
import type { FieldValues } from './paper-fields.ts'
import { idOfHolder } from './paper-subject.ts'
import { currencyOf, shareAmount } from './paper-shares.ts'
import type { Language } from '../shared/language.ts'
import type { PaperCell } from './paper-table.ts'
import { BLANK_CELL, classText } from './paper-texts.ts'
import { idsOf, jointName, type PaperShareEvent, yesNo } from './share-event-values.ts'

type Taken = { holder: Holder; shareClass: string; number: number; nominal: number | null }

// Shares that a holder gives up and takes up on one day are those that stay.
const takenOn = (holders: readonly Holder[], day: IsoDate): Taken[] =>
  holders.flatMap((holder) => {
    const begun = holder.holdings.filter(({ acquired }) => acquired === day)
    const classes = [...new Set(begun.map(({ class: shareClass }) => shareClass))]
    return classes.flatMap((shareClass) => {
      const sum = (all: readonly { class: string; number: number }[]) =>
        all.filter((one) => one.class === shareClass).reduce((total, { number }) => total + number, 0)
      const number = sum(begun) - sum(holder.holdings.filter(({ ceased }) => ceased === day))
      const nominal = begun.find((one) => one.class === shareClass)?.nominal ?? null
      return number > 0 ? [{ holder, shareClass, number, nominal }] : []
    })
  })

// Form B5 asks what was given for shares that are not paid for in cash (s. 70).
const cashText = (
  { inCash, consideration }: { inCash: boolean | null; consideration: PaperShareEvent['consideration'] },
  language: Language,
  currency: string,
): string | null => {
  if (inCash === null) return null
  if (inCash) return yesNo.yes[language]
  const given = typeof consideration === 'number' ? shareAmount(consideration, language, currency) : consideration
  return `${yesNo.no[language]}${language === 'fr' ? '\u00A0: ' : ': '}${given || BLANK_CELL}`
}

// Whoever took shares over from somebody is no allottee.
const allotted = (
  events: readonly PaperShareEvent[],
  record: PaperRecord,
  { day, language }: { day: IsoDate; language: Language },
): PaperCell[][] =>
  events
    .filter(({ kind, on }) => kind === 'allotment' && on === day)
    .map(({ to, class: shareClass, number, nominal, paidPerShare, premiumPerShare, inCash, consideration }) => [
      jointName(to, language),
      idsOf(to)
        .map((id) => record.particulars.get(id)?.address)
        .filter(Boolean)
        .join('; ') || null,
      classText(shareClass, language),
      number,
      ...[nominal, paidPerShare, premiumPerShare].map((amount) =>
        shareAmount(amount, language, currencyOf(record, shareClass)),
      ),
      cashText({ inCash, consideration }, language, currencyOf(record, shareClass)),
    ])

/** All who took shares on the day of the paper. */
export const allottees = {
  header: [
    { en: 'Allottee', fr: 'Attributaire' },
    { en: 'Address', fr: 'Adresse' },
    { en: 'Class', fr: 'Catégorie' },
    { en: 'Shares', fr: 'Actions' },
    { en: 'Nominal value', fr: 'Valeur nominale' },
    { en: 'Paid', fr: 'Libéré' },
    { en: 'Premium', fr: 'Prime' },
    { en: 'In cash', fr: 'En numéraire' },
  ],
  rowsOf: (record: PaperRecord, { shareAcquired }: FieldValues, language: Language): PaperCell[][] => {
    const { holders, particulars, shareEvents } = record
    if (shareEvents) return allotted(shareEvents, record, { day: String(shareAcquired ?? ''), language })
    return takenOn(holders, String(shareAcquired ?? '')).map(({ holder, shareClass, number, nominal }) => [
      holder.name,
      particulars.get(idOfHolder(holder))?.address ?? null,
      classText(shareClass, language),
      number,
      shareAmount(nominal, language, currencyOf(record, shareClass)),
      null,
      null,
      null,
    ])
  },
}

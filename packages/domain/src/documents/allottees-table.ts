import type { Holder } from '../registers/registers.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { PaperCell } from './paper-tables.ts'
import type { PaperRecord } from './paper-record.ts'
import type { FieldValues } from './paper-fields.ts'
import { idOfHolder } from './paper-subject.ts'
import { amountText } from './amount-text.ts'
import type { Language } from '../shared/language.ts'

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

/** All who took shares on the day of the paper. */
export const allottees = {
  header: [
    { en: 'Allottee', fr: 'Attributaire' },
    { en: 'Address', fr: 'Adresse' },
    { en: 'Class', fr: 'Catégorie' },
    { en: 'Shares', fr: 'Actions' },
    { en: 'Nominal value', fr: 'Valeur nominale' },
  ],
  rowsOf: ({ holders, particulars }: PaperRecord, { shareAcquired }: FieldValues, language: Language): PaperCell[][] =>
    takenOn(holders, String(shareAcquired ?? '')).map(({ holder, shareClass, number, nominal }) => [
      holder.name,
      particulars.get(idOfHolder(holder))?.address ?? null,
      shareClass,
      number,
      nominal === null ? null : amountText(nominal, language, { style: 'currency', currency: 'EUR' }),
    ]),
}

import type { Language } from '../shared/language.ts'
import { roundedAmount } from '../shares/nominal.ts'
import { holdersKey } from '../shares/share-book.ts'
import { amountText } from './amount-text.ts'
import type { FieldValues } from './paper-fields.ts'
import type { PaperRecord } from './paper-record.ts'
import type { Subject } from './paper-subject.ts'

const and: Record<Language, string> = { en: ' and ', fr: ' et ' }

// '3', '3 and 4', '3, 4 and 5'.
const listed = (texts: readonly string[], language: Language): string =>
  [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(and[language])

const upTo: Record<Language, string> = { en: 'to', fr: 'à' }

/** Number, distinguishing numbers, what is paid and the old certificate of the shares that a paper is about, as the record keeps them (DOC-9). */
export const certificateValues = (
  { certificates }: PaperRecord,
  { holder, holding, transfer, certificateNumber, certificate: chosen }: Subject,
  language: Language,
): FieldValues => {
  if (!certificates) return { certificateNumber: certificateNumber ?? null }

  // The shares that were transferred are on the certificate of whoever has them now.
  const parties = transfer ? transfer.to : [holder.party, ...(holder.jointWith ?? [])]
  const holders = holdersKey(parties)
  const certificate =
    chosen ??
    certificates.findLast(
      (one) =>
        one.holderIds.toSorted().join(' ') === holders && one.class === holding?.class && one.shares === holding.number,
    )
  if (!certificate) return { certificateNumber: null }
  const { paid, premium, shares } = certificate
  const numberText = (number: number) => amountText(number, language)
  return {
    amountPaid: paid === null ? null : roundedAmount(paid / shares),
    premium: premium === null ? null : roundedAmount(premium / shares),
    certificateNumber: certificate.isNumberConfirmed ? certificate.number : null,
    shareNumbers:
      certificate.numbers
        .map(({ from, to }) =>
          from === to ? numberText(from) : `${numberText(from)} ${upTo[language]} ${numberText(to)}`,
        )
        .join(', ') || null,
    replacesCertificate: listed(certificate.replaces.map(numberText), language) || null,
  }
}

import type { Language } from '../shared/language.ts'
import type { FieldValues } from './paper-fields.ts'
import type { PaperRecord } from './paper-record.ts'
import { idOfHolder, type Subject } from './paper-subject.ts'

/** A share certificate of the record that is in force. A number that is not confirmed is not printed. */
export type PaperCertificate = {
  number: number
  isNumberConfirmed: boolean
  holderIds: readonly string[]
  class: string
  shares: number
  numbers: readonly { from: number; to: number }[]
  /** the confirmed numbers of the certificates that it replaces */
  replaces: readonly number[]
}

const upTo: Record<Language, string> = { en: 'to', fr: 'à' }

/** Number, distinguishing numbers and old certificate of the shares that a paper is about, as the record keeps them (DOC-9). */
export const certificateValues = (
  { certificates }: PaperRecord,
  { holder, holding, certificateNumber }: Subject,
  language: Language,
): FieldValues => {
  if (!certificates) return { certificateNumber: certificateNumber ?? null }

  const certificate = certificates.findLast(
    (one) =>
      one.holderIds.includes(idOfHolder(holder)) && one.class === holding?.class && one.shares === holding.number,
  )
  if (!certificate) return { certificateNumber: null }
  return {
    certificateNumber: certificate.isNumberConfirmed ? certificate.number : null,
    shareNumbers: certificate.numbers.map(({ from, to }) => `${from} ${upTo[language]} ${to}`).join(', ') || null,
    replacesCertificate: certificate.replaces.join(', ') || null,
  }
}

import type { IdentityDocument } from '../people/person-fields.ts'
import { comparableText } from '../shared/fold-text.ts'
import { addMonths, type IsoDate } from '../shared/iso-date.ts'

const PROOFS = new Set(['proofofaddress', 'utilitybill', 'justificatifdedomicile'])

/** Whether a paper proves an address and not an identity, by its type in any writing (AML-18). */
export const isProofOfAddress = ({ type }: Pick<IdentityDocument, 'type'>): boolean =>
  type !== null && PROOFS.has(comparableText(type))

/** Whether a paper proves an address: issued less than so many months before it was certified (AML-18). */
export const isProofAccepted =
  (today: IsoDate, months: number) =>
  (document: IdentityDocument): boolean => {
    const { issuedOn, certifiedOn } = document
    if (!isProofOfAddress(document) || !issuedOn || !certifiedOn) return false
    return issuedOn <= certifiedOn && certifiedOn <= today && issuedOn > addMonths(certifiedOn, -months)
  }

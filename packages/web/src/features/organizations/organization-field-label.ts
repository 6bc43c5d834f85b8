import { fieldLabel } from '@registrar/domain/history/logged-fields'
import { spacedWords } from '#features/conflicts'

// For fields whose name in the API would not tell the user much.
const labels: Record<string, string> = {
  cro: 'CRO Number',
  rbo: 'RBO Compliant',
  firstAr: 'First AR',
  status: 'First AR done',
  nextArReminder: 'Next AR',
  nextArReason: 'Reason for the ARD',
  countedNextAr: 'Next AR counted',
  B1B73Reason: 'Reason for the B1B73',
  comments: 'Comment',
  address: 'Office Address',
  creationPackage: 'Creation Pack',
  coroporationTaxNumber: 'Corporation Tax Number',
  B1B73: 'B1B73 - Annual Return and Change of ARD',
  anonymousShareholdePaymentHistory: 'Anonymous Shareholder Payment History',
}

/** The label of an organization's field; a field of the AML form is named `aml.…`. */
export const organizationFieldLabel = (name: string): string =>
  name.startsWith('aml.') ? fieldLabel('organization', name) : (labels[name] ?? spacedWords(name))

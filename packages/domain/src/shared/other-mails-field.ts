import { otherEmailAddresses } from './email-address.ts'
import { fieldOf } from './field.ts'

/**
 * Declares the further email addresses of a record: they say whose an address is, and nothing is sent to them unless somebody chooses one
 * (PERSON-1).
 */
export const otherMailsField = <const C extends string>(column: C) =>
  fieldOf('emailAddresses', otherEmailAddresses)('Further addresses', column, {
    listLabel: 'Further email addresses',
    parts:
      'further emails, other email, other emails, other email address, other email addresses, second email, ' +
      'second email address, additional email, additional emails, additional email addresses, autre e-mail, autres e-mails, ' +
      'autre adresse e-mail, autres adresses e-mail, autre courriel, autres courriels',
    combined: 'joined',
  })

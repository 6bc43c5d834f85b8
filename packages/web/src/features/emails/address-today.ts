import { readEmailAddresses } from '@registrar/domain/shared/email-address'

/**
 * To whom an email is sent again: to the addresses that its record has today. An address that is still among them stays alone; so does
 * that of the first where the record has none.
 */
export const addressToday = (sentTo: string, recordMail: string | null | undefined): string => {
  const { addresses } = readEmailAddresses(recordMail)
  const isStillOne = addresses.some((address) => address.toLowerCase() === sentTo.toLowerCase())
  return addresses.length === 0 || isStillOne ? sentTo : addresses.join(', ')
}

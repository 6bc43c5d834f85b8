import { readEmailAddresses } from '@registrar/domain/shared/email-address'

/** A record that emails are about, with its addresses as they are today. */
export type AddressedRecord = { mail: string | null; otherMails: readonly string[] }

/**
 * To whom an email is sent again: to the addresses that its record has today. An address that is still among them or the further ones stays
 * alone; so does that of the first where the record has none.
 */
export const addressToday = (sentTo: string, record: AddressedRecord | undefined): string => {
  const { addresses } = readEmailAddresses(record?.mail)
  const isStillOne = [...addresses, ...(record?.otherMails ?? [])].some(
    (address) => address.toLowerCase() === sentTo.toLowerCase(),
  )
  return addresses.length === 0 || isStillOne ? sentTo : addresses.join(', ')
}

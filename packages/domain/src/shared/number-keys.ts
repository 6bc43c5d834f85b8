const lettersAndDigits = (number: string): string => number.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()

// 'N/A' and '000000' are no numbers.
const keyWithDigits = (key: string): string => (/[1-9]/.test(key) ? key : '')

/** A number of the CRO as it is compared: without blanks, case, leading zeros and the letters `CRO` before it; '' for none. */
export const croKey = (cro: string): string =>
  keyWithDigits(
    lettersAndDigits(cro)
      .replace(/^CRO(?=\d)/, '')
      .replace(/^0+(?=.)/, ''),
  )

/** A tax number as it is compared: without blanks, case and punctuation, and without the `IE` of a VAT number; '' for none. */
export const taxKey = (number: string): string => keyWithDigits(lettersAndDigits(number).replace(/^IE(?=\d)/, ''))

const digitsOf = (phone: string): string =>
  phone
    .replaceAll(/\(0\)/g, '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^(\+|00)/, '+')

/**
 * The digits of a phone number that do not depend on how it is typed: `0861234567`, `+353 86 123 4567`, `00353861234567` and
 * `+353 (0)86 123 4567` have the key `861234567`. Ireland and France lose their prefix; a number of another country keeps it.
 */
export const phoneKey = (phone: string): string => {
  const digits = digitsOf(phone)
  if (/^\+?353\d{8,}$/.test(digits) || /^\+?33\d{9,}$/.test(digits)) return digits.replace(/^\+?(353|33)0*/, '')
  return digits.replaceAll('+', '').replace(/^0+/, '')
}

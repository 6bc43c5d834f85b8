import { formatCount } from '@registrar/domain/shared/count-text'
import type { ShareCertificate } from '@registrar/domain/shares/share-certificate'
import type { ShareClass } from '@registrar/domain/shares/share-class'
import type { ShareEvent } from '@registrar/domain/shares/share-event'

/** Several names as one text: joint holders. */
export const joinNames = (parties: readonly { name: string }[]): string => parties.map(({ name }) => name).join(' and ')

/** What an event is about: '40 Ordinary', 'Ordinary, each into 4', '40 Ordinary into Preference'. */
export const sharesText = (
  { kind, number, className, ratio, toClassId }: ShareEvent,
  classes: readonly ShareClass[],
): string => {
  if (kind === 'split') return `${className}, each into ${ratio ?? 0}`
  if (kind === 'consolidation') return `${className}, ${ratio ?? 0} into one`
  const toClass = classes.find(({ _id }) => _id === toClassId)
  return `${formatCount(number ?? 0)} ${className}${toClass ? ` into ${toClass.name}` : ''}`
}

/** Distinguishing numbers: '1 to 40, 61 to 100'. */
export const numbersText = ({ numbers }: Pick<ShareCertificate, 'numbers'>): string =>
  numbers.map(({ from, to }) => `${formatCount(from)} to ${formatCount(to)}`).join(', ')

/** An amount of a class in its currency; nothing is known of null. */
export const amountText = (amount: number | null, currency: string): string =>
  amount === null
    ? 'Not known'
    : new Intl.NumberFormat('en-IE', { style: 'currency', currency, maximumFractionDigits: 6 }).format(amount)

import { comparableText } from '../shared/fold-text.ts'

const wordsOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(' ')))

// Of what shops and programs of invoices call an order that is none, or none any more. Part of a refund leaves an order.
const NO_ORDER = wordsOf(
  'cancelled canceled cancel void voided deleted trash refunded failed expired declined rejected draft checkoutdraft autodraft quote estimate',
  'annule annulee rembourse remboursee echoue echouee expire expiree refuse refusee brouillon devis corbeille supprime supprimee',
  'storniert abgebrochen erstattet fehlgeschlagen entwurf angebot',
  'cancelado cancelada reembolsado reembolsada fallido borrador annullato annullata rimborsato rimborsata bozza cealaithe',
)

// What lists of officers say of those who are not in office. A column of crosses says no.
const LEFT_OFFICE = wordsOf(
  'resigned ceased former previous past inactive ended removed retired terminated deceased historic historical notcurrent exofficer',
  'demissionnaire demission demissionne demissionnee ancien ancienne cesse cessee revoque revoquee sorti sortie sortant sortante inactif inactive',
  'ausgeschieden ehemalig ehemalige cesado cesada cessato cessata eirithe no non false nein',
)

const EURO = new Set(['', 'eur', 'euro', 'euros'])

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** Why a line is no order: it was cancelled, refunded or never placed, or its amounts are in another currency (IMP-18). */
export const notAnOrder = ({ orderStatus, currency }: Readonly<Record<string, unknown>>): string | undefined => {
  const status = textOf(orderStatus)
  const word = comparableText(status).replace(/^wc(?=[a-z])/, '')
  if (NO_ORDER.has(word)) return `Its status is "${status}". An import makes orders that stand.`
  if (!EURO.has(comparableText(textOf(currency))))
    return `Its amounts are in ${textOf(currency)}. An import takes amounts in euro.`
  return undefined
}

/** Whether a status says that somebody has left office (IMP-18). */
export const hasLeftOffice = (status: unknown): boolean => LEFT_OFFICE.has(comparableText(textOf(status)))

/** A line of a file of orders, with the number that the shop gave the order. */
type NumberedLine = { line: number; values: Readonly<Record<string, unknown>> }

/**
 * Why lines are refused that repeat the total of an order: shops write a line for each article of an order, each with the total of all
 * (IMP-18). By their number.
 */
export const repeatedTotals = (lines: readonly NumberedLine[]): Map<number, string> => {
  const firstOf = new Map<string, NumberedLine>()
  const refusals = new Map<number, string>()
  for (const { line, values } of lines) {
    const [number, total] = [textOf(values['orderNumber']), values['totalAmountOrder']]
    if (number === '' || typeof total !== 'number' || total === 0) continue
    const key = `${number} ${total}`
    const first = firstOf.get(key)
    if (!first) firstOf.set(key, { line, values })
    else if (values['product'] !== first.values['product'])
      refusals.set(
        line,
        `It repeats the total of line ${first.line}, which is of order ${number} too. Give each article its own amount, or leave it out.`,
      )
  }
  return refusals
}

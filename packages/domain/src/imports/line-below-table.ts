import { comparableText } from '../shared/fold-text.ts'

const SUMS = new Set(
  (
    'total totals grandtotal subtotal sum sums overalltotal totaux totalgeneral totalglobal soustotal somme summe gesamt gesamtsumme ' +
    'zwischensumme suma sumatotal totale totalegenerale totaleur totalht totalttc totalgeneralttc iomlan'
  ).split(' '),
)

/** A number or an amount, and nothing else. */
const NUMBER = /^[-−+(]?[€£$]?\s?\d[\d.,'’\s]*(?:\s?(?:%|€|EUR))?\)?$/i

// What a report writes below its table: who made it, and where it ends.
const NOTE =
  /^(?:page \d+(?: (?:of|sur|von|de|di) \d+)?|(?:\W*)(?:end of|fin d[eu])(?: the| la)? (?:report|list|file|rapport|fichier|liste)\W*|(?:generated|exported|printed|extracted|produced|report run) (?:on|by|at)\b.*|(?:généré|exporté|imprimé|édité|extrait)e? (?:le|par)\b.*|\d+ (?:records?|rows?|lines?|results?|enregistrements?|lignes?|résultats?))$/i

/**
 * Says why a line below a table makes no record: it has the sums of the columns, or a note (IMP-17). Undefined for any other. A name
 * alone is a record, and so is a company called Total of which a line says anything but numbers. `width`: how many columns the table has.
 */
export const lineBelowTable = (cells: readonly string[], width: number): string | undefined => {
  const [first, ...others] = cells.map((cell) => cell.trim()).filter(Boolean)
  if (first === undefined || width < 2) return undefined

  if (
    others.length > 0 &&
    SUMS.has(comparableText(first).replaceAll(/\d/g, '')) &&
    others.every((cell) => NUMBER.test(cell))
  )
    return 'It has the sums of the columns.'
  return others.length === 0 && NOTE.test(first) ? 'It is a note below the table.' : undefined
}

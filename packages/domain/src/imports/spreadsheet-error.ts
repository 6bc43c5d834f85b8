// The errors of formulas in English, French, German, Spanish and Italian, and in other programs than Excel.
const ERRORS: ReadonlySet<string> = new Set(
  [
    '#BLOCKED! #BUSY! #CALC! #CONNECT! #DIV/0! #ERROR! #EXTERNAL! #FIELD! #GETTING_DATA #N/A #NAME? #NULL! #NUM! #PYTHON! #REF! #SPILL! #UNKNOWN! #VALUE!',
    '#BLOQUÉ! #CHAMP! #CONNEXION! #INCONNU! #NOM? #NOMBRE! #NUL! #OCCUPÉ! #PROPAGATION! #ÉPARS! #VALEUR!',
    '#BEZUG! #BLOCKIERT! #FELD! #KALK! #NV #UNBEKANNT! #VERBINDEN! #WERT! #ZAHL! #ÜBERLAUF!',
    '#¡CALC! #¡DESBORDAMIENTO! #¡DIV/0! #¡NULO! #¡NUM! #¡REF! #¡VALOR! #¿NOMBRE? #BLOQUEADO! #CAMPO! #CONECTAR! #DESCONOCIDO! #N/D',
    '#BLOCCATO! #CONNETTI! #ESPANSIONE! #NOME? #NULLO! #RIF! #SCONOSCIUTO! #VALORE!',
  ].flatMap((line) => line.split(' ')),
)

const LIBRE_OFFICE_ERROR = /^Err:\d{3}$/i
const TOO_NARROW = /^#{3,}$/
const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+)?E[+-]?\d{2,3}$/i

/**
 * Says that a cell has what a spreadsheet made of a value, and not the value: the error of a formula, crosses for what does not fit, or a
 * long number of which digits are lost; or a sign for letters that were lost. Undefined when it has not (IMP-9).
 */
export const spreadsheetErrorProblem = (cell: string): string | undefined => {
  if (ERRORS.has(cell.toUpperCase()) || LIBRE_OFFICE_ERROR.test(cell))
    return `${cell} is the error of a formula. Correct it in the spreadsheet, or empty the cell.`
  if (TOO_NARROW.test(cell))
    return `${cell} is what a spreadsheet shows when a value does not fit its column or its format. Correct it in the spreadsheet.`
  if (cell.includes('\u{fffd}')) return 'A letter is lost where \u{fffd} stands. Export the file again, as UTF-8.'
  return SCIENTIFIC.test(cell)
    ? `${cell} has lost digits: the spreadsheet made a number of it. Give the column the format Text, and write it again.`
    : undefined
}

import { SpreadsheetError } from './spreadsheet.ts'
import { UNREADABLE_WORKBOOK } from './workbook-parts.ts'

const beginsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, index) => bytes[index] === byte)

// Every XLSX file is a ZIP file, which begins so. No CSV file does.
const ZIP = [0x50, 0x4b, 0x03, 0x04]
/** How the workbooks of Excel before 2007 begin, and all workbooks with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]
const PDF = [0x25, 0x50, 0x44, 0x46]
/** Contacts of a phone or of an address book, perhaps after a byte order mark. */
const VCARD = /^(?:\u{ef}\u{bb}\u{bf})?\s*BEGIN:VCARD/iu

// The name of the part that holds the encrypted workbook, as the directory of the file has it.
const ENCRYPTED_PART = Buffer.from('EncryptedPackage', 'utf16le')

/**
 * What a file is by its first bytes.
 * @throws SpreadsheetError when it is something else that has a name
 */
export const formatOfFile = (bytes: Uint8Array): 'workbook' | 'text' => {
  if (beginsWith(bytes, ZIP)) return 'workbook'
  if (beginsWith(bytes, PDF))
    throw new SpreadsheetError('The file is a PDF. Choose the spreadsheet that it was made from.')
  if (VCARD.test(Buffer.from(bytes.subarray(0, 64)).toString('latin1')))
    throw new SpreadsheetError(
      'The file has contacts as cards (.vcf). Export them as CSV from the address book instead.',
    )
  if (!beginsWith(bytes, COMPOUND_FILE)) return 'text'

  const isEncrypted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(ENCRYPTED_PART)
  throw new SpreadsheetError(
    isEncrypted
      ? 'The workbook is protected by a password. Save it without the password first.'
      : 'The file is an old Excel workbook (.xls). Save it as .xlsx first.',
  )
}

/** @throws SpreadsheetError when a file is named .xlsx but is not an XLSX workbook */
export const requireNamedFormat = (fileName: string, bytes: Uint8Array): void => {
  if (/\.xls[xm]$/i.test(fileName) && formatOfFile(bytes) !== 'workbook')
    throw new SpreadsheetError(UNREADABLE_WORKBOOK)
}

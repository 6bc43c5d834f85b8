import { isIsoDate } from '@registrar/domain/shared/iso-date'
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type ListFile, ListFileError, uniteEntries } from './list-file.ts'
import type { ListReader } from './list-reader.ts'
import { euReader } from './read-eu-list.ts'
import { unReader } from './read-un-list.ts'

const EU_NAMESPACE = 'http://eu.europa.ec/fpi/fsd/export'

const readerOf = (root: SaxesTagNS): ListReader => {
  if (root.local === 'export' && root.uri === EU_NAMESPACE) return euReader()
  if (root.local === 'CONSOLIDATED_LIST') return unReader()
  throw new ListFileError(
    `The file is not a sanctions list of the EU or of the UN: it begins neither with an export of ${EU_NAMESPACE} nor with a CONSOLIDATED_LIST.`,
  )
}

const dayOf = (root: SaxesTagNS, reader: ListReader) => {
  const day = root.attributes[reader.dayAttribute]?.value.slice(0, 10) ?? ''
  return isIsoDate(day) ? day : null
}

/**
 * Reads a list in XML, in chunks: that of the European Union or of the United Nations (SANC-1).
 * @throws ListFileError when the file is not such a list, or is cut off
 */
export const readXmlList = async (chunks: AsyncIterable<string>): Promise<ListFile> => {
  const parser = new SaxesParser({ xmlns: true })
  const list: ListFile = { entries: [], day: null }
  let reader: ListReader | undefined

  parser.on('opentag', (tag) => {
    if (!reader) {
      reader = readerOf(tag)
      list.day = dayOf(tag, reader)
    } else reader.open(tag)
  })
  parser.on('text', (text) => reader?.text(text))
  parser.on('cdata', (text) => reader?.text(text))
  parser.on('closetag', (tag) => list.entries.push(...(reader?.close(tag) ?? [])))

  try {
    for await (const chunk of chunks) parser.write(chunk)
    parser.close()
  } catch (error) {
    if (error instanceof ListFileError) throw error
    throw new ListFileError(`The file cannot be read as XML: ${(error as Error).message}.`, { cause: error })
  }
  return { ...list, entries: uniteEntries(list.entries) }
}

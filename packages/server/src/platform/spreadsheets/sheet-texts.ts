import { readPart, type WorkbookParts } from './workbook-parts.ts'

// Excel writes a character that XML cannot have as `_x0001_`.
const ESCAPED = /_x([\da-f]{4})_/gi

/** A text of a workbook as people see it. */
export const unescapedText = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(ESCAPED, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    : text

/** Collects the text between the tags of a string: its runs one after the other, without the readings of Asian names. */
export const collectText = () => {
  let text = ''
  let isText = false
  let isReading = false

  return {
    open: (tag: string) => {
      if (tag === 'rPh') isReading = true
      isText = tag === 't' && !isReading
    },
    close: (tag: string) => {
      if (tag === 'rPh') isReading = false
      isText = false
    },
    add: (more: string) => {
      if (isText) text += more
    },
    take: (): string => {
      const taken = unescapedText(text)
      text = ''
      return taken
    },
  }
}

/** The texts that cells of a workbook share, by their numbers. */
export const readSharedTexts = async (parts: WorkbookParts, name: string): Promise<string[]> => {
  const texts: string[] = []
  const collected = collectText()
  await readPart(parts, name, {
    open: collected.open,
    text: collected.add,
    close: (tag) => {
      collected.close(tag)
      if (tag === 'si') texts.push(collected.take())
    },
  })
  return texts
}

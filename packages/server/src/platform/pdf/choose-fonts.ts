import type { Content } from 'pdfmake'
import { drawLetters } from './draw-letters.ts'
import { fontRuns } from './font-runs.ts'
import { type Coverage, MAIN_FONT } from './fonts.ts'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const nested = new Set(['text', 'stack', 'columns', 'ul', 'ol', 'table', 'body'])

/** The content of a page in which each part of a text has the font of its letters; in drawings their outlines. */
export const chooseFonts = (content: Content, coverage: Coverage): Content => {
  const runsOf = (text: string) => {
    const runs = fontRuns(text, coverage)
    return runs.length === 1 && runs[0]?.font === MAIN_FONT ? runs[0].text : runs
  }

  const chosen = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const runs = runsOf(value)
      return typeof runs === 'string' ? runs : { text: runs }
    }
    if (Array.isArray(value)) return value.map(chosen)
    if (!isObject(value)) return value

    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        if (key === 'text' && typeof part === 'string') return [key, runsOf(part)]
        if (key === 'svg' && typeof part === 'string') return [key, drawLetters(part, coverage)]
        return [key, nested.has(key) ? chosen(part) : part]
      }),
    )
  }

  return chosen(content) as Content
}

import type { Content } from 'pdfmake'

/** A word this long may be wider than a column, and would push the other columns off the page. A SHA-256 has 64 digits. */
const LONG_WORD = /\S{70}/

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const broken = (value: unknown): unknown => {
  if (typeof value === 'string') return LONG_WORD.test(value) ? { text: value, wordBreak: 'break-all' } : value
  if (Array.isArray(value)) return value.map(broken)
  if (!isObject(value)) return value

  const { text } = value
  if (typeof text === 'string') return LONG_WORD.test(text) ? { ...value, wordBreak: 'break-all' } : value

  const nested = ['text', 'stack', 'columns', 'ul', 'ol', 'table', 'body']
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, nested.includes(key) ? broken(part) : part]),
  )
}

/** The content of a page in which a text with a very long word may break anywhere. */
export const breakLongWords = (content: Content): Content => broken(content) as Content

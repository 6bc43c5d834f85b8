import { type IdentifyingTexts, isText, replaceTexts } from './folded-text.ts'

/** Replaces an erased name or number. */
const ERASED = '[erased]'

/** What identifies an erased record: texts and numbers that name it wherever they occur, and names that belong together. */
export type ErasedTexts = IdentifyingTexts & { names: readonly { first: string; last: string }[] }

/** A text without the texts and numbers that identify an erased record, however they are spelled (RET-6). */
export const eraseInText = (value: string, erased: IdentifyingTexts): string => replaceTexts(value, erased, ERASED)

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(stringsIn) : []

const isNamed = (value: unknown, name: string): boolean => stringsIn(value).some((text) => isText(text, name))

const firstNameOf = (value: Record<string, unknown>): unknown => value['firstName'] ?? value['first_name']
const lastNameOf = (value: Record<string, unknown>): unknown => value['lastName'] ?? value['last_name']

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(emptied)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part)]))
  return typeof value === 'string' ? '' : value
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRecord = (value: unknown, { names }: ErasedTexts): boolean =>
  isObject(value) &&
  names.some(({ first, last }) => isNamed(firstNameOf(value), first) && isNamed(lastNameOf(value), last))

/**
 * A JSON value without what identifies an erased record. An object that has the record's first and last name is the record:
 * it is removed from a list, and elsewhere its texts are emptied.
 */
export const eraseInJson = (value: unknown, erased: ErasedTexts): unknown => {
  if (typeof value === 'string') return eraseInText(value, erased)
  if (Array.isArray(value))
    return value.filter((item) => !isRecord(item, erased)).map((item) => eraseInJson(item, erased))
  if (!isObject(value)) return value
  if (isRecord(value, erased)) return emptied(value)

  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, eraseInJson(part, erased)]))
}

import { isSameValue } from '../shared/same-value.ts'

type Item = string | { userId: string } | { url: string }

// What makes two items of a plain list the same item: a date or a role is itself, a user the account, a file its address.
const keyOf = (item: unknown): string | undefined => {
  if (typeof item === 'string') return item
  if (typeof item !== 'object' || item === null) return undefined
  if ('userId' in item && typeof item.userId === 'string') return item.userId
  return 'url' in item && typeof item.url === 'string' ? item.url : undefined
}

const isPlainList = (value: unknown): value is Item[] =>
  Array.isArray(value) && value.every((item) => keyOf(item) !== undefined)

const byKey = (list: readonly Item[]): Map<string | undefined, Item> => new Map(list.map((item) => [keyOf(item), item]))

// A save cannot change the name of an assigned user, so only the account is compared.
const isSameItem = (left: Item | undefined, right: Item | undefined) => {
  const isUser = typeof left === 'object' && 'userId' in left
  return isUser ? keyOf(left) === keyOf(right) : isSameValue(left, right)
}

/**
 * Reconciles two edits of one list item by item (API-10): what either has added is added, what either has removed is removed,
 * in the order of `theirs`. `loaded` is the list that both have edited.
 * @returns undefined for a list whose items have no name of their own (a payment, a person of a form), and when both have
 * changed one file to something different
 */
export const reconcileLists = (loaded: unknown, yours: unknown, theirs: unknown): unknown[] | undefined => {
  if (!isPlainList(loaded ?? []) || !isPlainList(yours) || !isPlainList(theirs)) return undefined
  const [before, mine, stored] = [byKey((loaded ?? []) as Item[]), byKey(yours), byKey(theirs)]

  const both: Item[] = []
  for (const [key, item] of stored) {
    const own = mine.get(key)
    const old = before.get(key)
    const isRemoved = own === undefined && old !== undefined
    if (isRemoved) continue

    const isEdited = own !== undefined && !isSameItem(own, old)
    const isEditedByOther = !isSameItem(item, old)
    if (isEdited && isEditedByOther && !isSameItem(own, item)) return undefined
    both.push(isEdited ? own : item)
  }

  const added = [...mine].filter(([key]) => !before.has(key) && !stored.has(key)).map(([, item]) => item)
  return [...both, ...added]
}

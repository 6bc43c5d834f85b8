/** A name that is looked for: its key, and the keys of the names that differ by one typing error, made once one of them may be meant. */
export type TypedName = { key: string; misspelt: () => readonly string[] }

const isLetter = (letter: string) => letter >= 'a' && letter <= 'z'

// Two keys that one wrong letter separates have one of these in common.
const withoutOneLetter = (key: string): string[] => {
  const shorter = [key]
  for (let at = 0; at < key.length; at += 1)
    if (isLetter(key.charAt(at)) && key.charAt(at) !== key.charAt(at - 1))
      shorter.push(key.slice(0, at) + key.slice(at + 1))
  return shorter
}

/**
 * Makes the function that says of one of many keys which typed names it has with one typing error. It costs little for each key, so that all
 * names on record can be asked for; whether two names are near each other, `misspelt` decides.
 */
export const createNearNames = (typed: readonly TypedName[]): ((key: string) => string[]) => {
  const placesOf = new Map<string, number[]>()
  for (const [place, { key }] of typed.entries())
    for (const shorter of withoutOneLetter(key)) {
      const places = placesOf.get(shorter)
      if (places) places.push(place)
      else placesOf.set(shorter, [place])
    }

  const misspelt = new Map<number, ReadonlySet<string>>()
  const isNear = (place: number, key: string): boolean => {
    const name = typed[place]
    if (!name || name.key === key) return false
    const keys = misspelt.get(place) ?? new Set(name.misspelt())
    misspelt.set(place, keys)
    return keys.has(key)
  }

  return (key) => {
    const places = new Set<number>()
    for (const shorter of withoutOneLetter(key)) for (const place of placesOf.get(shorter) ?? []) places.add(place)
    return [...places].flatMap((place) => (isNear(place, key) ? [typed[place]?.key ?? ''] : []))
  }
}

/*
 * What it costs to take one sound for another (`word-sounds.ts`), in consonants. Sounds that no table names cost a whole one.
 */
const REPLACED: ReadonlyMap<string, number> = new Map(
  `
  ae 0.15, ei 0.1, ou 0.1, ao 0.3, eo 0.25, ai 0.6, au 0.65, eu 0.45, iu 0.65, io 0.65, ée 0.1,
  éi 0.15, éa 0.35, ji 0.1, je 0.3, jé 0.3, jy 0, yi 0.1, yJ 0.3, jJ 0, jW 0, jX 0.3, jQ 0.15, jg 0.2,
  QX 0, QH 0, QW 0, QK 0.3, QJ 0.15, Qc 0.3, WX 0, WJ 0, XJ 0.15, cX 0.3, cJ 0.3, cS 0.3, cz 0, cK 0.3, zS 0,
  zJ 0.3, SX 0.6, gG 0, gJ 0.2, GJ 0.4, Gj 0.4, gH 0.3, GH 0.3, GK 0.4, gK 0.4, HK 0.4, qK 0, qX 0.2,
  qQ 0.2, qH 0.4, qG 0.3, FV 0.25, BV 0.5, BP 0.4, DT 0.4, Vu 0.2, Vo 0.3
`
    .split(',')
    .map((line) => line.trim().split(' '))
    .flatMap(([pair = '', cost]) => [
      [pair, Number(cost)],
      [`${pair[1]}${pair[0]}`, Number(cost)],
    ]),
)

const MISSING: Readonly<Record<string, number>> = {
  a: 0.45,
  e: 0.4,
  é: 0.4,
  i: 0.25,
  o: 0.45,
  u: 0.4,
  y: 0.25,
  H: 0.4,
  j: 0.7,
}

// Suleiman and Suleimani, Petrov and Petrova are two names.
const OPEN_END = 0.5

const VOWELS = 'aeéiou'
const UNKNOWN_VOWEL = 0.65

// All sounds have character codes below this one. Names are compared by the million, so the costs are looked up by code.
const CODES = 256
const COST = new Float64Array(CODES * CODES).fill(1)
const COST_MISSING = new Float64Array(CODES).fill(1)
const WEIGHT = new Float64Array(CODES).fill(1)

for (const one of VOWELS)
  for (const other of VOWELS) COST[one.charCodeAt(0) * CODES + other.charCodeAt(0)] = UNKNOWN_VOWEL
for (const [pair, cost] of REPLACED) COST[pair.charCodeAt(0) * CODES + pair.charCodeAt(1)] = cost
for (let code = 0; code < CODES; code += 1) COST[code * CODES + code] = 0
for (const [sound, cost] of Object.entries(MISSING)) COST_MISSING[sound.charCodeAt(0)] = cost
for (const vowel of VOWELS) WEIGHT[vowel.charCodeAt(0)] = 0.5

/** The weight of sounds: a consonant counts 1, a vowel half. */
export const weightOfSounds = (sounds: string): number => {
  let weight = 0
  for (let at = 0; at < sounds.length; at += 1) weight += WEIGHT[sounds.charCodeAt(at)] ?? 1
  return weight
}

const isVowelAtEnd = (sounds: string) => VOWELS.includes(sounds.at(-1) ?? ' ')

/** How far two words are apart by their sounds, in consonants that differ. */
const soundDistance = (a: string, b: string): number => {
  let row = new Float64Array(b.length + 1)
  let next = new Float64Array(b.length + 1)
  for (let at = 0; at < b.length; at += 1) row[at + 1] = (row[at] ?? 0) + (COST_MISSING[b.charCodeAt(at)] ?? 1)

  for (let index = 0; index < a.length; index += 1) {
    const sound = a.charCodeAt(index)
    const missing = COST_MISSING[sound] ?? 1
    next[0] = (row[0] ?? 0) + missing
    for (let at = 0; at < b.length; at += 1) {
      const other = b.charCodeAt(at)
      next[at + 1] = Math.min(
        (row[at] ?? 0) + (COST[sound * CODES + other] ?? 1),
        (row[at + 1] ?? 0) + missing,
        (next[at] ?? 0) + (COST_MISSING[other] ?? 1),
      )
    }
    ;[row, next] = [next, row]
  }
  return (row[b.length] ?? 0) + (isVowelAtEnd(a) === isVowelAtEnd(b) ? 0 : OPEN_END)
}

/** How much of a word may differ by its sounds. */
const TOLERANCE = 0.12
// No sound costs less than this part of its weight when it is missing.
const LEAST_MISSING = 0.25

/** Sounds with their weight. */
export type Sounds = { sounds: string; weight: number }

/** How alike two words sound, from 0 to 1; 0 when they are two words. */
export const soundSimilarity = (a: Sounds, b: Sounds): number => {
  if (a.sounds === b.sounds) return a.sounds === '' ? 0 : 1
  const weight = Math.max(a.weight, b.weight)
  if (Math.abs(a.weight - b.weight) * LEAST_MISSING > TOLERANCE * weight) return 0
  const distance = soundDistance(a.sounds, b.sounds)
  return distance <= TOLERANCE * weight ? 1 - distance / (2 * weight) : 0
}

// What an Arabic or a Hebrew word leaves out, or writes with one letter for several sounds.
// The letter of j is written zh, dj or j, which may be y.
const UNWRITTEN = /[aeéiouyjJV]|H$/g
const ONE_LETTER: Readonly<Record<string, string>> = {
  P: 'B',
  F: 'B',
  q: 'K',
  G: 'K',
  g: 'K',
  Q: 'X',
  W: 'X',
  c: 'S',
  z: 'S',
  D: 'T',
}

/** The consonants that are left of sounds in a script without vowels. Arabic writes Jumblatt as Junblatt. */
export const skeletonOf = (sounds: string) =>
  sounds
    .replaceAll(UNWRITTEN, '')
    .replaceAll(/./g, (sound) => ONE_LETTER[sound] ?? sound)
    .replaceAll('NB', 'MB')
    .replaceAll(/(.)\1+/g, '$1')

/** How alike two words sound when only one of them has vowels, from 0 to 1. */
export const consonantSimilarity = (a: string, b: string): number => {
  const [one, other] = [skeletonOf(a), skeletonOf(b)]
  return one !== '' && one === other ? 0.95 : 0
}

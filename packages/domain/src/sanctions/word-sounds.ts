/*
 * The sounds of a word of a name as English, French and German write it when they transliterate Russian, Ukrainian, Arabic and Chinese.
 * Each sound is one letter. Capital letters are consonants, small ones are vowels; small consonants may be read in two ways:
 *
 *   X  sh, ch of English, tch, tsch    W  sch of German: sh or zh      Q  ch: sh, ch or kh
 *   J  zh, dj, dzh                     j  j: zh or y                   g  g before e and i
 *   c  ts, tz; c before e and i        z  z: z, or ts of German        q  q: k, or ch of Chinese
 *   H  h, kh                           y  y before a vowel
 *   é  ei, ai, ey, ay
 */

// Letters with marks whose sound differs from that of the plain letter.
const MARKED: Readonly<Record<string, string>> = {
  š: 'sh',
  ş: 'sh',
  č: 'ch',
  ć: 'ch',
  ž: 'zh',
  // s in French, ch in Turkish
  ç: 'tz',
  đ: 'dj',
  ğ: 'g',
  ñ: 'n',
}

// From left to right the first rule that fits is taken; longer ones stand before shorter ones.
const RULES: readonly (readonly [letters: string, sound: string])[] = [
  ['schtsch|schtch|stsch|chtch|shtch|shch|szcz|tsch|tch|tsh|czsz|cz|sz|sh|(?<=^)hs(?=[aeiu])', 'X'],
  ['dsch|dzh|dsh|dj|zh', 'J'],
  ['sch', 'W'],
  ['ch', 'Q'],
  ['kh', 'H'],
  ['gh', 'G'],
  ['gu(?=[eiy])', 'G'],
  ['g(?=[eiy])', 'g'],
  ['qu(?=[eiy])|ck|cq|c(?=[aoulrtkshc])', 'K'],
  ['q', 'q'],
  ['tz|ts|c', 'c'],
  ['ph', 'F'],
  ['th', 'T'],
  ['dh', 'D'],
  ['(?<=^)rh(?=[aeiouy])', 'R'],
  ['wh(?=[aeiouy])', 'V'],
  ['(?<=^|[aeiouy])ou(?=[aeiy])', 'V'],
  ['w(?=[uo]{2}|u)(?<=[aeo]w)', ''],
  ['w|v', 'V'],
  ['(?<=^)x(?=[iu])', 'X'],
  ['x', 'KS'],
  ['(?<=^)j(?=e)', 'y'],
  ['[iy]j(?=e)|(?<=[aeou])j(?=e)', 'i'],
  ['j', 'j'],
  ['z', 'z'],
  ['(?<=^)[iy](?=[aeou])', 'y'],
  ['ou|oo|ue', 'u'],
  ['oe', 'o'],
  ['ee', 'i'],
  ['[ae][iyj](?![aeiou])', 'é'],
  ['ie(?=.)', 'e'],
  ['[iy]+', 'i'],
  ['a+', 'a'],
  ['o', 'o'],
  ['u+', 'u'],
  ['e', 'e'],
  ['h', 'H'],
  ['s', 'S'],
  ['[bdfgklmnprt]', ''],
  ['.', ''],
]

const PATTERN = new RegExp(RULES.map(([letters]) => `(${letters})`).join('|'), 'g')

const soundOf = (found: string, groups: readonly unknown[]): string => {
  const at = groups.findIndex((group) => group !== undefined)
  const sound = RULES[at]?.[1] ?? ''
  return sound === '' && /^[bdfgklmnprt]$/.test(found) ? found.toUpperCase() : sound
}

/** A text whose letters with marks are written as they sound: š is sh. */
export const withSpokenMarks = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[šşčćžçđğñ]/g, (letter) => MARKED[letter] ?? letter)

/** The sounds of one word in plain Latin letters of lower case. Doubled letters are one, and what nobody speaks at its end is left out. */
export const soundsOf = (word: string): string => {
  const letters = word
    .replaceAll(/([a-z])\1+/g, (doubled, letter: string) => (/[aeiou]/.test(letter) ? doubled.slice(0, 2) : letter))
    // Poutine, Eltsine, Alexandre; Fatimah; Zelenskyi, Youri, Jurij
    .replace(/(?<=[a-z]{2}[bcdfgklmnprstvz])e$/, '')
    .replace(/(?<=[aeiou])h$/, '')
    .replace(/[iyj]+$/, 'i')
    // Rezaee, Rezaei
    .replace(/(?<=a)e[ei]$/, 'i')

  return letters
    .replaceAll(PATTERN, (found: string, ...groups: unknown[]) => soundOf(found, groups))
    .replaceAll(/([A-Z])\1/g, '$1')
}

import { skeletonOf } from './sound-distance.ts'

/*
 * What each sound of a Hebrew word may be in Latin letters: one letter is b or v, one k or kh, one s or sh, one p or f; vowels are not
 * written, and the letters of v and y may stand for vowels.
 */
const HEBREW: Readonly<Record<string, string>> = {
  B: '[BPV]',
  V: 'V?',
  y: '[yjJ]?',
  K: '[KHQqG]',
  q: '[KHQqG]',
  X: '[XWSJ]',
  H: '[KHQ]{0,2}',
  P: '[PF]',
  F: '[PF]',
  T: '[TD]',
  D: 'D',
  G: '[GgjJ]',
  g: '[GgjJ]',
  z: '[zS]',
  S: '[SzcX]',
  c: '[cz]',
  L: 'L',
  M: 'M',
  N: 'N',
  R: 'R',
}

const VOWELS = /[aeéiou]|H$/g

/** How alike a Hebrew word and one in Latin letters sound, from 0 to 1. */
export const hebrewSimilarity = (hebrew: string, latin: string): number => {
  const pattern = Array.from(hebrew, (sound) => HEBREW[sound] ?? '').join('')
  const consonants = latin.replaceAll(VOWELS, '')
  return consonants !== '' && new RegExp(`^${pattern}$`).test(consonants) ? 0.95 : 0
}

const UNCERTAIN: Readonly<Record<string, string>> = {
  F: '',
  P: '',
  B: '',
  X: 'S',
  W: 'S',
  J: 'S',
  j: 'S',
  G: '',
  g: '',
}

/** The consonants that are the same in each reading of a Hebrew word: words that may be alike share them. */
export const hebrewSkeletonOf = (sounds: string): string =>
  skeletonOf(sounds.replaceAll(/[HQKq]/g, '').replaceAll(/[FPBXWJjGg]/g, (sound) => UNCERTAIN[sound] ?? sound))

import { nameWords } from '../shared/name-key.ts'

/*
 * Chinese names in pinyin, read syllable by syllable. Pinyin without tones has some four hundred syllables, and a letter makes another name
 * of one: Yong, Yang and Ying are three names and no misspellings of one. What other rules write (Wade-Giles, Cantonese) is mostly no pinyin,
 * and is not read here; where it looks like pinyin (chang for zhang, pai for bai), a syllable has both readings.
 */

// How a syllable begins, and how it goes on.
const SYLLABLES = `
- a ai an ang ao e en er ou
b a ai an ang ao ei en eng i ian iao ie in ing o u
p a ai an ang ao ei en eng i ian iao ie in ing o ou u
m a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u
f a an ang ei en eng o ou u
d a ai an ang ao e ei eng i ian iao ie ing iu ong ou u uan ui un uo
t a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo
n a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan ue uo v yu
l a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan ue un uo v yu
g a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
k a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
h a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo
j i ia ian iang iao ie in ing iong iu u uan ue un
q i ia ian iang iao ie in ing iong iu u uan ue un
x i ia ian iang iao ie in ing iong iu u uan ue un
zh a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo
ch a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo
sh a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo
r an ang ao e en eng i ong ou u uan ui un uo
z a ai an ang ao e ei en eng i ong ou u uan ui un uo
c a ai an ang ao e en eng i ong ou u uan ui un uo
s a ai an ang ao e en eng i ong ou u uan ui un uo
y a an ang ao e i in ing ong ou u uan ue un
w a ai an ang ei en eng o u
`

// Speakers of the South take zh, ch and sh for z, c and s. Wade-Giles writes b as p, zh, j and q as ch, and r as j; who writes by ear has ch
// for q, and sh for x.
const BEGINNINGS: Readonly<Record<string, string>> = {
  '-': '-',
  p: 'pb',
  t: 'td',
  k: 'kg',
  ch: 'czjq',
  zh: 'z',
  sh: 's',
  x: 'xs',
  j: 'jr',
}

// Speakers take ng for n as well, writers uo for ou. Wade-Giles writes you as yu.
const goesOn = (beginning: string, letters: string): string[] => {
  if (letters === 'uo' || (beginning === 'y' && letters === 'u')) return [letters, 'ou']
  return [letters.replace(/ng$/, 'n').replace(/^(?:v|yu)$/, 'u')]
}

/** The readings of a syllable. */
type Syllable = readonly string[]

const READINGS: ReadonlyMap<string, Syllable> = new Map(
  SYLLABLES.trim()
    .split('\n')
    .flatMap((line) => {
      const [beginning = '', ...rest] = line.split(' ')
      return rest.map((letters) => {
        const readings = Array.from(BEGINNINGS[beginning] ?? beginning).flatMap((sound) =>
          goesOn(beginning, letters).map((end) => sound + end),
        )
        return [`${beginning === '-' ? '' : beginning}${letters}`, readings] as const
      })
    }),
)

const meet = (one: Syllable, other: Syllable) => one.some((reading) => other.includes(reading))

const FAMILIES = new Set(
  'bai bao bi bian cai cao cen chang che chen cheng chi chu cui dai deng di ding dong dou du duan fan fang fei feng fu gan gao ge geng gong gou gu guan guo han hao he hong hou hu hua huang huo ji jia jian jiang jiao jin jing ju kang ke kong kuang lai lan lang lei leng li lian liang liao lin ling liu long lou lu luo lv ma mai mao mei meng mi miao min mo mu ni nie ning niu ou pan pang pei peng pi ping pu qi qian qiang qiao qin qiu qu quan ran rao ren rong ruan sang sha shan shang shao shen sheng shi shu song su sui sun tan tang tao teng tian tong tu wan wang wei wen weng wu xi xia xiang xiao xie xin xing xiong xu xuan xue yan yang yao ye yi yin ying you yu yuan yue yun zang zeng zha zhai zhan zhang zhao zhen zheng zhi zhong zhou zhu zhuang zhuo zong zou zuo'
    .split(' ')
    .flatMap((family) => READINGS.get(family) ?? []),
)

/** A Chinese name: the family, and the one or two syllables of the given name. */
export type ChineseName = { family: Syllable; given: readonly Syllable[] }

const MAX_GIVEN = 2
const MAX_WORDS = 3

const readSyllables = (parts: readonly string[]): (readonly Syllable[])[] => {
  const read = parts.map((part) => READINGS.get(part))
  return read.every((one) => one !== undefined) ? [read] : []
}

// Xian is one syllable, or Xi An. Pinyin doubles a letter only between two syllables, and then it may be another language.
const splitsOf = (word: string): (readonly Syllable[])[] =>
  /(.)\1/.test(word)
    ? []
    : Array.from({ length: word.length }, (_, at) => [word.slice(0, at), word.slice(at)].filter(Boolean)).flatMap(
        readSyllables,
      )

const withFamily = (family: string, given: readonly string[]): ChineseName[] => {
  const readings = (READINGS.get(family) ?? []).filter((one) => FAMILIES.has(one))
  const [first = ''] = given
  const read = given.length === MAX_GIVEN ? readSyllables(given) : splitsOf(first)
  return readings.length > 0 ? read.map((one) => ({ family: readings, given: one })) : []
}

/** Each way in which a name in Latin letters may be Chinese, with the family first or last; [] when it is not. */
export const chineseNames = (latin: string): ChineseName[] => {
  const words = nameWords(latin).split(' ').filter(Boolean)
  if (words.length < 2 || words.length > MAX_WORDS) return []
  return [...withFamily(words[0] ?? '', words.slice(1)), ...withFamily(words.at(-1) ?? '', words.slice(0, -1))]
}

// A given name of one syllable may be a part of one of two.
const isGivenAlike = (a: readonly Syllable[], b: readonly Syllable[]): boolean =>
  a.length === b.length
    ? a.every((one, at) => meet(one, b[at] ?? []))
    : a.some((one) => b.some((other) => meet(one, other)))

const mayBeOne = (a: ChineseName, b: ChineseName): boolean => meet(a.family, b.family) && isGivenAlike(a.given, b.given)

/** Whether two names are certainly two: both are Chinese, and a syllable is another one. */
export const areTwoChinese = (a: readonly ChineseName[], b: readonly ChineseName[]): boolean =>
  a.length > 0 && b.length > 0 && !a.some((one) => b.some((other) => mayBeOne(one, other)))

import { legalEndings } from '../shared/legal-endings.ts'
import { nameWords } from '../shared/name-key.ts'
import type { SanctionedKind } from './sanctions-entry.ts'

/*
 * The names that stand in one text. A list writes other names behind the first one ('Bank Melli a.k.a. BMI'), and the legal forms of all countries,
 * written out and in front ('Joint Stock Company Rosneft'). A name of one word is found by that word alone, so what is no part of it is set aside.
 */

// Legal forms beside those with which names on record are compared (ORG-7), in the words of `nameWords`: without dots and marks, and with a
// blank for a hyphen and a slash.
const FORMS = `
joint stock company, public joint stock company, open joint stock company, closed joint stock company, private joint stock company,
non public joint stock company, limited liability company, limited liability partnership, limited partnership, limited company,
federal state unitary enterprise, state unitary enterprise, unitary enterprise, state owned enterprise, state enterprise, state corporation,
state company, company, co, cjsc, fsue, fgup, psc, pjs, pvt, private limited, lc, pc,
ao, aktsionernoe obshchestvo, publichnoe aktsionernoe obshchestvo, otkrytoe aktsionernoe obshchestvo, zakrytoe aktsionernoe obshchestvo,
obshchestvo s ogranichennoi otvetstvennostyu, obshchestvo s ogranichennoy otvetstvennostyu, too, tov, prat, pat, pjst,
doo, dooel, ad, dd, ead, eood, ood, se, sce, aktiengesellschaft, gesellschaft mit beschrankter haftung, gmbh co kg, gmbh and co kg, ohg, ug, ev,
sa rl, s a rl, s a r l, s a s, s a, societe, ste, sprl, asbl, scsp, sicav, sicaf, eirl, gie, soparfi,
sociedad anonima, sociedad limitada, sl, slu, sau, sociedade anonima, lda, ltda, eireli, societa per azioni, societa a responsabilita limitata, srls,
naamloze vennootschap, besloten vennootschap, bvba, vof, cv, aktiebolag, aktiebolaget, oyj, a s, asa, aps, ou, uab, sia,
sp z oo, sp zoo, spzoo, spolka z ograniczona odpowiedzialnoscia, spolka akcyjna, spol s ro, sro, kft, zrt, nyrt,
ae, epe, ike, oe, anonim sirketi, anonim sirket, limited sirketi, limited sirket, ltd sti, sti, sanayi ve ticaret, ve ticaret,
fz llc, fz co, fzc, dmcc, wll, sal, sal offshore, sal holding, bsc, kscc, ksc, qsc, qpsc, saog, saoc,
pte, pty, proprietary, sdn bhd, bhd, berhad, pt, tbk, kk, kabushiki kaisha, mmc, asc, ehf,
ооо, ао, пао, оао, зао, тоо, тов, ат, пат, прат, зат, общество с ограниченнои ответственностью, акционерное общество,
публичное акционерное общество, открытое акционерное общество, закрытое акционерное общество, товариство з обмеженою відповідальністю,
акціонерне товариство, приватне акціонерне товариство, публічне акціонерне товариство,
youxian gongsi, you xian gong si, youxian zeren gongsi, you xian ze ren gong si, zeren youxian gongsi, gufen youxian gongsi, gu fen you xian gong si,
αε, επε, ικε, ανωνυμη εταιρεια, شركة, ش م م, ذ م م, شمم, ذمم`

const forms = [...new Set([...FORMS.split(',').map((form) => form.trim().replaceAll('\n', ' ')), ...legalEndings])]
  .filter(Boolean)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
// In front of a name these are words of it: Unlimited Power Ltd.
const AT_THE_BEGINNING = new RegExp(
  `^(?:(?!(?:un)?limited (?!liability |company |partnership ))(?:${forms}) )+(?=.)`,
  'u',
)
const AT_THE_END = new RegExp(`(?<=.)(?: (?:${forms}))+$`, 'u')

// Chinese, Japanese and Korean write the form and the name as one word.
const WRITTEN_TO_IT =
  /(?<=.)(?:股份|责任|責任)?有限(?:责任|責任)?公司$|(?<=.)株式会社$|^株式会社(?=.)|(?<=.)주식회사$|^주식회사(?=.)/u

const countOf = (words: string): number => words.split(' ').filter(Boolean).length

// The first parts of a name that have so many words; undefined when a part has more.
const partsOf = (parts: readonly string[], words: number): number | undefined => {
  let [left, at] = [words, 0]
  while (left > 0 && at < parts.length) {
    left -= countOf(nameWords(parts[at] ?? ''))
    at += 1
  }
  return left === 0 ? at : undefined
}

const withoutForms = (name: string): string => {
  const words = nameWords(name)
  const begun = words.replace(AT_THE_END, '')
  const core = begun.replace(AT_THE_BEGINNING, '')
  if (core === words) return name.replace(WRITTEN_TO_IT, '')

  // The letters keep their marks, which tell how they sound.
  const parts = name.split(/\s+/)
  const first = partsOf(parts, countOf(begun) - countOf(core))
  const last = partsOf(parts.toReversed(), countOf(words) - countOf(begun))
  return first === undefined || last === undefined ? core : parts.slice(first, parts.length - last).join(' ')
}

const ALSO =
  /[\s,;([]*(?<![\p{L}\p{N}])(?:[afn]\.?\s?k\.\s?a\.?|[afn]ka|[afn]\/k\/a|d\.?b\.?a\.?|d\/b\/a|t\/a|trading as|doing business as|(?:also|formerly|now|otherwise|previously|better) known as|formerly|previously|anciennement|alias|connue? sous le nom d[e’']|dite?)(?![\p{L}\p{N}])[\s.:]*/iu
const IN_BRACKETS = /\(([^()]*)\)/gu

const initialOf = (name: string) => nameWords(name).slice(0, 1)

// IRISL is the Islamic Republic of Iran Shipping Lines, and the Bahrain of a Bank Saderat (Bahrain) is no name of it.
const isShortFor = (short: string, name: string): boolean => {
  const letters = nameWords(short)
  if (!/^[a-z]{3,8}$/.test(letters) || short !== short.toUpperCase() || letters[0] !== initialOf(name)) return false
  return new RegExp(Array.from(letters).join('.*')).test(nameWords(name))
}

const bracketsOf = (text: string) => {
  const outside = text.replaceAll(IN_BRACKETS, ' ').trim()
  const inside = Array.from(text.matchAll(IN_BRACKETS), ([, found = '']) => found.trim())
  const isName = (found: string) => ALSO.test(` ${found}`) || isShortFor(found, outside)
  return { outside, others: inside.filter(isName), places: inside.filter((found) => !isName(found)) }
}

/** Whether two companies each name a place in brackets, and not the same: Murphy Homes (Cork) is not Murphy Homes (Dublin). */
export const areOfOtherPlaces = (one: string, other: string): boolean => {
  const [here, there] = [one, other].map((text) =>
    nameWords(bracketsOf(text).places.join(' ')).split(' ').filter(Boolean),
  )
  return Boolean(here?.length && there?.length) && !here?.some((word) => there?.includes(word))
}

const namesIn = (text: string): string[] => {
  const { outside, others } = bracketsOf(text)
  return [outside, ...others]
    .flatMap((one) => ` ${one}`.split(ALSO))
    .flatMap((one) => one.split(';'))
    .map((one) => one.trim())
}

/** Each name that stands in a text, the text itself among them; that of a company without its legal form (SANC-2). */
export const writingsOf = (text: string, kind: SanctionedKind | null): string[] => {
  const names = [text, ...namesIn(text)]
  const without = kind === 'person' ? [] : names.map(withoutForms)
  return [...new Set(kind === 'organization' ? without : [...names, ...without])].filter(
    (name) => nameWords(name) !== '',
  )
}

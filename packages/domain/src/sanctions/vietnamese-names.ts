import { nameWords } from '../shared/name-key.ts'

/*
 * Vietnamese names, which have one spelling: who leaves out the marks leaves the letters as they are. So Minh and Binh are two names and no
 * misspellings of one, and Van and Thi, which many names have in their middle, are no particles. Names of two words are not read here: they may
 * be of another language.
 */

const BEGINNINGS = 'ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|b|c|d|g|h|k|l|m|n|p|r|s|t|v|x'
const VOWELS =
  'uye|uya|uyu|uoi|uou|oai|oao|oay|oeo|ieu|yeu|uay|ai|ao|au|ay|eo|eu|ia|ie|iu|oa|oe|oi|oo|ua|ue|ui|uo|uu|uy|ye|a|e|i|o|u|y'
const SYLLABLE = new RegExp(`^(?:${BEGINNINGS})?(?:${VOWELS})(?:ch|ng|nh|c|m|n|p|t)?$`)

// Those that other languages have too (Le, Do, Ho, Ly) are told by the other words.
const FAMILIES = new Set(
  'nguyen tran pham huynh hoang phan vu vo dang bui do ho ngo duong ly le dinh truong doan trinh luong quach kieu to'.split(
    ' ',
  ),
)

const MIN_WORDS = 3
const MAX_WORDS = 5

/** The words of a name that is Vietnamese, with the family first or last; [] when it is not. */
export const vietnameseWords = (latin: string): string[] => {
  const words = nameWords(latin).split(' ').filter(Boolean)
  const isName =
    words.length >= MIN_WORDS &&
    words.length <= MAX_WORDS &&
    [words.at(0), words.at(-1)].some((family) => FAMILIES.has(family ?? '')) &&
    words.every((word) => SYLLABLE.test(word))
  return isName ? words : []
}

// Each word of the shorter name stands in the longer one, in any order.
const isPartOf = (few: readonly string[], many: readonly string[]): boolean => {
  const left = [...many]
  return few.every((word) => {
    const at = left.indexOf(word)
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
}

/** Whether two names are certainly two: both are Vietnamese, and a syllable is another one. */
export const areTwoVietnamese = (a: readonly string[], b: readonly string[]): boolean =>
  a.length > 0 && b.length > 0 && !(a.length <= b.length ? isPartOf(a, b) : isPartOf(b, a))

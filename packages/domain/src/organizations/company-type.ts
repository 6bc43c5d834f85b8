import { foldText } from '../shared/fold-text.ts'

/** The kinds of companies that the firm looks after (ORG-30). */
export const companyTypes = ['LTD', 'DAC', 'PLC', 'CLG', 'UC', 'BRANCH'] as const
export type CompanyType = (typeof companyTypes)[number]

// Longer suffixes first: 'public limited company' also ends with 'company', and 'limited by guarantee' has 'limited'.
const suffixes: readonly (readonly [CompanyType, RegExp])[] = [
  ['DAC', /\b(dac|designated activity company|cga|cuideachta ghniomhaiochta ainmnithe)$/],
  ['PLC', /\b(plc|public limited company|cpt|cuideachta phoibli theoranta)$/],
  ['CLG', /\b(clg|company limited by guarantee|ctr|cuideachta faoi theorainn rathaiochta)$/],
  ['UC', /\b(uc|ulc|puc|puluc|unlimited|unlimited company|cuideachta neamhtheoranta)$/],
  ['BRANCH', /\bbranch$/],
  ['LTD', /\b(ltd|limited|teo|teoranta)$/],
]

const plainName = (name: string): string =>
  foldText(name)
    .replace(/[.,()]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The company type that the suffix of a name says, in English or Irish; null when it says none (ORG-30). */
export const guessCompanyType = (name: string): CompanyType | null => {
  const plain = plainName(name)
  return suffixes.find(([, suffix]) => suffix.test(plain))?.[0] ?? null
}

/** Whether a company has shares: one limited by guarantee has members without them, and a branch has neither. */
export const hasShares = (type: string | null | undefined): boolean => type !== 'CLG' && type !== 'BRANCH'

import { capitalised } from '../shared/capitalised.ts'
import type { Language } from '../shared/language.ts'
import type { FieldValues } from './paper-fields.ts'
import { nationalityIn } from './nationality-texts.ts'
import { BLANK } from './paper-texts.ts'
import type { Particulars } from '../registers/particulars.ts'
import type { PaperRecord } from './paper-record.ts'
import { idOfHolder } from './paper-subject.ts'

const words = {
  en: { number: 'Registered in Ireland, number', office: 'Registered office', directors: 'Directors' },
  fr: { number: 'Immatriculée en Irlande, numéro', office: 'Siège social', directors: 'Administrateurs' },
} as const satisfies Record<Language, object>

// Between brackets a French nationality is written small; what is not known stays as it is typed.
const nationalityBetween = (typed: string, language: Language): string => {
  const small = `${typed.charAt(0).toLowerCase()}${typed.slice(1)}`
  const isKnown = nationalityIn(small, 'en') !== small || nationalityIn(small, 'fr') !== small
  return nationalityIn(language === 'fr' && isKnown ? small : typed, language)
}

const IRISH = /^(irish|ireland|irlandaise?|irlande|ie|irl)$/i

// A director's nationality is named where it is not Irish (s. 151).
const withNationality = (name: string, { holders, particulars }: PaperRecord, language: Language): string => {
  const director = holders.find((holder) => holder.name === name)
  const told: Particulars | undefined = director && particulars.get(idOfHolder(director))
  return told?.nationality && !IRISH.test(told.nationality)
    ? `${name} (${nationalityBetween(told.nationality, language)})`
    : name
}

/**
 * The head of a letter of the company itself: name, legal form, number, office and place of registration, and each director (Companies
 * Act 2014, s. 49, 151).
 */
export const companyLetterhead = (values: FieldValues, record: PaperRecord, language: Language): string[] => {
  const { name, cro, address, companyType, directors } = values
  const told = words[language]
  const colon = language === 'fr' ? '\u00A0: ' : ': '
  const names = String(directors ?? '')
    .split(', ')
    .filter(Boolean)
    .map((one) => withNationality(one, record, language))
  return [
    String(name ?? BLANK),
    `${capitalised(String(companyType ?? BLANK))}. ${told.number} ${cro ?? BLANK}`,
    `${told.office}${colon}${address ?? BLANK}`,
    `${told.directors}${colon}${names.join(', ') || BLANK}`,
  ]
}

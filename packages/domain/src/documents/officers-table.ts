import { officeOf } from '../links/officer-events.ts'
import { officersOn } from '../registers/registers.ts'
import { displayDate, type IsoDate, isIsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { partyId } from '../shared/party.ts'
import { nationalityIn } from './nationality-texts.ts'
import { officeTexts } from './office-texts.ts'
import type { FieldValues } from './paper-fields.ts'
import { type Particulars, registerNameOf } from '../registers/particulars.ts'
import type { PaperRecord } from './paper-record.ts'
import type { PaperCell, PaperTable } from './paper-table.ts'
import { BLANK_CELL } from './paper-texts.ts'
import { directorshipsText, formerNamesText } from './person-texts.ts'

/** After all days: what the record knows last. */
const LAST_DAY: IsoDate = '9999-12-31'

/** The day that the tables of a paper tell of: as at, else that of the change, else the last one that the record knows. */
export const dayOfTables = ({ asAt, changedOn }: FieldValues): IsoDate =>
  [asAt, changedOn].map((value) => String(value ?? '')).find((day) => isIsoDate(day)) ?? LAST_DAY

const dash = '–'

// A company has no birth.
const ofPerson = (particulars: Particulars | undefined, value: string | null | undefined): PaperCell =>
  particulars?.isCompany ? dash : (value ?? null)

const numbers: Record<Language, string> = { en: 'number', fr: 'numéro' }

// A form asks for the number and the register of a company that is in office.
const nameCell = (name: string, told: Particulars | undefined, language: Language): string =>
  told?.isCompany
    ? `${name}, ${numbers[language]} ${told.cro || BLANK_CELL}, ${registerNameOf(told) ?? BLANK_CELL}`
    : name

const titleOf = (office: string): string => office.charAt(0).toUpperCase() + office.slice(1)

/** The directors and secretaries of a day. */
export const officers: PaperTable = {
  header: [
    { en: 'Name', fr: 'Nom' },
    { en: 'Office', fr: 'Fonction' },
    { en: 'Appointed', fr: 'Nomination' },
    { en: 'Born', fr: 'Naissance' },
    { en: 'Nationality', fr: 'Nationalité' },
    { en: 'Occupation', fr: 'Profession' },
    { en: 'Address', fr: 'Adresse' },
    { en: 'Former names', fr: 'Anciens noms' },
    { en: 'Other directorships', fr: 'Autres mandats' },
  ],
  rowsOf: ({ holders, particulars }: PaperRecord, values: FieldValues, language: Language) => {
    const day = dayOfTables(values)
    return officersOn(holders, day).map((officer) => {
      const told = particulars.get(partyId(officer))
      const isDirector = officeOf(officer.role) === 'director' && !told?.isCompany
      // Of a secretary the form asks for name, birth and address alone (s. 149).
      const ofDirector = (value: string | null | undefined): PaperCell => (isDirector ? (value ?? null) : value || dash)
      return [
        nameCell(officer.name, told, language),
        titleOf(officeTexts[officer.role][language]),
        displayDate(officer.appointed) || null,
        ofPerson(told, displayDate(told?.birth) || null),
        ofDirector(told?.nationality && nationalityIn(told.nationality, language)),
        ofDirector(told?.occupation),
        told?.address ?? null,
        ofDirector(told && formerNamesText(told, language)),
        ofDirector(told && directorshipsText(told, language, day === LAST_DAY ? null : day)),
      ]
    })
  },
}

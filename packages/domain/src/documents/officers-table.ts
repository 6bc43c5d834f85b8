import { type Holder, OFFICES, officersOn } from '../registers/registers.ts'
import { displayDate, type IsoDate, isIsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { officeTexts } from './office-texts.ts'
import type { FieldValues } from './paper-fields.ts'
import type { Particulars } from '../registers/particulars.ts'
import type { PaperRecord } from './paper-record.ts'
import { idOfParty } from './paper-subject.ts'
import type { PaperCell, PaperTable } from './paper-tables.ts'

/** The day that the tables of a paper tell of: as at, else that of the change, else the last one that the record knows. */
export const dayOfTables = ({ asAt, changedOn }: FieldValues): IsoDate =>
  [asAt, changedOn].map((value) => String(value ?? '')).find((day) => isIsoDate(day)) ?? '9999-12-31'

const dash = '–'

// A company has no birth, nationality or occupation.
const ofPerson = (particulars: Particulars | undefined, value: string | null | undefined): PaperCell =>
  particulars?.isCompany ? dash : (value ?? null)

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
  ],
  rowsOf: ({ holders, particulars }: PaperRecord, values: FieldValues, language: Language) =>
    officersOn(holders, dayOfTables(values)).map((officer) => {
      const told = particulars.get(idOfParty(officer))
      return [
        officer.name,
        titleOf(officeTexts[officer.role][language]),
        displayDate(officer.appointed) || null,
        ofPerson(told, displayDate(told?.birth) || null),
        ofPerson(told, told?.nationality),
        ofPerson(told, told?.occupation),
        told?.address ?? null,
      ]
    }),
}

/** The people who are or were officers or shareholders, with what the register of owners asks of each. */
export const people: PaperTable = {
  header: [
    { en: 'Name', fr: 'Nom' },
    { en: 'Born', fr: 'Naissance' },
    { en: 'Nationality', fr: 'Nationalité' },
    { en: 'Usual address', fr: 'Adresse personnelle' },
  ],
  rowsOf: ({ holders, particulars }: PaperRecord) => {
    const isHeld = ({ holdings }: Holder) => holdings.some(({ ceased }) => ceased === null)
    const together = new Set(
      holders
        .filter((holder) => holder.jointWith && isHeld(holder))
        .flatMap(({ party, jointWith = [] }) => [party, ...jointWith].map(idOfParty)),
    )
    return holders
      .filter((holder) => {
        const isOfficer = holder.terms.some(({ role, ceased }) => OFFICES.includes(role) && ceased === null)
        const isOne = isOfficer || isHeld(holder) || together.has(idOfParty(holder.party))
        return isOne && 'personId' in holder.party && !holder.jointWith
      })
      .map((holder) => {
        const told = particulars.get(idOfParty(holder.party))
        return [holder.name, displayDate(told?.birth) || null, told?.nationality ?? null, told?.address ?? null]
      })
  },
}

import type { IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { fieldsOf, type Paper } from './paper.ts'
import type { FieldName, FieldValues } from './paper-fields.ts'
import { type PaperOptions, type PaperPeople, peopleOf, subjectOf } from './paper-people.ts'
import type { PaperRecord, Particulars } from './paper-record.ts'
import { idOfHolder, type Subject } from './paper-subject.ts'
import { changeTexts, companyTypeTexts, officeTexts, serviceTexts } from './paper-texts.ts'

const unique = (names: readonly string[]): string | null => [...new Set(names)].join(', ') || null

const companyValues = ({ organization, firmName }: PaperRecord, language: Language) => {
  const type = organization.companyType ?? organization.companyTypeGuess
  const services = Object.entries(serviceTexts).filter(([flag]) => organization[flag as keyof typeof serviceTexts])

  return {
    name: organization.name,
    cro: organization.cro,
    companyType: type && companyTypeTexts[type][language],
    address: organization.address,
    incorporationDate: organization.incorporationDate,
    businessActivity: organization.businessActivity,
    place: organization.address,
    services: unique(services.map(([, texts]) => texts[language])),
    firmName,
  }
}

const peopleValues = ({ directors, secretaries, members }: PaperPeople) => {
  const namesOf = (people: PaperPeople['members']) => unique(people.map(({ name }) => name))

  return {
    directors: namesOf(directors),
    secretaries: namesOf(secretaries),
    members: namesOf(members),
    chairperson: directors[0]?.name ?? null,
  }
}

// After the record has changed, a paper describes that change. Before, the record has only the old value: staff give the new one.
const changeValues = ({ organization, recentChanges }: PaperRecord, today: IsoDate) => {
  const { name, address, financialYearEnd } = recentChanges

  return {
    oldName: name ? name.from : organization.name,
    newName: name?.to ?? null,
    oldAddress: address ? address.from : organization.address,
    newAddress: address?.to ?? null,
    oldYearEnd: financialYearEnd ? financialYearEnd.from : organization.financialYearEnd,
    newYearEnd: financialYearEnd?.to ?? null,
    effectiveOn: address?.changedOn ?? today,
  }
}

const numberOf = ({ pps, ipn, rboNumber }: Particulars): string | null => {
  if (pps) return `PPS ${pps}`
  if (ipn) return `IPN ${ipn}`
  return rboNumber && `RBO ${rboNumber}`
}

const personValues = (particulars: Particulars | undefined): FieldValues => {
  if (!particulars) return {}
  if (particulars.isCompany) return { personAddress: particulars.address, personCro: particulars.cro ?? null }
  return {
    personBirth: particulars.birth,
    personNationality: particulars.nationality,
    personAddress: particulars.address,
    personNumber: numberOf(particulars),
  }
}

const subjectValues = (subject: Subject | undefined, record: PaperRecord, language: Language): FieldValues => {
  if (!subject) return {}
  const { holder, role, change, changedOn, holding, certificateNumber } = subject

  return {
    personName: holder.name,
    ...personValues(record.particulars.get(idOfHolder(holder))),
    personRole: role ? officeTexts[role][language] : null,
    change: change ? changeTexts[change][language] : null,
    changedOn: changedOn ?? null,
    shareClass: holding?.class ?? null,
    shareNumber: holding?.number ?? null,
    shareNominal: holding?.nominal ?? null,
    shareAcquired: holding?.acquired ?? null,
    certificateNumber: certificateNumber ?? null,
  }
}

const isKnown = (value: string | number | null | undefined) =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined

// A paper that changes the name or the office is headed with the one before the change.
const valuesBefore = (prints: readonly FieldName[], { oldName, oldAddress }: FieldValues): FieldValues => ({
  ...(prints.includes('oldName') && { name: oldName ?? null }),
  ...(prints.includes('oldAddress') && { address: oldAddress ?? null, place: oldAddress ?? null }),
})

/** The fields that a paper prints, with the given values or else those of the record; null where neither has one (DOC-2). */
export const paperValues = (paper: Paper, record: PaperRecord, options: PaperOptions): FieldValues => {
  const { language, today, values = {} } = options
  const prints = fieldsOf(paper)
  const chosen = (name: FieldName, known: FieldValues) => (isKnown(values[name]) ? values[name] : known[name]) ?? null

  const changes = changeValues(record, today)
  const known: FieldValues = {
    ...companyValues(record, language),
    ...peopleValues(peopleOf(paper, record, options)),
    ...changes,
    ...valuesBefore(prints, { oldName: chosen('oldName', changes), oldAddress: chosen('oldAddress', changes) }),
    ...subjectValues(subjectOf(paper, record, options), record, language),
    decidedOn: today,
    issuedOn: today,
    asAt: today,
  }

  return Object.fromEntries(prints.map((name) => [name, chosen(name, known)]))
}

/** Whether a paper with these values prints the PPS number of the person that it is about (AUD-3). */
export const isPpsPrinted = ({ personNumber }: FieldValues, particulars: Particulars | undefined): boolean =>
  Boolean(particulars?.pps) && String(personNumber ?? '').includes(particulars?.pps ?? '')

/** The fields of a paper that nobody has filled: it prints a line to write on in their place (DOC-2). */
export const missingFields = (values: FieldValues): FieldName[] =>
  (Object.keys(values) as FieldName[]).filter((name) => !isKnown(values[name]))

import { addMonths, type IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { partyId } from '../shared/party.ts'
import { changeValues, formerOfYear } from './change-told.ts'
import { fieldsOf, type Paper } from './paper.ts'
import { officeTexts } from './office-texts.ts'
import { officerChangeOf, officerChanges, type StrikeOffGround } from './paper-choices.ts'
import { certificateValues } from './paper-certificates.ts'
import { allotmentValues, capitalValues, jointName } from './share-event-values.ts'
import { isKnown, paidPerShare } from './paper-conditions.ts'
import { directorshipsText, formerNamesText } from './person-texts.ts'
import type { FieldName, FieldValues } from './paper-fields.ts'
import {
  dayAsAt,
  dayOfPeople,
  decidedOn,
  namedHolders,
  isOfAnotherName,
  type PaperOptions,
  type PaperPeople,
  peopleOf,
  subjectOf,
} from './paper-people.ts'
import { beginningOf } from '../links/link-terms.ts'
import { saysTheSame } from '../people/changed-particulars.ts'
import { type Particulars, registerNameOf } from '../registers/particulars.ts'
import type { Holder } from '../registers/registers.ts'
import { valueOfDay } from '../registers/value-of-day.ts'
import type { PaperRecord } from './paper-record.ts'
import { particularsChanged } from './particular-changes.ts'
import { namesIn } from './paper-signers.ts'
import { idOfHolder, type Subject } from './paper-subject.ts'
import { transferValues } from './transfer-values.ts'
import { BLANK, companyTypeTexts, representedBy, serviceTexts } from './paper-texts.ts'

const unique = (names: readonly string[]): string | null => [...new Set(names)].join(', ') || null

// A letter is written now; any other paper has the name and the office of the day that it tells of. The portal knows the company of a
// sheet by its name of today (DOC-3).
const organizationOfDay = (paper: Paper, record: PaperRecord, options: PaperOptions) => {
  const { organization, datedChanges } = record
  const day = dayOfPeople(paper, record, options)
  if (!datedChanges || paper.letterhead || day >= options.today) return organization
  const { name, address } = organization
  const isHeaded = paper.isOfFormation || paper.blocks.some(({ kind }) => kind === 'company')
  return {
    ...organization,
    name: (isHeaded && valueOfDay(name, datedChanges.name, day)) || name,
    address: valueOfDay(address, datedChanges.address, day),
  }
}

const companyValues = (organization: PaperRecord['organization'], firmName: string | null, language: Language) => {
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
    chairperson: (directors.find((director) => 'personId' in director) ?? directors[0])?.name ?? null,
  }
}

const numberOf = ({ pps, ipn, rboNumber }: Particulars): string | null => {
  if (pps) return `PPS ${pps}`
  if (ipn) return `IPN ${ipn}`
  return rboNumber && `RBO ${rboNumber}`
}

const personValues = (particulars: Particulars | undefined, { language, today }: PaperOptions): FieldValues => {
  if (!particulars) return {}
  if (particulars.isCompany)
    return {
      personAddress: particulars.address,
      personCro: particulars.cro ?? null,
      personRegisterName: registerNameOf(particulars),
    }
  return {
    personBirth: particulars.birth,
    personNationality: particulars.nationality,
    personAddress: particulars.address,
    personNumber: numberOf(particulars),
    personOccupation: particulars.occupation ?? null,
    personFormerNames: formerNamesText(particulars, language),
    personOtherDirectorships: directorshipsText(particulars, language, today),
  }
}

// Shares that are numbered or divided anew are held since the first of them came.
const enteredOn = ({ holder: { holdings }, holding }: Subject): IsoDate | null => {
  if (!holding?.acquired) return null
  const ofClass = holdings.filter((one) => one.class === holding.class && one.number > 0)
  const periods = ofClass.map(({ acquired, ceased }) => ({ from: acquired, ceased }))
  return beginningOf(periods, holding.acquired)
}

// Joint holders are named together, each with an address.
const jointValues = (holder: Holder, record: PaperRecord, language: Language) => {
  if (!holder.jointWith) return {}
  const parties = namedHolders(holder, record)
  const addresses = parties.map((party) => record.particulars.get(partyId(party))?.address)
  return {
    personName: jointName(parties, language),
    personAddress: addresses.every(Boolean) ? [...new Set(addresses)].join('; ') : null,
  }
}

const subjectValues = (subject: Subject | undefined, record: PaperRecord, options: PaperOptions): FieldValues => {
  if (!subject) return {}
  const { language } = options
  const { holder, role, change, changedOn, holding } = subject
  const isOnRecord = !isOfAnotherName(subject, options)

  return {
    ...(isOnRecord && personValues(record.particulars.get(idOfHolder(holder)), options)),
    personName: holder.name,
    ...(isOnRecord && jointValues(holder, record, language)),
    personRole: role ? officeTexts[role][language] : null,
    change: change ? officerChanges[change][language] : null,
    changedOn: changedOn ?? null,
    shareClass: holding?.class ?? null,
    shareNumber: holding?.number ?? null,
    shareNominal: holding?.nominal ?? null,
    shareAcquired: enteredOn(subject),
    ...(isOnRecord && certificateValues(record, subject, language)),
  }
}

// A paper that changes the name or the office is headed with the one before the change.
const valuesBefore = (prints: readonly FieldName[], { oldName, oldAddress }: FieldValues): FieldValues => ({
  ...(prints.includes('oldName') && { name: oldName ?? null }),
  ...(prints.includes('oldAddress') && { address: oldAddress ?? null, place: oldAddress ?? null }),
})

const NO_PARTICULARS = { changedOn: null, changedParticular: null, oldParticular: null, newParticular: null }

const particularsOf = (paper: Paper, record: PaperRecord, options: PaperOptions): FieldValues => {
  if (officerChangeOf(options.values?.change) !== 'particulars') return {}
  const subject = subjectOf(paper, record, options)
  const logged = subject && record.particularChanges?.get(idOfHolder(subject.holder))
  return logged ? particularsChanged(logged, options.language) : NO_PARTICULARS
}

const MOST_MONTHS_OF_YEAR = 18

// Statements are those of a year that has ended: of the running return, whose first annexes none, else of the company.
const statementsOn = ({ organization }: PaperRecord, day: IsoDate | null): string | null => {
  const { runningReturn, firstAr, financialYearEnd } = organization
  if (runningReturn && runningReturn.madeUpTo === firstAr) return null
  const hasEnded = (yearEnd: string | null | undefined) => Boolean(yearEnd && day && yearEnd <= day)
  return [runningReturn?.yearEnd, financialYearEnd].find(hasEnded) ?? null
}

// The first year has at most 18 months.
const firstYearEnd = ({ organization: { incorporationDate, financialYearEnd } }: PaperRecord): string | null => {
  const isFirst =
    incorporationDate && financialYearEnd && financialYearEnd <= addMonths(incorporationDate, MOST_MONTHS_OF_YEAR)
  return isFirst ? financialYearEnd : null
}

const noStatements: Record<Language, string> = {
  en: 'None: no statements are annexed to the first return',
  fr: 'Aucun\u00A0: la première déclaration est déposée sans comptes',
}

const yearEndOf = (paper: Paper, record: PaperRecord, options: PaperOptions): string | null => {
  if (paper.isAsAtArd) {
    const madeUpTo = dayAsAt(paper, record, options)
    const isFirst = madeUpTo !== null && madeUpTo === record.organization.firstAr
    return isFirst ? noStatements[options.language] : statementsOn(record, madeUpTo)
  }
  if (paper.isAboutStatements) return statementsOn(record, decidedOn(paper, record, options))
  return paper.isOfFormation ? firstYearEnd(record) : record.organization.financialYearEnd
}

const groundOf = ({ runningFollowUps = [] }: PaperRecord): StrikeOffGround =>
  runningFollowUps.includes('STRIKE_OFF_NO_TRADING') ? 'neverTraded' : 'ceased'

const officerChangeText = (change: string | number | null | undefined, language: Language) => {
  const code = officerChangeOf(change)
  return code ? officerChanges[code][language] : (change ?? null)
}

// A company is in the chair by its representative.
const chairText = (
  { chairperson }: FieldValues,
  { holders }: PaperRecord,
  { language, values }: PaperOptions,
): string | number | null => {
  const isCompany = holders.some(({ party, name }) => name === chairperson && 'organizationId' in party)
  if (!isCompany) return chairperson ?? null
  return `${chairperson}, ${representedBy[language]} ${namesIn(values?.representedBy)[0] ?? BLANK}`
}

// Texts that follow from what is chosen: the name of a change, the chair of a company, what is paid on each share.
const wordedValues = (values: FieldValues, record: PaperRecord, options: PaperOptions): FieldValues => ({
  ...('change' in values && { change: officerChangeText(values.change, options.language) }),
  ...('chairperson' in values && { chairperson: chairText(values, record, options) }),
  ...(typeof values.amountPaid === 'number' && { amountPaid: paidPerShare(values) }),
})

// What the subscribers paid, where it is the same for all: the sheet of the formation has no line for each.
const paidByFirst = (
  { shareEvents = [], organization }: PaperRecord,
  { today, language }: PaperOptions,
): FieldValues => {
  const values = { shareAcquired: organization.incorporationDate }
  const { amountPaid } = allotmentValues(shareEvents, { today, language, values })
  return typeof amountPaid === 'number' ? { amountPaid } : {}
}

const sharesValues = (
  { isAboutShares, isOfFormation }: Paper,
  record: PaperRecord,
  options: PaperOptions,
): FieldValues => {
  const { shareEvents, capitalChanges = [] } = record
  if (!shareEvents) return {}
  if (isOfFormation && record.organization.incorporationDate) return paidByFirst(record, options)
  if (isAboutShares === 'allotment') return allotmentValues(shareEvents, options)
  return isAboutShares === 'capital' ? capitalValues(capitalChanges, options) : {}
}

const resolvedOn = ({ resolvedBy }: Paper, { resolvedOn: days, shareEvents = [] }: PaperRecord): IsoDate | null => {
  if (resolvedBy === 'conversion') return shareEvents.findLast(({ kind }) => kind === 'conversion')?.on ?? null
  return (resolvedBy && days?.[resolvedBy]) ?? null
}

const isSameName = (given: string | number | null | undefined, known: string | number | null | undefined): boolean =>
  !isKnown(given) || saysTheSame(String(given), String(known ?? ''))

/** The fields that a paper prints, with the given values or else those of the record; null where neither has one (DOC-2). */
export const paperValues = (paper: Paper, record: PaperRecord, options: PaperOptions): FieldValues => {
  const { language, today, values = {} } = options
  const prints = fieldsOf(paper)
  const chosen = (name: FieldName, known: FieldValues) => (isKnown(values[name]) ? values[name] : known[name]) ?? null

  const changes = changeValues(record, options)
  const known: FieldValues = {
    ...companyValues(organizationOfDay(paper, record, options), record.firmName, language),
    ...peopleValues(peopleOf(paper, record, options)),
    ...changes,
    ...valuesBefore(prints, { oldName: chosen('oldName', changes), oldAddress: chosen('oldAddress', changes) }),
    ...subjectValues(subjectOf(paper, record, options), record, options),
    ...particularsOf(paper, record, options),
    ...(paper.subject === 'transferor' && transferValues(subjectOf(paper, record, options), record, language)),
    ...sharesValues(paper, record, options),
    passedOn: resolvedOn(paper, record),
    strikeOffGround: groundOf(record),
    formerNameOrOffice: formerOfYear(record, today),
    decidedOn: decidedOn(paper, record, options),
    issuedOn: today,
    asAt: dayAsAt(paper, record, options),
    yearEnd: yearEndOf(paper, record, options),
    meetingOf: 'board',
    newArd: record.organization.B1B73 ?? null,
    bondUntil: record.organization.bondUntil ?? null,
  }

  // The address on record is that of whoever is on record.
  if (!isSameName(values.transferee, known.transferee)) known.transfereeAddress = null

  const filled: FieldValues = Object.fromEntries(prints.map((name) => [name, chosen(name, known)]))
  return { ...filled, ...wordedValues(filled, record, options) }
}

/** Whether a paper with these values prints the PPS number of the person that it is about (AUD-3). */
export const isPpsPrinted = ({ personNumber }: FieldValues, particulars: Particulars | undefined): boolean =>
  Boolean(particulars?.pps) && String(personNumber ?? '').includes(particulars?.pps ?? '')

// What a paper says only where it is so, and what stands in for another field.
const isOptional = (name: FieldName, { noticeWaivedBy }: FieldValues): boolean =>
  name === 'noticeWaivedBy' || name === 'replacesCertificate' || (name === 'noticeGivenOn' && isKnown(noticeWaivedBy))

/** The fields of a paper that nobody has filled: it prints a line to write on in their place (DOC-2). */
export const missingFields = (values: FieldValues): FieldName[] =>
  (Object.keys(values) as FieldName[]).filter((name) => !isKnown(values[name]) && !isOptional(name, values))

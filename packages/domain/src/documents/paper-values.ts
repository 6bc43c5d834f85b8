import { addMonths, displayDate, type IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { changeValues, formerOfYear } from './change-told.ts'
import { fieldsOf, type Paper } from './paper.ts'
import { officeTexts } from './office-texts.ts'
import { officerChangeOf, officerChanges, type StrikeOffGround } from './paper-choices.ts'
import { certificateValues } from './paper-certificates.ts'
import { allotmentValues, capitalValues, jointName } from './share-event-values.ts'
import { isKnown, paidPerShare } from './paper-conditions.ts'
import type { FieldName, FieldValues, Texts } from './paper-fields.ts'
import {
  dayAsAt,
  dayOfPeople,
  decidedOn,
  namedHolders,
  type PaperOptions,
  type PaperPeople,
  peopleOf,
  subjectOf,
} from './paper-people.ts'
import { beginningOf } from '../links/link-terms.ts'
import { type Directorship, type Particulars, registerNameOf } from '../registers/particulars.ts'
import { type Holder, partyId } from '../registers/registers.ts'
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

const none: Texts = { en: 'None', fr: 'Aucun' }

const directorshipText = ({ name, appointed, ceased }: Directorship): string => {
  const period = [appointed, ceased].map((day) => displayDate(day))
  return period.some(Boolean) ? `${name} (${period.join(' – ').trim()})` : name
}

const directorshipsText = ({ otherDirectorships }: Particulars, language: Language): string | null => {
  if (!otherDirectorships) return null
  return otherDirectorships.map(directorshipText).join(', ') || none[language]
}

const personValues = (particulars: Particulars | undefined, language: Language): FieldValues => {
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
    personFormerNames: particulars.formerNames === '' ? none[language] : (particulars.formerNames ?? null),
    personOtherDirectorships: directorshipsText(particulars, language),
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

const subjectValues = (subject: Subject | undefined, record: PaperRecord, language: Language): FieldValues => {
  if (!subject) return {}
  const { holder, role, change, changedOn, holding } = subject

  return {
    ...personValues(record.particulars.get(idOfHolder(holder)), language),
    personName: holder.name,
    ...jointValues(holder, record, language),
    personRole: role ? officeTexts[role][language] : null,
    change: change ? officerChanges[change][language] : null,
    changedOn: changedOn ?? null,
    shareClass: holding?.class ?? null,
    shareNumber: holding?.number ?? null,
    shareNominal: holding?.nominal ?? null,
    shareAcquired: enteredOn(subject),
    ...certificateValues(record, subject, language),
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

const yearEndOf = (paper: Paper, record: PaperRecord, options: PaperOptions): string | null => {
  if (paper.isAsAtArd) return statementsOn(record, dayAsAt(paper, record, options))
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
    ...subjectValues(subjectOf(paper, record, options), record, language),
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

import { officeOf } from '../links/officer-events.ts'
import type { LinkRole } from '../shared/link-roles.ts'
import { type Holder, membersOn, officersOn, type ShareRow } from '../registers/registers.ts'
import { isIsoDate, type IsoDate } from '../shared/iso-date.ts'
import type { Language } from '../shared/language.ts'
import { saysTheSame } from '../people/changed-particulars.ts'
import { type Party, partyOf, partyId } from '../shared/party.ts'
import { changeTold, recordedSince } from './change-told.ts'
import { fieldsOf, type Paper } from './paper.ts'
import { officerChangeOf } from './paper-choices.ts'
import type { GivenValues } from './paper-fields.ts'
import type { PaperRecord } from './paper-record.ts'
import { votingMembersOn } from './paper-shares.ts'
import { classKey } from '../shares/share-class.ts'
import { officeNamed } from './office-texts.ts'
import { findSubject, idOfHolder, type Subject, type SubjectChoice } from './paper-subject.ts'
import { transferorOf } from './transfer-values.ts'

/**
 * How a paper is made: `personId` chooses whom it is about, `values` win over the record. `filedOn`: the day on which a paper that is
 * looked at again was filed; what was decided on no other day was decided then.
 */
export type PaperOptions = {
  language: Language
  today: IsoDate
  filedOn?: IsoDate
  personId?: string | null | undefined
  values?: GivenValues
}

export type Named = Party & { name: string }

/** Who is in office and who holds shares on the day of a paper. */
export type PaperPeople = Record<'directors' | 'secretaries' | 'members', readonly Named[]>

type Choice = Pick<PaperOptions, 'today' | 'personId' | 'values'>

// A change of particulars is that of the officer whose particulars changed last, unless somebody else is chosen.
const lastChanged = ({ particularChanges }: PaperRecord): string | undefined =>
  [...(particularChanges ?? [])].toSorted(([, a], [, b]) => a.changedOn.localeCompare(b.changedOn)).at(-1)?.[0]

const isClassOf = ({ holders }: PaperRecord, shareClass: string): boolean =>
  holders.some(({ holdings }) => holdings.some((one) => classKey(one.class) === classKey(shareClass)))

// A value that names one of several changes or holdings chooses it. One that names none is only worded otherwise.
const choiceOf = (record: PaperRecord, personId: Choice['personId'], values: GivenValues = {}): SubjectChoice => {
  const id = personId || undefined
  const change = officerChangeOf(values.change)
  const shareClass = typeof values.shareClass === 'string' ? values.shareClass : ''
  const certificate = record.certificates?.find(
    ({ number, isNumberConfirmed, holderIds }) =>
      isNumberConfirmed && number === values.certificateNumber && (!id || holderIds.includes(id)),
  )
  return {
    id,
    office: officeNamed(values.personRole),
    change: change === 'particulars' ? undefined : change,
    shareClass: isClassOf(record, shareClass) ? shareClass : undefined,
    certificate,
  }
}

const chosenSubject = (
  { subject }: Paper,
  record: PaperRecord,
  { today, personId, values }: Choice,
): Subject | undefined => {
  if (!subject) return undefined
  const choice = choiceOf(record, personId, values)
  if (subject === 'transferor')
    return transferorOf(record, { today, ...choice }) ?? findSubject(record.holders, 'holder', today, choice)
  const isOfParticulars = subject === 'officer' && officerChangeOf(values?.change) === 'particulars'
  const id = choice.id ?? (isOfParticulars ? lastChanged(record) : undefined)
  return findSubject(record.holders, subject, today, { ...choice, id })
}

const isNamed = (name: string, { name: own, jointNames }: Holder): boolean =>
  saysTheSame(name, own) || (jointNames !== undefined && saysTheSame(name, jointNames.join(' et ')))

/** Whether a name was typed, without a choice, that is not that of whom the record has: what is on record of them is not of that name (DOC-3). */
export const isOfAnotherName = (
  { holder }: Subject,
  { personId, values }: Pick<Choice, 'personId' | 'values'>,
): boolean => {
  const name = String(values?.personName ?? '')
  return !personId && name.trim() !== '' && !isNamed(name, holder)
}

/** The officer or holder that a paper is about, if it is about one: whoever is chosen, or is on record by the name that was typed. */
export const subjectOf = (paper: Paper, record: PaperRecord, choice: Choice): Subject | undefined => {
  const subject = chosenSubject(paper, record, choice)
  if (!subject || !isOfAnotherName(subject, choice)) return subject
  const named = record.holders.find((holder) => !holder.jointWith && isNamed(String(choice.values?.personName), holder))
  return named ? chosenSubject(paper, record, { ...choice, personId: idOfHolder(named) }) : subject
}

const dayGiven = ({ values = {} }: PaperOptions, field: 'decidedOn' | 'changedOn' | 'effectiveOn' | 'asAt') => {
  const given = String(values[field] ?? '')
  return isIsoDate(given) ? given : undefined
}

/**
 * The day of a decision: that of the change of an officer or of the office, or of a transfer, unless another is given (DOC-8). Null
 * where it was before today and nobody has entered when: of the first meeting, and of what the record has already.
 */
export const decidedOn = (paper: Paper, record: PaperRecord, options: PaperOptions): IsoDate | null => {
  const given = dayGiven(options, 'decidedOn')
  if (given) return given
  if (paper.isOfFormation) return null

  const { today, filedOn = today } = options
  const prints = fieldsOf(paper)
  const since = recordedSince(prints, record, options.values)
  if (since && since < filedOn) return null
  if (prints.includes('changedOn'))
    return dayGiven(options, 'changedOn') ?? subjectOf(paper, record, options)?.changedOn ?? filedOn

  // The board approves a transfer before it is entered in the register, on its day at the latest.
  const entered = paper.subject === 'transferor' ? subjectOf(paper, record, options)?.transfer?.on : undefined
  if (entered && entered < filedOn) return entered

  const moved = dayGiven(options, 'effectiveOn') ?? changeTold('address', record, options.values)?.changedOn
  return prints.includes('effectiveOn') && moved && moved < filedOn ? moved : filedOn
}

/** The day that a paper tells of: today, or of a return the annual return date; null while that is not known. */
export const dayAsAt = ({ isAsAtArd }: Paper, { organization }: PaperRecord, options: PaperOptions): IsoDate | null => {
  const given = dayGiven(options, 'asAt')
  if (given || !isAsAtArd) return given ?? options.today
  return organization.runningReturn?.madeUpTo ?? organization.nextArReminder ?? null
}

/** The day whose people a paper names: that of the decision, or the one that it tells of (DOC-3). */
export const dayOfPeople = (paper: Paper, record: PaperRecord, options: PaperOptions): IsoDate => {
  const { incorporationDate } = record.organization
  if (paper.isOfFormation && incorporationDate) return incorporationDate
  const prints = fieldsOf(paper)
  if (prints.includes('decidedOn'))
    return decidedOn(paper, record, options) ?? recordedSince(prints, record, options.values) ?? options.today
  return (prints.includes('asAt') ? dayAsAt(paper, record, options) : null) ?? options.today
}

/** Who is in office on a day, without the appointment that the paper itself makes: nobody decides on their own appointment. */
const officersWithout = (appointment: Subject | undefined, holders: readonly Holder[], day: IsoDate) =>
  officersOn(holders, day).filter(
    (officer) =>
      appointment?.change !== 'appointed' ||
      partyId(officer) !== idOfHolder(appointment.holder) ||
      officeOf(officer.role) !== (appointment.role && officeOf(appointment.role)) ||
      officer.appointed !== appointment.changedOn,
  )

/** Those who hold shares together, by their own names. */
export const namedHolders = (
  { party, name, jointWith = [] }: Holder,
  { holders, particulars }: PaperRecord,
): Named[] => {
  const own = new Map(holders.filter((one) => !one.jointWith).map((one) => [idOfHolder(one), one.name]))
  return [party, ...jointWith].map((one) => ({
    ...one,
    name: own.get(partyId(one)) ?? particulars.get(partyId(one))?.name ?? name,
  }))
}

const eachOnce = <One extends Party>(people: readonly One[]): One[] => [
  ...new Map(people.map((one) => [partyId(one), one])).values(),
]

/** Those who hold these shares, each once: joint holders are members too, one by one. */
const holdersOfRows = (rows: readonly ShareRow[], { holders }: PaperRecord): Named[] => {
  const nameOf = new Map(holders.filter(({ jointWith }) => !jointWith).map((one) => [idOfHolder(one), one.name]))
  const parties = rows.flatMap((row): Named[] =>
    [partyOf(row), ...(row.jointWith ?? [])].map((party) => ({
      ...party,
      name: nameOf.get(partyId(party)) ?? row.name,
    })),
  )
  return eachOnce(parties)
}

/** Whether a paper is a resolution that members sign: those who may vote. */
const isSignedByMembers = ({ blocks }: Paper): boolean =>
  blocks.some((block) => block.kind === 'signatureOfEach' && block.signers === 'members')

/** The members of the day of a paper: of a resolution in writing those who may vote, of any other paper all. */
const membersOf = (paper: Paper, record: PaperRecord, day: IsoDate): Named[] => {
  const rows = isSignedByMembers(paper) ? votingMembersOn(record, day) : membersOn(record.holders, day)
  return holdersOfRows(rows, record)
}

/** Whether some members do not sign a resolution in writing, as their shares have no votes. */
export const isSignedByVoters = (paper: Paper, record: PaperRecord, options: PaperOptions): boolean => {
  if (!isSignedByMembers(paper)) return false
  const day = dayOfPeople(paper, record, options)
  const all = holdersOfRows(membersOn(record.holders, day), record)
  return membersOf(paper, record, day).length < all.length
}

/** The people of the day of the decision, or of the day that the paper tells of; that is today unless another is given (DOC-3). */
export const peopleOf = (paper: Paper, record: PaperRecord, options: PaperOptions): PaperPeople => {
  const day = dayOfPeople(paper, record, options)
  const appointment = paper.subject === 'appointed' ? subjectOf(paper, record, options) : undefined

  const officers = officersWithout(appointment, record.holders, day)
  const inOffice = (...roles: LinkRole[]) => officers.filter(({ role }) => roles.includes(role))
  return {
    directors: inOffice('director', 'nomineeDirector'),
    secretaries: inOffice('secretary'),
    members: membersOf(paper, record, day),
  }
}

/** Whether only one is in office, or holds shares, on the day of a paper (DOC-6). Whoever is being appointed counts from that day on. */
export const isSole = (who: 'directors' | 'members', paper: Paper, record: PaperRecord, options: PaperOptions) => {
  const decides = eachOnce(peopleOf(paper, record, options)[who])
  const day = dayOfPeople(paper, record, options)
  const dayBefore = (appointed: IsoDate | null) => (appointed ?? '') < day
  const inOffice = officersOn(record.holders, day).filter(
    ({ role, appointed }) => role !== 'secretary' && (paper.subject !== 'appointed' || dayBefore(appointed)),
  )
  return decides.length === 1 && (who === 'members' || eachOnce(inOffice).length <= 1)
}

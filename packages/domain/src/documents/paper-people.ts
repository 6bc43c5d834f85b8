import type { LinkRole } from '../shared/link-roles.ts'
import { type Holder, membersOn, officersOn, type Party } from '../registers/registers.ts'
import { isIsoDate, type IsoDate } from '../shared/iso-date.ts'
import { elidedDe } from '../shared/french-typography.ts'
import type { Language } from '../shared/language.ts'
import { fieldsOf, type Paper } from './paper.ts'
import type { GivenValues } from './paper-fields.ts'
import type { PaperRecord } from './paper-record.ts'
import { findSubject, idOfHolder, idOfParty, type Subject } from './paper-subject.ts'

/** How a paper is made: `personId` chooses whom it is about, `values` win over the record. */
export type PaperOptions = {
  language: Language
  today: IsoDate
  personId?: string | null | undefined
  values?: GivenValues
}

type Named = Party & { name: string }

/** Who is in office and who holds shares on the day of a paper. */
export type PaperPeople = Record<'directors' | 'secretaries' | 'members', readonly Named[]>

/** The officer or holder that a paper is about, if it is about one. */
export const subjectOf = (
  { subject }: Paper,
  { holders }: PaperRecord,
  { today, personId }: Pick<PaperOptions, 'today' | 'personId'>,
): Subject | undefined => subject && findSubject(holders, subject, today, personId || undefined)

/** A paper with the words and fields for whom it is about: a company is no person. */
export const paperAbout = (paper: Paper, record: PaperRecord, options: PaperOptions): Paper => {
  const subject = paper.blocksForCompany && subjectOf(paper, record, options)
  const isCompany = subject && 'organizationId' in subject.holder.party
  return isCompany ? { ...paper, blocks: paper.blocksForCompany ?? paper.blocks } : paper
}

/** Who is in office on a day, without the appointment that the paper itself makes: nobody decides on their own appointment. */
const officersWithout = (appointment: Subject | undefined, holders: readonly Holder[], day: IsoDate) =>
  officersOn(holders, day).filter(
    (officer) =>
      appointment?.change !== 'appointed' ||
      idOfParty(officer) !== idOfHolder(appointment.holder) ||
      officer.role !== appointment.role ||
      officer.appointed !== appointment.changedOn,
  )

/** The people of the day of the decision, or of the day that the paper tells of; that is today unless another is given (DOC-3). */
export const peopleOf = (paper: Paper, record: PaperRecord, options: PaperOptions): PaperPeople => {
  const dayField = fieldsOf(paper).find((name) => name === 'decidedOn' || name === 'asAt')
  const given = String((dayField && options.values?.[dayField]) ?? '')
  const day = isIsoDate(given) ? given : options.today
  const appointment = paper.subject === 'appointed' ? subjectOf(paper, record, options) : undefined

  const officers = officersWithout(appointment, record.holders, day)
  const inOffice = (...roles: LinkRole[]) => officers.filter(({ role }) => roles.includes(role))
  return {
    directors: inOffice('director', 'nomineeDirector'),
    secretaries: inOffice('secretary'),
    members: membersOn(record.holders, day),
  }
}

const behalfOf = (name: string, language: Language) =>
  language === 'fr' ? `Pour le compte ${elidedDe(name, name)}` : `For and on behalf of ${name}`

/**
 * Who signs a paper that all directors or all members sign, each once. Somebody signs for a company. Names that staff give
 * are separated by commas.
 */
export const signersOf = (paper: Paper, record: PaperRecord, options: PaperOptions): string[] => {
  const block = paper.blocks.find(({ kind }) => kind === 'signatureOfEach')
  if (block?.kind !== 'signatureOfEach') return []

  const given = String(options.values?.[block.signers] ?? '').split(',')
  const givenNames = given.map((name) => name.trim()).filter(Boolean)
  if (givenNames.length > 0) return givenNames

  const signers = peopleOf(paper, record, options)[block.signers]
  // By their ids: who holds two kinds of shares signs once, and two people of one name sign both.
  const byId = new Map(signers.map((signer) => [idOfParty(signer), signer]))
  return [...byId.values()].map((one) => ('organizationId' in one ? behalfOf(one.name, options.language) : one.name))
}

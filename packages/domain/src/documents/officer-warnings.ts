import { officeOf } from '../links/officer-events.ts'
import { officersOn } from '../registers/registers.ts'
import { addMonths, displayDate, type IsoDate, isIsoDate } from '../shared/iso-date.ts'
import { partyId } from '../shared/party.ts'
import { officeNamed } from './office-texts.ts'
import type { Paper } from './paper.ts'
import { officerChangeOf } from './paper-choices.ts'
import type { FieldName, FieldValues } from './paper-fields.ts'
import { type PaperOptions, subjectOf } from './paper-people.ts'
import type { PaperRecord } from './paper-record.ts'
import { idOfHolder, type Subject } from './paper-subject.ts'

/** What may be wrong with a value of a paper. The paper can be printed all the same. */
export type PaperWarning = { field: FieldName; message: string }

const ADULT_MONTHS = 18 * 12

/** An appointment or a cessation that a paper tells of. */
type Told = { subject: Subject; change: 'appointed' | 'ceased'; office: 'director' | 'secretary'; day: IsoDate }

const toldBy = (paper: Paper, values: FieldValues, record: PaperRecord, options: PaperOptions): Told | undefined => {
  if (paper.subject === undefined || paper.subject === 'holder' || paper.subject === 'transferor') return undefined
  const subject = subjectOf(paper, record, options)
  const change = officerChangeOf(values.change) ?? (paper.subject === 'appointed' ? 'appointed' : 'ceased')
  const office = officeNamed(values.personRole) ?? (subject?.role && officeOf(subject.role))
  const day = String(values.changedOn ?? '')
  if (!subject || !office || change === 'particulars') return undefined
  return { subject, change, office, day: isIsoDate(day) ? day : options.today }
}

// Who may not be appointed (s. 130, 131).
const unfit = ({ subject, change, office, day }: Told, values: FieldValues, record: PaperRecord): PaperWarning[] => {
  if (change !== 'appointed') return []
  const told = record.particulars.get(idOfHolder(subject.holder))
  if (told?.isCompany)
    return office === 'director'
      ? [{ field: 'personName', message: 'A company cannot be a director (Companies Act 2014, s. 130).' }]
      : []
  const birth = told?.birth
  if (!birth || addMonths(birth, ADULT_MONTHS) <= day) return []
  const message = `${subject.holder.name} is under 18 on ${displayDate(day)} (Companies Act 2014, s. 131).`
  return [{ field: 'personBirth' in values ? 'personBirth' : 'personName', message }]
}

// Who is in office after the change, by office.
const inOfficeAfter = ({ subject, change, office, day }: Told, { holders }: PaperRecord) => {
  const id = idOfHolder(subject.holder)
  const after = (wanted: Told['office']): Set<string> => {
    const ids = new Set(
      officersOn(holders, day)
        .filter(({ role }) => officeOf(role) === wanted)
        .map(partyId),
    )
    if (wanted === office && change === 'appointed') ids.add(id)
    if (wanted === office && change === 'ceased') ids.delete(id)
    return ids
  }
  return { directors: after('director'), secretaries: after('secretary') }
}

// A company has a director, and a secretary who is not the only director (s. 128, 129).
const leftWithout = (told: Told, record: PaperRecord): PaperWarning[] => {
  const { directors, secretaries } = inOfficeAfter(told, record)
  const say = (message: string): PaperWarning[] => [{ field: 'personRole', message }]
  if (told.change === 'ceased' && told.office === 'director' && directors.size === 0)
    return say('The company would have no director (Companies Act 2014, s. 128).')
  if (told.change === 'ceased' && told.office === 'secretary' && secretaries.size === 0)
    return say('The company would have no secretary (Companies Act 2014, s. 129).')
  const isSame = directors.size === 1 && secretaries.size > 0 && [...secretaries].every((id) => directors.has(id))
  return isSame ? say('The only director would be the secretary too (Companies Act 2014, s. 129).') : []
}

// The notice is that of the last director who is resident in the EEA, by the addresses on record (s. 139).
const needlessNotice = ({ subject, day }: Told, { holders, particulars }: PaperRecord): PaperWarning[] => {
  const id = idOfHolder(subject.holder)
  const isInEea = (party: string) => particulars.get(party)?.isInEea
  const others = officersOn(holders, day).filter(
    (officer) => officeOf(officer.role) === 'director' && partyId(officer) !== id && isInEea(partyId(officer)) === true,
  )
  return [
    ...(isInEea(id) === false
      ? [{ field: 'personAddress' as const, message: 'This address is not in the EEA: the notice says that it is.' }]
      : []),
    ...others.slice(0, 1).map(({ name }) => ({
      field: 'personName' as const,
      message: `${name} is a director resident in the EEA by address: no notice is due (Companies Act 2014, s. 139).`,
    })),
  ]
}

/** What may be wrong with the appointment or the cessation that a paper tells of (DOC-7). */
export const officerWarnings = (
  paper: Paper,
  values: FieldValues,
  record: PaperRecord,
  options: PaperOptions,
): PaperWarning[] => {
  const told = toldBy(paper, values, record, options)
  if (!told) return []
  return [
    ...unfit(told, values, record),
    ...(paper.subject === 'ceasedDirector' ? needlessNotice(told, record) : leftWithout(told, record)),
  ]
}

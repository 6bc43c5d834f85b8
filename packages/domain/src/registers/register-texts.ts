import { EU_REGULATION_FROM } from '../ownership/owner-threshold.ts'
import { displayDate, type IsoDate } from '../shared/iso-date.ts'
import { roleLabels } from '../shared/link-roles.ts'
import { percentageText } from '../shared/percentage.ts'
import type { OfficerRow, RegisterName, ShareRow } from './registers.ts'

/** The title of each register and the law that asks for it. */
export const registerTexts: Record<RegisterName, { title: string; law: string }> = {
  officers: { title: 'Register of directors and secretaries', law: 'Companies Act 2014, s. 149' },
  members: { title: 'Register of members', law: 'Companies Act 2014, s. 169' },
  interests: { title: "Register of directors' and secretaries' interests", law: 'Companies Act 2014, s. 267' },
  owners: { title: 'Register of beneficial owners', law: 'S.I. 110/2019' },
}

/** The law that asks for a register, as at a day: from 10/07/2027 a regulation of the EU says too who is an owner (OWN-7). */
export const registerLaw = (register: RegisterName, asAt: IsoDate): string => {
  const { law } = registerTexts[register]
  return register === 'owners' && asAt >= EU_REGULATION_FROM ? `${law}, Regulation (EU) 2024/1624` : law
}

type Row = OfficerRow | ShareRow
type Table = { header: string[]; rows: (string | number | null)[][] }

const isOfficer = (row: Row): row is OfficerRow => 'role' in row

/**
 * A register as people read it: a header and rows of text, days as `dd/MM/yyyy`. Owners who stand in as senior managing
 * officials are shown as officers (OWN-7).
 */
export const registerTable = (register: RegisterName, rows: readonly Row[]): Table => {
  const officers = rows.filter(isOfficer)
  const shares = rows.filter((row): row is ShareRow => !isOfficer(row))

  if (register === 'officers' || officers.length > 0)
    return {
      header: ['Name', register === 'owners' ? 'Senior managing official' : 'Office', 'Appointed', 'Ceased'],
      rows: officers.map(({ name, role, appointed, ceased }) => [
        name,
        roleLabels[role],
        displayDate(appointed),
        displayDate(ceased),
      ]),
    }
  if (register === 'owners')
    return {
      header: ['Name', 'Owns', 'Since'],
      rows: shares.map(({ name, percentage, acquired }) => [name, percentageText(percentage), displayDate(acquired)]),
    }
  return {
    header: ['Name', 'Class', 'Shares', 'Part', 'Acquired', 'Ceased'],
    rows: shares.map(({ name, class: shareClass, number, percentage, acquired, ceased }) => [
      name,
      shareClass,
      number,
      percentageText(percentage),
      displayDate(acquired),
      displayDate(ceased),
    ]),
  }
}

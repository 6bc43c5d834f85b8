import { EU_REGULATION_FROM } from '../ownership/owner-threshold.ts'
import type { IsoDate } from '../shared/iso-date.ts'
import type { RegisterName } from './registers.ts'

/** The title of each register and the law that asks for it. A book that only the firm keeps names none. */
export const registerTexts: Record<RegisterName, { title: string; law: string }> = {
  officers: { title: 'Register of directors and secretaries', law: 'Companies Act 2014, s. 149' },
  members: { title: 'Register of members', law: 'Companies Act 2014, s. 169' },
  interests: { title: "Register of directors' and secretaries' interests", law: 'Companies Act 2014, s. 267' },
  owners: { title: 'Register of beneficial owners', law: 'S.I. 110/2019' },
  allotmentsAndTransfers: { title: 'Register of allotments and transfers', law: 'Book of the company' },
  certificates: { title: 'Register of share certificates', law: 'Book of the company' },
  charges: { title: 'Copies of charges', law: 'Companies Act 2014, s. 418' },
  seal: { title: 'Register of the seal', law: 'Book of the company' },
  contracts: { title: "Directors' interests in contracts", law: 'Companies Act 2014, s. 231' },
}

/** The law that asks for a register, as at a day: from 10/07/2027 a regulation of the EU says too who is an owner (OWN-7). */
export const registerLaw = (register: RegisterName, asAt: IsoDate): string => {
  const { law } = registerTexts[register]
  return register === 'owners' && asAt >= EU_REGULATION_FROM ? `${law}, Regulation (EU) 2024/1624` : law
}

const books: readonly RegisterName[] = ['allotmentsAndTransfers', 'certificates', 'seal']

/** Whether an extract of a register may be called true: a section asks for it, and nothing that it asks for is missing (OWN-14). */
export const isTrueExtract = (register: RegisterName, missing: readonly unknown[]): boolean =>
  !books.includes(register) && missing.length === 0

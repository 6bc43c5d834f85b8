import type { Party } from '../shared/party.ts'

/** What the section of a register asks for of somebody. */
export const registerFacts = [
  'birth',
  'nationality',
  'occupation',
  'formerNames',
  'address',
  'otherDirectorships',
  'registerName',
  'registeredNumber',
  'class',
  'number',
  'paid',
  'numbers',
  'entered',
  'beneficialOwner',
  'shares',
  'person',
  'officers',
  'members',
] as const
export type RegisterFact = (typeof registerFacts)[number]

/** Somebody of whom a register lacks something (OWN-14). */
export type MissingFacts = Party & { name: string; fields: RegisterFact[] }

/** The facts as people read them. */
const factLabels: Record<RegisterFact, string> = {
  birth: 'date of birth',
  nationality: 'nationality',
  occupation: 'occupation',
  formerNames: 'former names (or none)',
  address: 'address',
  otherDirectorships: 'other directorships (or none)',
  registerName: 'register in which it is entered',
  registeredNumber: 'registered number',
  class: 'class of shares',
  number: 'number of shares',
  paid: 'amount paid on the shares',
  numbers: 'numbers of the shares',
  entered: 'day of entry',
  beneficialOwner: 'who is behind it',
  shares: 'who holds all of its shares',
  person: 'whom it concerns',
  officers: 'its directors and secretary',
  members: 'its members',
}

/** What is missing of somebody, in a line: 'Marie Byrne: date of birth, occupation'. */
export const missingText = ({ name, fields }: Pick<MissingFacts, 'name' | 'fields'>): string =>
  `${name}: ${fields.map((field) => factLabels[field]).join(', ')}`

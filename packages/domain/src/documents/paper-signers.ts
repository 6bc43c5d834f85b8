import { partyId } from '../shared/party.ts'
import { type GivenValues } from './paper-fields.ts'
import type { Block, Paper } from './paper.ts'
import { type Named, namedHolders, type PaperOptions, type PaperPeople, peopleOf, subjectOf } from './paper-people.ts'
import type { PaperRecord } from './paper-record.ts'

/** Somebody who signs or is present. A company does so by a representative, whose name is null while it is not known. */
export type Signer = { name: string; isCompany: boolean; representative: string | null }

/** The names of a text that staff give, separated by commas. */
export const namesIn = (given: string | number | null | undefined): string[] =>
  String(given ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** Gives the companies among signers their representatives, in their order. */
const withRepresentatives = (
  signers: readonly Omit<Signer, 'representative'>[],
  representedBy: GivenValues['representedBy'],
): Signer[] => {
  const representatives = namesIn(representedBy)
  const companies = signers.filter(({ isCompany }) => isCompany)
  return signers.map((signer) => ({ ...signer, representative: representatives[companies.indexOf(signer)] ?? null }))
}

const signersBlock = (blocks: readonly Block[]) =>
  blocks.find((block) => block.kind === 'signatureOfEach' || block.kind === 'present')

/** The directors or the members who sign a paper or are present, if each of them is named. */
export const whoActs = ({ blocks }: Paper): 'directors' | 'members' | undefined => {
  const block = signersBlock(blocks)
  if (block?.kind === 'signatureOfEach') return block.signers === 'holders' ? undefined : block.signers
  return block?.kind === 'present' ? block.who : undefined
}

// By their ids: who holds two kinds of shares signs once, and two people of one name sign both.
const namedOnce = (people: PaperPeople['members']): Omit<Signer, 'representative'>[] =>
  [...new Map(people.map((one: Named) => [partyId(one), one])).values()].map((one) => ({
    name: one.name,
    isCompany: 'organizationId' in one,
  }))

// Joint holders each sign; a name that staff give stands for all of them.
const holdersOf = (paper: Paper, record: PaperRecord, options: PaperOptions): Omit<Signer, 'representative'>[] => {
  if (signersBlock(paper.blocks)?.kind !== 'signatureOfEach') return []
  const given = String(options.values?.personName ?? '')
  const subject = subjectOf(paper, record, options)
  if (given || !subject) return given ? [{ name: given, isCompany: false }] : []
  return namedOnce(namedHolders(subject.holder, record))
}

/**
 * Who signs a paper that all directors or all members sign, or is present, each once (DOC-6). Names that staff give are separated by
 * commas.
 */
export const signersOf = (paper: Paper, record: PaperRecord, options: PaperOptions): Signer[] => {
  const who = whoActs(paper)
  if (!who) return withRepresentatives(holdersOf(paper, record, options), options.values?.representedBy)

  const known = namedOnce(peopleOf(paper, record, options)[who])
  const companies = new Set(record.holders.filter(({ party }) => 'organizationId' in party).map(({ name }) => name))
  const given = namesIn(options.values?.[who]).map((name) => ({ name, isCompany: companies.has(name) }))
  return withRepresentatives(given.length > 0 ? given : known, options.values?.representedBy)
}

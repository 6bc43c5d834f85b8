import { type Block, type Paper, printedBlocks } from './paper.ts'
import type { FieldName } from './paper-fields.ts'
import { isSignedByVoters, isSole, type PaperOptions, subjectOf } from './paper-people.ts'
import type { PaperRecord } from './paper-record.ts'
import { currencyOf } from './paper-shares.ts'
import { signersOf, whoActs } from './paper-signers.ts'
import { paperValues } from './paper-values.ts'

/** The paper about whoever it is about: a company is no person. */
const aboutSubject = (paper: Paper, record: PaperRecord, options: PaperOptions): Paper => {
  const subject = subjectOf(paper, record, options)
  if (subject?.holder.jointWith && paper.blocksForJoint) return { ...paper, blocks: paper.blocksForJoint }
  const isCompany = subject && 'organizationId' in subject.holder.party
  return isCompany && paper.blocksForCompany ? { ...paper, blocks: paper.blocksForCompany } : paper
}

const singularFor =
  (isAlone: boolean, isCompany: boolean) =>
  (block: Block): Block => {
    if (block.kind !== 'paragraph' || !block.ofOne) return block
    const { ofOneAmongOthers, ofOneCompany, ...rest } = block
    return { ...rest, ofOne: (!isAlone && ofOneAmongOthers) || (isCompany && ofOneCompany) || block.ofOne }
  }

// Whoever signs is not all the members where others have no votes.
const wordedForVoters = (block: Block): Block => {
  if (block.kind !== 'paragraph' || !block.ofVoters) return block
  const { ofVoters, ...rest } = block
  return { ...rest, ...ofVoters }
}

const asksForRepresentative = (paper: Paper, record: PaperRecord, options: PaperOptions): boolean =>
  signersOf(paper, record, options).some(({ isCompany }) => isCompany) ||
  paper.blocks.some((block) => block.kind === 'signatures' && block.isForCompany)

/**
 * A paper with the blocks and words that apply: for whom it is about, for what is known and chosen, and for a single one who decides.
 * What it still has conditions for is decided.
 */
export const paperAbout = (paper: Paper, record: PaperRecord, options: PaperOptions): Paper => {
  const about = aboutSubject(paper, record, options)
  const values = paperValues(about, record, options)
  const printed = printedBlocks(about.blocks, values)
  const blocks = isSignedByVoters(about, record, options) ? printed.map(wordedForVoters) : printed
  const who = whoActs(about)
  const [signer] = signersOf(about, record, options)
  const singular = who && singularFor(isSole(who, about, record, options), signer?.isCompany ?? false)

  const chosen = { ...about, blocks: singular ? blocks.map(singular) : blocks }
  const asks: FieldName[] = asksForRepresentative(chosen, record, options) ? ['representedBy'] : []
  const currency = currencyOf(record, values.shareClass)
  return { ...chosen, currency, asks: [...(about.asks ?? []), ...asks] }
}

import type { FilingKind } from '../filings/filing-kinds.ts'
import type { PaperName } from './papers.ts'

const papersOfKind: Partial<Record<FilingKind, readonly PaperName[]>> = {
  B1: ['b1', 'statementsApproval'],
  B1B73: ['b1b73'],
  B10: ['b10'],
  B2: ['b2'],
  B5: ['b5'],
  B7: ['b7'],
  B83: ['b83'],
  G1: ['g1'],
  G2: ['g2'],
  H15: ['h15', 'strikeOffResolution'],
  RBO: ['rbo', 'rboPowerOfAttorney'],
}

/** A filing as its papers follow from it. The first annual return has no statements (AR-1). */
type FilingOfPapers = {
  kind: FilingKind
  isFirst?: boolean
  people: readonly { change: string }[]
}

/** The papers of the catalogue that a filing needs, its data sheet first: for a new officer the consent, for one who leaves the letter (FIL-12). */
export const papersOfFiling = ({ kind, isFirst = false, people }: FilingOfPapers): PaperName[] => {
  const has = (change: string) => people.some((one) => one.change === change)
  return [
    ...(papersOfKind[kind] ?? []).filter((name) => !isFirst || name !== 'statementsApproval'),
    ...(has('appointed') ? (['consentToAct'] as const) : []),
    ...(has('ceased') ? (['resignationLetter'] as const) : []),
  ]
}

import { dataSheets } from './data-sheets.ts'
import { decisionPapers } from './decision-papers.ts'
import { letters } from './letters.ts'
import { fieldsOf, type Paper } from './paper.ts'
import { registerExtracts } from './register-extracts.ts'

const all = { ...registerExtracts, ...decisionPapers, ...dataSheets, ...letters }

export type PaperName = keyof typeof all

/** Every document that is made from the record of a company (DOC-1). */
export const papers: Readonly<Record<PaperName, Paper>> = all
export const paperNames = Object.keys(all) as [PaperName, ...PaperName[]]

/** The papers that print the PPS number of a person, or another number of theirs. */
export const papersWithPersonNumber: readonly PaperName[] = paperNames.filter((name) =>
  fieldsOf(papers[name]).includes('personNumber'),
)

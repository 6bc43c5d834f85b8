import { decisionPapers } from './decision-papers.ts'
import { b5 } from './allotment-sheet.ts'
import { b1, b1b73 } from './annual-return-sheets.ts'
import { b7 } from './capital-sheet.ts'
import { dividendResolution } from './dividend-resolution.ts'
import { eeaNotice } from './eea-notice.ts'
import { firstBoardMinutes } from './first-board-minutes.ts'
import { a1 } from './formation-sheet.ts'
import { meetingMinutes } from './meeting-minutes.ts'
import { rbo } from './owners-sheet.ts'
import { rboPowerOfAttorney } from './rbo-power-of-attorney.ts'
import { resignationLetter } from './resignation-letter.ts'
import { g1, g2 } from './resolution-sheets.ts'
import { stockTransferForm, transferApproval } from './share-transfer.ts'
import { statementsApproval } from './statements-approval.ts'
import { h15 } from './strike-off-sheet.ts'
import { writtenAgm } from './written-agm.ts'
import { b83 } from './year-end-sheet.ts'
import { bankLetter } from './bank-letter.ts'
import { consentToAct } from './consent-to-act.ts'
import { engagementLetter } from './engagement-letter.ts'
import { b2 } from './office-sheet.ts'
import { b10 } from './officer-sheet.ts'
import { fieldsOf, type Paper } from './paper.ts'
import { registerLaw, registerTexts } from '../registers/register-texts.ts'
import { type ExtractedRegister, extractedRegisters } from '../registers/registers.ts'
import { company, paragraph, signatures, text } from './shared-blocks.ts'
import { shareCertificate } from './share-certificate.ts'
import { strikeOffResolution } from './strike-off-resolution.ts'

const frenchTitles: Record<ExtractedRegister, string> = {
  officers: 'Registre des administrateurs et secrétaires',
  members: 'Registre des actionnaires',
  interests: 'Registre des intérêts des administrateurs et secrétaires',
  owners: 'Registre des bénéficiaires effectifs',
}

const extractOf = (register: ExtractedRegister): Paper => ({
  title: text(
    `Extract: ${registerTexts[register].title.toLowerCase()}`,
    `Extrait : ${frenchTitles[register].toLowerCase()}`,
  ),
  law: (asAt) => registerLaw(register, asAt),
  folder: 'Correspondence',
  isLandscape: true,
  blocks: [
    company,
    paragraph('The register shows on {asAt}:', 'Le registre indique au {asAt} :'),
    { kind: 'register', register },
    {
      kind: 'extract',
      register,
      text: text('True extract of the register. {issuedOn}', 'Extrait conforme du registre. Le {issuedOn}'),
    },
    signatures(text('Secretary or director', 'Secrétaire ou administrateur')),
  ],
})

type RegisterExtracts = Record<`${ExtractedRegister}Register`, Paper>

/** An extract of each register as at a day. */
const registerExtracts = Object.fromEntries(
  extractedRegisters.map((register) => [`${register}Register`, extractOf(register)]),
) as RegisterExtracts

const all = {
  ...registerExtracts,
  ...decisionPapers,
  firstBoardMinutes,
  meetingMinutes,
  writtenAgm,
  statementsApproval,
  dividendResolution,
  transferApproval,
  b10,
  b2,
  b5,
  a1,
  b1,
  b7,
  b83,
  g1,
  g2,
  h15,
  b1b73,
  rbo,
  resignationLetter,
  eeaNotice,
  rboPowerOfAttorney,
  stockTransferForm,
  consentToAct,
  shareCertificate,
  engagementLetter,
  bankLetter,
  strikeOffResolution,
}

export type PaperName = keyof typeof all

/** Every document that is made from the record of a company (DOC-1). */
export const papers: Readonly<Record<PaperName, Paper>> = all
export const paperNames = Object.keys(all) as [PaperName, ...PaperName[]]

/** The papers that print the PPS number of a person, or another number of theirs. */
export const papersWithPersonNumber: readonly PaperName[] = paperNames.filter((name) =>
  fieldsOf(papers[name]).includes('personNumber'),
)

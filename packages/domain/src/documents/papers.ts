import { dataSheets } from './data-sheets.ts'
import { decisionPapers } from './decision-papers.ts'
import { letters } from './letters.ts'
import { fieldsOf, type Paper } from './paper.ts'
import { registerLaw, registerTexts } from '../registers/register-texts.ts'
import { type RegisterName, registerNames } from '../registers/registers.ts'
import { company, paragraph, signatures, text } from './shared-blocks.ts'

const frenchTitles: Record<RegisterName, string> = {
  officers: 'Registre des administrateurs et secrétaires',
  members: 'Registre des associés',
  interests: 'Registre des intérêts des administrateurs et secrétaires',
  owners: 'Registre des bénéficiaires effectifs',
}

const extractOf = (register: RegisterName): Paper => ({
  title: text(
    `Extract: ${registerTexts[register].title.toLowerCase()}`,
    `Extrait : ${frenchTitles[register].toLowerCase()}`,
  ),
  law: (asAt) => registerLaw(register, asAt),
  folder: 'Correspondence',
  blocks: [
    company,
    paragraph('The register shows on {asAt}:', 'Le registre indique au {asAt} :'),
    { kind: 'register', register },
    paragraph('True extract of the register. {issuedOn}', 'Extrait conforme du registre. Le {issuedOn}'),
    signatures(text('Secretary or director', 'Secrétaire ou administrateur')),
  ],
})

type RegisterExtracts = Record<`${RegisterName}Register`, Paper>

/** An extract of each register as at a day. */
const registerExtracts = Object.fromEntries(
  registerNames.map((register) => [`${register}Register`, extractOf(register)]),
) as RegisterExtracts

const all = { ...registerExtracts, ...decisionPapers, ...dataSheets, ...letters }

export type PaperName = keyof typeof all

/** Every document that is made from the record of a company (DOC-1). */
export const papers: Readonly<Record<PaperName, Paper>> = all
export const paperNames = Object.keys(all) as [PaperName, ...PaperName[]]

/** The papers that print the PPS number of a person, or another number of theirs. */
export const papersWithPersonNumber: readonly PaperName[] = paperNames.filter((name) =>
  fieldsOf(papers[name]).includes('personNumber'),
)

import { registerLaw, registerTexts } from '../registers/register-texts.ts'
import { registerNames, type RegisterName } from '../registers/registers.ts'
import type { Paper } from './paper.ts'
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
export const registerExtracts = Object.fromEntries(
  registerNames.map((register) => [`${register}Register`, extractOf(register)]),
) as RegisterExtracts

import type { Paper, When } from './paper.ts'
import { not, whenOffice } from './paper-conditions.ts'
import { company, paragraph, signatures, statement, text } from './shared-blocks.ts'

const isDirector = whenOffice('director')
const isSecretary = whenOffice('secretary')
const isUnknownOffice: When = (values) => not(isDirector)(values) && not(isSecretary)(values)

// The Act prescribes the sentence to the word, in English and immediately above the signature. A translation stands before it.
const acknowledge = (sentence: string, when?: When) => statement(sentence, sentence, when)
const imposed = 'legal duties and obligations imposed by the Companies Act, other statutes and at common law.'

/** A consent to act as a director or a secretary (DOC-10). */
export const consentToAct: Paper = {
  title: text('Consent to act', 'Acceptation de fonctions'),
  law: 'Companies Act 2014, s. 149, 223(3), 226(5)',
  folder: 'Correspondence',
  subject: 'appointed',
  blocks: [
    company,
    paragraph(
      'I, {personName}, of {personAddress}, consent to act as {personRole} of {name} with effect from {changedOn}.',
      'Je soussigné(e) {personName}, demeurant {personAddress}, accepte les fonctions de {personRole} de {name} à compter du {changedOn}.',
    ),
    { kind: 'facts', fields: ['personBirth', 'personNationality', 'personOccupation'] },
    {
      ...paragraph(
        '',
        'Traduction de la déclaration légale ci-dessous : « Je reconnais que, dans ces fonctions, je suis tenu(e) des devoirs et obligations juridiques imposés par le Companies Act, les autres lois et la common law. »',
      ),
      onlyIn: 'fr',
    },
    acknowledge(`I acknowledge that, as a director, I have ${imposed}`, isDirector),
    acknowledge(`I acknowledge that, as a secretary, I have ${imposed}`, isSecretary),
    acknowledge(`I acknowledge that, as a {personRole}, I have ${imposed}`, isUnknownOffice),
    signatures(text('{personName}', '{personName}')),
  ],
  blocksForCompany: [
    company,
    paragraph(
      '{personName}, registered number {personCro}, whose registered office is at {personAddress}, consents to act as {personRole} of {name} with effect from {changedOn}.',
      'La société {personName}, immatriculée sous le numéro {personCro}, dont le siège social est situé à cette adresse : {personAddress}, accepte les fonctions de {personRole} de {name} à compter du {changedOn}.',
    ),
    {
      ...paragraph(
        '',
        'Traduction de la déclaration légale ci-dessous : « Nous reconnaissons que, en qualité de secrétaire, nous sommes tenus des devoirs et obligations juridiques imposés par le Companies Act, les autres lois et la common law. »',
      ),
      onlyIn: 'fr',
    },
    acknowledge(`We acknowledge that, as a secretary, we have ${imposed}`),
    {
      kind: 'signatures',
      signers: [text('For and on behalf of {personName}', 'Pour le compte de {personName}')],
      isForCompany: true,
    },
  ],
}

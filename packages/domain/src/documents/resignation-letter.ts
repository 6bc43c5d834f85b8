import type { Block, Paper, When } from './paper.ts'
import { paragraph, signatures, text } from './shared-blocks.ts'

// A letter that is written after the day says so, so that nobody takes it for one of that day.
const isWrittenLate: When = ({ issuedOn, changedOn }) =>
  typeof issuedOn === 'string' && typeof changedOn === 'string' && issuedOn > changedOn

const letter = (opening: Block, closing: Block): Block[] => [
  paragraph('{issuedOn}', 'Le {issuedOn}'),
  paragraph(
    'To the directors of {name}, registered number {cro}, {address}',
    'Aux administrateurs de {name}, immatriculée sous le numéro {cro}, {address}',
  ),
  opening,
  paragraph(
    'This letter is dated after that day: it confirms in writing the resignation that took effect on it.',
    'La présente lettre, datée après ce jour, confirme par écrit la démission qui a alors pris effet.',
    isWrittenLate,
  ),
  paragraph(
    'Please enter the resignation in the register of directors and secretaries, and deliver Form B10 to the Companies Registration Office within 14 days (Companies Act 2014, s. 149).',
    "Je vous prie de l'inscrire au registre des administrateurs et secrétaires, et de déposer le formulaire B10 au Companies Registration Office dans les 14 jours (Companies Act 2014, s. 149).",
  ),
  closing,
]

/** The letter of an officer who resigns. */
export const resignationLetter: Paper = {
  title: text('Letter of resignation', 'Lettre de démission'),
  law: 'Companies Act 2014, s. 148(2), 149',
  folder: 'Correspondence',
  subject: 'ceased',
  letterhead: 'none',
  blocks: letter(
    paragraph(
      'I, {personName}, of {personAddress}, resign as {personRole} of {name} with effect from {changedOn}.',
      'Je soussigné(e) {personName}, demeurant {personAddress}, démissionne de mes fonctions de {personRole} de {name} à compter du {changedOn}.',
    ),
    signatures(text('{personName}', '{personName}')),
  ),
  blocksForCompany: letter(
    paragraph(
      '{personName}, registered number {personCro}, whose registered office is at {personAddress}, resigns as {personRole} of {name} with effect from {changedOn}.',
      'La société {personName}, immatriculée sous le numéro {personCro}, dont le siège social est situé à cette adresse : {personAddress}, démissionne de ses fonctions de {personRole} de {name} à compter du {changedOn}.',
    ),
    {
      kind: 'signatures',
      signers: [text('For and on behalf of {personName}', 'Pour le compte de {personName}')],
      isForCompany: true,
    },
  ),
}

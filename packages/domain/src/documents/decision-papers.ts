import type { Block, Paper, PaperSubject } from './paper.ts'
import type { Texts } from './paper-fields.ts'
import { company, heading, membersResolve, paragraph, signatureOfEach, signatures, text } from './shared-blocks.ts'

/** A decision of a company that is put into minutes and into a resolution. */
type Decision = {
  title: Texts
  law: string
  subject?: PaperSubject
  /** who decides: the directors, or the members by a special resolution */
  by: 'directors' | 'members'
  resolved: readonly Texts[]
}

const changeOfOfficerFiled = text(
  'That the register of directors and secretaries be updated, and that Form B10 be filed with the Companies Registration Office within 14 days.',
  'Le registre des administrateurs et secrétaires est mis à jour, et le formulaire B10 est déposé au Companies Registration Office dans les 14 jours.',
)

const decisions = {
  appointment: {
    title: text('appointment of an officer', "nomination d'un dirigeant"),
    law: 'Companies Act 2014, s. 149',
    subject: 'appointed',
    by: 'directors',
    resolved: [
      text(
        'That {personName}, having consented to act, be appointed {personRole} of the company with effect from {changedOn}.',
        'Les fonctions de {personRole} de la société sont confiées à {personName}, qui les a acceptées, à compter du {changedOn}.',
      ),
      changeOfOfficerFiled,
    ],
  },
  resignation: {
    title: text('resignation of an officer', "démission d'un dirigeant"),
    law: 'Companies Act 2014, s. 149',
    subject: 'ceased',
    by: 'directors',
    resolved: [
      text(
        'That the resignation of {personName} as {personRole} of the company be accepted with effect from {changedOn}.',
        'La démission de {personName} de ses fonctions ({personRole}) est acceptée à compter du {changedOn}.',
      ),
      changeOfOfficerFiled,
    ],
  },
  addressChange: {
    title: text('change of registered office', 'transfert du siège social'),
    law: 'Companies Act 2014, s. 50',
    by: 'directors',
    resolved: [
      text(
        'That the registered office of the company be moved from {oldAddress} to {newAddress} with effect from {effectiveOn}.',
        'Le siège social de la société est transféré du {oldAddress} au {newAddress} à compter du {effectiveOn}.',
      ),
      text(
        'That Form B2 be filed with the Companies Registration Office within 14 days.',
        'Le formulaire B2 est déposé au Companies Registration Office dans les 14 jours.',
      ),
    ],
  },
  nameChange: {
    title: text('change of name', 'changement de dénomination'),
    law: 'Companies Act 2014, s. 30',
    by: 'members',
    resolved: [
      text(
        'That, subject to the approval of the Registrar of Companies, the name of the company be changed from {oldName} to {newName}.',
        "Sous réserve de l'accord du Registrar of Companies, la dénomination {oldName} est remplacée par {newName}.",
      ),
      text(
        'That the constitution of the company be amended accordingly, and that this resolution be filed with the Companies Registration Office within 15 days.',
        'Les statuts de la société sont modifiés en conséquence, et la présente résolution est déposée au Companies Registration Office dans les 15 jours.',
      ),
    ],
  },
  yearEndChange: {
    title: text('change of financial year end', "changement de la date de clôture de l'exercice"),
    law: 'Companies Act 2014, s. 288',
    by: 'directors',
    resolved: [
      text(
        'That the financial year end of the company be changed from {oldYearEnd} to {newYearEnd}.',
        "La date de clôture de l'exercice de la société passe du {oldYearEnd} au {newYearEnd}.",
      ),
      text(
        'That Form B83 be filed with the Companies Registration Office.',
        'Le formulaire B83 est déposé au Companies Registration Office.',
      ),
    ],
  },
} as const satisfies Record<string, Decision>

type DecisionName = keyof typeof decisions

const headOf = ({ title, law, ...decision }: Decision, en: string, fr: string) => ({
  title: text(`${en}: ${title.en}`, `${fr} : ${title.fr}`),
  law,
  folder: 'Correspondence' as const,
  ...(decision.subject && { subject: decision.subject }),
})

const minutesOf = (decision: Decision): Paper => ({
  ...headOf(decision, 'Minutes', 'Procès-verbal'),
  blocks: [
    company,
    decision.by === 'directors'
      ? paragraph(
          'Minutes of a meeting of the board of directors held at {place} on {decidedOn}.',
          "Procès-verbal de la réunion du conseil d'administration tenue le {decidedOn} à l'adresse suivante : {place}.",
        )
      : paragraph(
          'Minutes of a general meeting of the members held at {place} on {decidedOn}.',
          "Procès-verbal de l'assemblée générale des associés tenue le {decidedOn} à l'adresse suivante : {place}.",
        ),
    heading('Present', 'Présents'),
    decision.by === 'directors' ? paragraph('{directors}', '{directors}') : paragraph('{members}', '{members}'),
    paragraph(
      '{chairperson} took the chair, noted that notice had been duly given and that a quorum was present, and opened the meeting.',
      '{chairperson} préside la séance, constate que la convocation est régulière et que le quorum est atteint, et déclare la séance ouverte.',
    ),
    decision.by === 'directors'
      ? heading('It was resolved', 'Le conseil décide')
      : heading('It was resolved as a special resolution', "L'assemblée décide, par résolution spéciale"),
    { kind: 'list', items: decision.resolved },
    paragraph(
      'There being no further business, the meeting ended.',
      "L'ordre du jour étant épuisé, la séance est levée.",
    ),
    signatures(text('Chairperson: {chairperson}', 'Le président de séance : {chairperson}')),
  ],
})

const directorsResolve: Block = {
  kind: 'paragraph',
  text: text(
    'We, all the directors of the company ({directors}), resolve in writing on {decidedOn} (Companies Act 2014, s. 161):',
    'Nous, tous les administrateurs de la société ({directors}), décidons par écrit le {decidedOn} (Companies Act 2014, s. 161) :',
  ),
  ofOne: text(
    'I, the sole director of the company ({directors}), resolve in writing on {decidedOn} (Companies Act 2014, s. 161):',
    'Je, administrateur unique de la société ({directors}), décide par écrit le {decidedOn} (Companies Act 2014, s. 161) :',
  ),
}

const resolutionOf = (decision: Decision): Paper => ({
  ...headOf(decision, 'Resolution', 'Résolution'),
  blocks: [
    company,
    decision.by === 'directors' ? directorsResolve : membersResolve,
    { kind: 'list', items: decision.resolved },
    decision.by === 'directors'
      ? signatureOfEach('directors', 'Director', 'Administrateur')
      : signatureOfEach('members', 'Member', 'Associé'),
  ],
})

type DecisionPapers = Record<`${DecisionName}Minutes` | `${DecisionName}Resolution`, Paper>

/** The minutes and the written resolution of each decision. */
export const decisionPapers = Object.fromEntries(
  Object.entries(decisions).flatMap(([name, decision]) => [
    [`${name}Minutes`, minutesOf(decision)],
    [`${name}Resolution`, resolutionOf(decision)],
  ]),
) as DecisionPapers

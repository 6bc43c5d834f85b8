import type { Item, PaperSubject } from './paper.ts'
import { isDecidedLate, not } from './paper-conditions.ts'
import type { FieldName, Texts } from './paper-fields.ts'
import { text } from './shared-blocks.ts'

/** A decision of a company that is put into minutes and into a resolution. */
export type Decision = {
  title: Texts
  law: string
  subject?: PaperSubject
  /** who decides: the directors, or the members by a special resolution */
  by: 'directors' | 'members'
  asks?: readonly FieldName[]
  resolved: readonly Item[]
}

// What is decided only afterwards ratifies what was done (DOC-8).
const inTimeOrLate = (inTime: Texts, late: Texts): Item[] => [
  { ...inTime, when: not(isDecidedLate) },
  { ...late, when: isDecidedLate },
]

const changeOfOfficerFiled = text(
  'That the register of directors and secretaries be updated, and that Form B10 be filed with the Companies Registration Office within 14 days of the change.',
  'Le registre des administrateurs et secrétaires est mis à jour, et le formulaire B10 est déposé au Companies Registration Office dans les 14 jours de la modification.',
)

/** The decisions of which the firm prepares minutes and a resolution. */
export const decisions = {
  appointment: {
    title: text('appointment of an officer', "nomination d'un dirigeant"),
    law: 'Companies Act 2014, s. 149',
    subject: 'appointed',
    by: 'directors',
    resolved: [
      ...inTimeOrLate(
        text(
          'That {personName}, whose consent to act is dated {consentedOn}, be appointed {personRole} of the company with effect from {changedOn}.',
          "Les fonctions de {personRole} de la société sont confiées à {personName}, dont l'acceptation est datée du {consentedOn}, à compter du {changedOn}.",
        ),
        text(
          'That the appointment of {personName}, whose consent to act is dated {consentedOn}, as {personRole} of the company, which took effect on {changedOn}, be ratified and confirmed.',
          "La présente décision ratifie et confirme la nomination de {personName}, dont l'acceptation est datée du {consentedOn}, aux fonctions de {personRole} de la société, qui a pris effet le {changedOn}.",
        ),
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
      ...inTimeOrLate(
        text(
          'That the resignation of {personName} as {personRole} of the company be accepted with effect from {changedOn}.',
          'La démission de {personName} de ses fonctions ({personRole}) est acceptée à compter du {changedOn}.',
        ),
        text(
          'That the resignation of {personName} as {personRole} of the company, which took effect on {changedOn}, be noted and confirmed.',
          'La présente décision prend acte de la démission de {personName} de ses fonctions ({personRole}), qui a pris effet le {changedOn}, et la confirme.',
        ),
      ),
      changeOfOfficerFiled,
    ],
  },
  addressChange: {
    title: text('change of registered office', 'transfert du siège social'),
    law: 'Companies Act 2014, s. 50',
    by: 'directors',
    resolved: [
      ...inTimeOrLate(
        text(
          'That the registered office of the company be moved from {oldAddress} to {newAddress} with effect from {effectiveOn}.',
          "Le siège social de la société, situé à l'adresse {oldAddress}, est transféré à l'adresse {newAddress} à compter du {effectiveOn}.",
        ),
        text(
          'That the move of the registered office of the company from {oldAddress} to {newAddress}, which took effect on {effectiveOn}, be ratified and confirmed.',
          "La présente décision ratifie et confirme le transfert du siège social de la société de l'adresse {oldAddress} à l'adresse {newAddress}, qui a pris effet le {effectiveOn}.",
        ),
      ),
      text(
        'That Form B2 be filed with the Companies Registration Office within 14 days of the move.',
        'Le formulaire B2 est déposé au Companies Registration Office dans les 14 jours du transfert.',
      ),
    ],
  },
  nameChange: {
    title: text('change of name', 'changement de dénomination'),
    law: 'Companies Act 2014, s. 30, 191, 198',
    by: 'members',
    resolved: [
      text(
        'That, subject to the approval of the Registrar of Companies, the name of the company be changed from {oldName} to {newName}.',
        "Sous réserve de l'accord du Registrar of Companies, la dénomination {oldName} est remplacée par {newName}.",
      ),
      text(
        'That the constitution of the company be amended to state the new name.',
        'Les statuts de la société sont modifiés en conséquence.',
      ),
      text(
        'That this special resolution be delivered to the Companies Registration Office within 15 days in Form G1Q, together with the amended constitution.',
        'La présente résolution spéciale est déposée au Companies Registration Office dans les 15 jours par le formulaire G1Q, avec les statuts modifiés.',
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
        'That Form B83 be filed with the Companies Registration Office before the time to file the financial statements of that year has ended.',
        'Le formulaire B83 est déposé au Companies Registration Office avant la fin du délai de dépôt des comptes de cet exercice.',
      ),
    ],
  },
} as const satisfies Record<string, Decision>

export type DecisionName = keyof typeof decisions

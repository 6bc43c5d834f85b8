import type { Paper } from './paper.ts'
import { paragraph, signatures, text } from './shared-blocks.ts'

/** The notice of a director whose leaving leaves no director resident in the EEA. */
export const eeaNotice: Paper = {
  title: text('Notice that no director is resident in the EEA', "Avis d'absence d'administrateur résidant dans l'EEE"),
  law: 'Companies Act 2014, s. 139',
  folder: 'Correspondence',
  subject: 'ceasedDirector',
  letterhead: 'none',
  blocks: [
    paragraph('{issuedOn}', 'Le {issuedOn}'),
    paragraph(
      'To the Registrar of Companies, about {name}, registered number {cro}, registered office {address}',
      'Au Registrar of Companies, au sujet de {name}, immatriculée sous le numéro {cro}, siège social {address}',
    ),
    paragraph(
      'I, {personName}, of {personAddress}, resident in a Member State of the European Economic Area, ceased to be a {personRole} of the company on {changedOn}.',
      "Je soussigné(e) {personName}, demeurant {personAddress}, résidant dans un État de l'Espace économique européen, ai cessé mes fonctions de {personRole} de la société le {changedOn}.",
    ),
    paragraph(
      'I am not aware that any other director of the company is resident in a Member State of the European Economic Area. This is the notice that has to be given within 14 days of that day (Companies Act 2014, s. 139).',
      "Je n'ai pas connaissance qu'un autre administrateur de la société réside dans un État de l'Espace économique européen. Le présent avis est celui qui doit être donné dans les 14 jours de cette date (Companies Act 2014, s. 139).",
    ),
    signatures(text('{personName}', '{personName}')),
  ],
}

import type { Paper } from './paper.ts'
import { engagementTerms } from './engagement-terms.ts'
import { clause, heading, paragraph, signatures, text } from './shared-blocks.ts'

/** The letter by which a company engages the firm (DOC-13). */
export const engagementLetter: Paper = {
  title: text('Letter of engagement', 'Lettre de mission'),
  folder: 'Correspondence',
  letterhead: 'firm',
  blocks: [
    paragraph('{issuedOn}', 'Le {issuedOn}'),
    paragraph('To the directors of {name}, {address}', 'Aux administrateurs de {name}, {address}'),
    clause(
      'opening',
      paragraph(
        'Thank you for engaging {firmName}. This letter sets out what we do for {name} (registered number {cro}), what we do not do, and on what terms. It replaces all earlier letters of engagement.',
        'Nous vous remercions de votre confiance. La présente lettre précise ce que {firmName} fait pour {name} (numéro {cro}), ce que nous ne faisons pas, et à quelles conditions. Elle remplace toute lettre de mission antérieure.',
      ),
    ),
    clause('services', heading('1. Scope of our services', '1. Étendue de nos prestations')),
    clause(
      'services',
      paragraph('We provide these services: {services}.', 'Nous fournissons les prestations suivantes : {services}.'),
    ),
    ...engagementTerms,
    clause('agreement', heading('14. Agreement', '14. Accord')),
    clause(
      'agreement',
      paragraph(
        'Please sign and date a copy of this letter and return it to us. It takes effect on the date of the last signature. Until then we are not obliged to act.',
        "Merci de nous retourner un exemplaire daté et signé. La présente lettre prend effet à la date de la dernière signature. D'ici là, nous ne sommes pas tenus d'agir.",
      ),
    ),
    signatures(text('For {firmName}', 'Pour {firmName}'), text('For {name}', 'Pour {name}')),
  ],
}

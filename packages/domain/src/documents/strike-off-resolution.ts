import type { Block, Item, Paper } from './paper.ts'
import { whenGround } from './paper-conditions.ts'
import { company, membersResolveSpecially, passesWithLast, signaturesOfMembers, text } from './shared-blocks.ts'

const secondLimb = text(
  'and that, pending the determination (or, should it sooner occur, the cancellation, at its request, of this process) of its application to be struck off, the company will not carry on any business or incur any liabilities.',
  "et, jusqu'à la décision sur sa demande de radiation (ou, si elle intervient plus tôt, l'annulation de cette procédure à sa demande), la société n'exercera aucune activité et ne contractera aucune dette.",
)

const whatIsResolved: readonly Item[] = [
  {
    en: `That the company ceased to carry on business on {ceasedTradingOn}, ${secondLimb.en}`,
    fr: `La société a cessé son activité le {ceasedTradingOn} ${secondLimb.fr}`,
    when: whenGround('ceased'),
  },
  {
    en: `That the company has never carried on business, ${secondLimb.en}`,
    fr: `La société n'a jamais exercé d'activité ${secondLimb.fr}`,
    when: whenGround('neverTraded'),
  },
  text(
    'That the Registrar of Companies be requested to strike the name of the company off the register on a voluntary basis.',
    'Il est demandé au Registrar of Companies de radier volontairement la société du registre.',
  ),
  text(
    'That the directors be authorised to give the certificates of Form H15 on the assets, the liabilities and the legal proceedings of the company, to obtain the letter of no objection of Revenue, to advertise the application in one daily newspaper, and to deliver Form H15, which holds this resolution, within three months of its date.',
    "Les administrateurs sont autorisés à établir les attestations du formulaire H15 sur l'actif, le passif et les procédures de la société, à obtenir la lettre de non-opposition de Revenue, à publier l'annonce légale dans un quotidien et à déposer le formulaire H15, qui contient la présente résolution, dans les trois mois de sa date.",
  ),
]

/** What the members resolve for a voluntary strike-off, with both limbs of the section (DOC-11). */
export const strikeOffResolved: Block = { kind: 'list', items: whatIsResolved }

/** The special resolution that a voluntary strike-off rests on (DOC-11). */
export const strikeOffResolution: Paper = {
  title: text('Resolution: voluntary strike-off', 'Résolution : radiation volontaire'),
  law: 'Companies Act 2014, s. 731(1)(b)',
  folder: 'Correspondence',
  asks: ['strikeOffGround'],
  blocks: [company, membersResolveSpecially, strikeOffResolved, passesWithLast('s. 193(4)'), signaturesOfMembers],
}

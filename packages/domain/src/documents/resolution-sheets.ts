import type { Paper, ResolvedBy } from './paper.ts'
import type { Texts } from './paper-fields.ts'
import { sheetHead } from './sheet-blocks.ts'
import { heading, paragraph, text } from './shared-blocks.ts'

const sheetOf = (form: string, kind: Texts, note: Texts, resolvedBy: ResolvedBy): Paper => ({
  title: text(`Data sheet: Form ${form}, ${kind.en}`, `Fiche : formulaire ${form}, ${kind.fr}`),
  law: 'Companies Act 2014, s. 198',
  folder: 'Correspondence',
  resolvedBy,
  blocks: [
    ...sheetHead(form),
    heading('Resolution', 'Résolution'),
    { kind: 'facts', fields: ['passedOn'] },
    { kind: 'lines', field: 'resolutionText' },
    paragraph(note.en, note.fr),
  ],
})

const in15Days = text('To be delivered within 15 days of its passing.', 'À déposer dans les 15 jours de son adoption.')

/** Data sheet of Form G1: a special resolution. */
export const g1 = sheetOf(
  'G1',
  text('special resolution', 'résolution spéciale'),
  text(
    `${in15Days.en} A change of name is delivered in Form G1Q, with the amended constitution; the resolution of a voluntary strike-off stands in Form H15.`,
    `${in15Days.fr} Un changement de dénomination se dépose par le formulaire G1Q, avec les statuts modifiés ; la résolution d'une radiation volontaire figure dans le formulaire H15.`,
  ),
  'nameChange',
)

/** Data sheet of Form G2: an ordinary resolution that has to be registered. */
export const g2 = sheetOf('G2', text('ordinary resolution', 'résolution ordinaire'), in15Days, 'conversion')

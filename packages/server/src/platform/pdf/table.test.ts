import { expect, it } from 'vitest'
import { textOfPdf } from '#testing/pdf-text'
import { renderPdf } from './render-pdf.ts'
import { fittedTable } from './table.ts'

const page = { title: 'T', letterhead: [], foot: { name: 'A', note: 'n' }, language: 'en' as const }

it.each([
  [7, 'short', false],
  [7, 'a long text of several words', false],
  [12, 'Immatriculation', true],
  [12, 'Llanfairpwllgwyngyllgogerychwyrndrobwll', true],
] as const)('a table of %i columns of "%s" keeps its last column on the page', async (columns, cell, isLandscape) => {
  const header = Array.from({ length: columns }, (_, column) => `Head ${column}`)
  const row = [...header.slice(1).map(() => cell), 'LAST']
  const text = textOfPdf(await renderPdf({ ...page, isLandscape }, [fittedTable(header, [row], { isLandscape })]))
  expect(text).toContain('LAST')
})

it('the widths of a table never add up to more than the page', () => {
  const header = Array.from({ length: 12 }, () => 'Numéro d’immatriculation')
  const table = fittedTable(header, [header], { isLandscape: true }) as { table: { widths: number[] } }
  expect(table.table.widths.reduce((sum, width) => sum + width + 12, 0)).toBeLessThanOrEqual(746.01)
})

it('no word of a table of twelve columns breaks inside itself while smaller letters make room for it', async () => {
  const cells = (line: string) => line.split(' | ')
  const header = cells(
    'Nom | Fonction | Nomination | Cessation | Naissance | Nationalité | Profession | Anciens noms | Adresse | Autres mandats d’administrateur | Registre | Numéro d’immatriculation',
  )
  const row = cells(
    'Wolfgang Guttenberg-Aschaffenburg | Administrateur | 02/03/2020 | – | 08/03/1975 | luxembourgeoise | Expert-comptable | Lefebvre-Desgranges | 92200 Neuilly-sur-Seine | Placements SA (depuis le 01/01/2019) | Charlottenburg | 123456',
  )
  const table = fittedTable(header, [row], { isLandscape: true })
  const text = textOfPdf(await renderPdf({ ...page, isLandscape: true }, [table]))
  for (const word of [...header, ...row].flatMap((cell) => cell.split(/\s+|(?<=-)/))) expect(text).toContain(word)
})

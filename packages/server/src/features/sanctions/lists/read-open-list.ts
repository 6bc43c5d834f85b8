import { storedBirth } from '@registrar/domain/sanctions/birth'
import type { SanctionsEntry } from '@registrar/domain/sanctions/sanctions-entry'
import type { Table } from '#platform/spreadsheets/table'
import { distinctTexts, isThing, kindOfWord } from './list-file.ts'

/** Whether a table is `targets.simple.csv` of OpenSanctions. */
export const isOpenList = ({ headings }: Table): boolean =>
  ['id', 'schema', 'name', 'aliases', 'birth_date', 'dataset'].every((heading) => headings.includes(heading))

/** Reads `targets.simple.csv` of OpenSanctions (SANC-1). What is neither a person nor an organization is left out. */
export const readOpenList = ({ headings, rows }: Table): SanctionsEntry[] =>
  rows.flatMap(({ cells }) => {
    const cell = (heading: string) => cells[headings.indexOf(heading)]?.trim() ?? ''
    const names = distinctTexts([cell('name'), ...cell('aliases').split(';')])
    if (!cell('id') || names.length === 0 || isThing(cell('schema'))) return []

    return {
      key: `id:${cell('id')}`,
      kind: kindOfWord(cell('schema')) ?? null,
      names,
      births: distinctTexts(cell('birth_date').split(';')).map(storedBirth),
      programme: cell('program_ids') || cell('dataset') || null,
    }
  })

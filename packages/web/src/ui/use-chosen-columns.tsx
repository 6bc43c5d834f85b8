import type { ReactNode } from 'react'
import { useColumnChoice } from '#lib/column-choice'
import { chooseColumns } from './choose-columns.ts'
import type { Column } from './column.ts'
import { ColumnsButton } from './columns-button.tsx'

export { askedFieldsOf, chooseColumns } from './choose-columns.ts'

/** The columns of a list that show, and the control that chooses them (LIST-10). */
export const useChosenColumns = <R,>(list: string, columns: Column<R>[]): [Column<R>[], ReactNode] => {
  const [choice, choose] = useColumnChoice(list)
  const shown = chooseColumns(columns, choice)

  return [shown, <ColumnsButton key="columns" columns={columns} shown={shown} onChoose={choose} />]
}

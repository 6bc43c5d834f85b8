import { Button, Skeleton } from '@mantine/core'
import { IconColumns } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { ColumnChoice } from '#lib/column-choice'
import { chooseColumns } from './choose-columns.ts'
import { type Column, columnKey } from './column.ts'
import { Dialog } from './dialog.tsx'

// Loaded when the dialog opens.
const ColumnsForm = lazy(async () => ({ default: (await import('./columns-form.tsx')).ColumnsForm }))

type Props<R> = { columns: Column<R>[]; shown: Column<R>[]; onChoose: (choice: ColumnChoice) => void }

const fieldsOf = <R,>(columns: Column<R>[]) => columns.map(columnKey).toSorted().join()

/** The button that opens the choice of columns of a wide list. It says how many show when they are not those of the beginning. */
export const ColumnsButton = <R,>({ columns, shown, onChoose }: Props<R>) => {
  const [isOpen, setOpen] = useState(false)
  const isAsAtFirst = fieldsOf(shown) === fieldsOf(chooseColumns(columns, { columns: [], hidden: [] }))

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconColumns size={16} stroke={1.75} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {isAsAtFirst ? 'Columns' : `Columns (${shown.length} of ${columns.length})`}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Columns" size="lg">
        <Suspense fallback={<Skeleton h={320} />}>
          <ColumnsForm columns={columns} shown={shown} onChoose={onChoose} />
        </Suspense>
      </Dialog>
    </>
  )
}

import { ActionIcon, Anchor, Button, Group, Title } from '@mantine/core'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { displayEuros } from '@registrar/domain/shared/money'
import type { TaxDueRow } from '@registrar/domain/taxes/tax-due'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { today } from '#lib/clock'
import { useMay } from '#lib/may'
import { type Selection, useSelection } from '#lib/selection'
import { DueDate } from '#ui/due-date'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { PageCheckbox, RowCheckbox } from '#ui/selection-checkboxes'
import { NewDistributionDialog } from './new-distribution-dialog.tsx'
import { PayTaxesDialog, TaxDueDialog } from './pay-taxes-dialog.tsx'
import { taxDuesQuery, taxDueTitle } from './taxes.api.ts'

const headings = ['Due', 'Period', 'Last day', 'Amount', 'Paid on', 'Reference'].map((label) => ({ label }))

type RowProps = { due: TaxDueRow; selection: Selection; onOpen: (() => void) | undefined }

const DueRow = ({ due, selection, onOpen }: RowProps) => (
  <tr>
    <td>
      <Group gap={6} wrap="nowrap" component="span">
        {onOpen && due.paidOn === null && (
          <RowCheckbox selection={selection} id={due._id} name={`Select ${taxDueTitle(due)}`} />
        )}
        {onOpen ? (
          <Anchor component="button" type="button" size="sm" ta="left" aria-label={taxDueTitle(due)} onClick={onOpen}>
            {due.subject}
          </Anchor>
        ) : (
          due.subject
        )}
      </Group>
    </td>
    <td>{due.period}</td>
    <td>
      <DueDate date={due.legalDate} isDone={!due.isOpen} />
    </td>
    <td>{due.amount === null ? '–' : displayEuros(due.amount)}</td>
    <td>{due.paidOn ? displayDate(due.paidOn) : '–'}</td>
    <td>{due.reference ?? '–'}</td>
  </tr>
)

type YearProps = { year: number; onChange: (year: number) => void }

const YearSteps = ({ year, onChange }: YearProps) => (
  <Group gap={4}>
    <ActionIcon aria-label={`Taxes of ${year - 1}`} onClick={() => onChange(year - 1)}>
      <IconChevronLeft size={16} />
    </ActionIcon>
    <Title order={3} aria-live="polite">
      {year}
    </Title>
    <ActionIcon aria-label={`Taxes of ${year + 1}`} onClick={() => onChange(year + 1)}>
      <IconChevronRight size={16} />
    </ActionIcon>
  </Group>
)

// What is paid already keeps its day and reference when others are marked as paid.
const unpaidOf = <Page extends { data: TaxDueRow[] }>(page: Page): Page => ({
  ...page,
  data: page.data.filter(({ paidOn }) => paidOn === null),
})

// A dialog keeps what it was opened for: once its dues are paid they are no longer selected, and it would go before it has ended.
type Opened = { due: TaxDueRow } | { dues: readonly TaxDueRow[] } | 'distribution' | undefined

/** What is due of a company's taxes in a year, paid or not (TAX-12). */
export const TaxCalendar = ({ organizationId }: { organizationId: string }) => {
  const [year, setYear] = useState(() => Number(today().slice(0, 4)))
  const [opened, setOpened] = useState<Opened>()
  const ofYear = taxDuesQuery(organizationId, { from: `${year}-01-01`, to: `${year}-12-31` })
  const unpaid = useQuery({ ...ofYear, select: unpaidOf }).data
  const query = useQuery({ ...ofYear, select: ({ data }) => data })
  const mayPay = useMay(taxesCalls.updateTaxDue)
  const selection = useSelection(unpaid, String(year), String(year))
  const selected = (unpaid?.data ?? []).filter(({ _id }) => selection.has(_id))
  const close = () => setOpened(undefined)

  return (
    <>
      <Group justify="space-between">
        <YearSteps year={year} onChange={setYear} />
        {mayPay && selected.length > 0 && (
          <Button size="xs" onClick={() => setOpened({ dues: selected })}>
            Mark {selected.length} as paid
          </Button>
        )}
      </Group>
      <QueryResult query={query} failureMessage="Error fetching the taxes" empty={`No taxes fall due in ${year}.`}>
        {(dues) => (
          <>
            {mayPay && unpaid && unpaid.data.length > 0 && <PageCheckbox selection={selection} label="Select all" />}
            <PlainTable label={`Taxes of ${year}`} headings={headings}>
              {dues.map((due) => (
                <DueRow
                  key={due._id}
                  due={due}
                  selection={selection}
                  onOpen={mayPay ? () => setOpened({ due }) : undefined}
                />
              ))}
            </PlainTable>
          </>
        )}
      </QueryResult>
      <Permitted call={taxesCalls.createTaxDistribution}>
        <Group>
          <Button size="xs" variant="default" onClick={() => setOpened('distribution')}>
            Add a distribution
          </Button>
        </Group>
      </Permitted>
      {typeof opened === 'object' && 'due' in opened && <TaxDueDialog due={opened.due} onClose={close} />}
      {opened === 'distribution' && <NewDistributionDialog organizationId={organizationId} onClose={close} />}
      {typeof opened === 'object' && 'dues' in opened && (
        <PayTaxesDialog
          dues={opened.dues}
          onClose={close}
          onPaid={() => {
            selection.clear()
            close()
          }}
        />
      )}
    </>
  )
}

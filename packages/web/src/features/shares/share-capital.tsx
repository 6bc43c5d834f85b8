import { Anchor, Button, Group } from '@mantine/core'
import { formatCount } from '@registrar/domain/shared/count-text'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import type { ShareClass } from '@registrar/domain/shares/share-class'
import { sharesCalls } from '@registrar/domain/shares/shares.calls'
import { useQuery } from '@tanstack/react-query'
import { useRowDialog } from '#lib/use-row-dialog'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { Section } from '#ui/section'
import { ShareClassDialog } from './share-class-dialog.tsx'
import { amountText } from './share-texts.ts'
import { shareCapitalQuery } from './shares.api.ts'

const headings = ['Class', 'Issued', 'Nominal', 'Nominal total', 'Paid', 'Unpaid', 'Premium', 'Votes'].map((label) => ({
  label,
}))

type Props = { organizationId: string; asAt: IsoDate; classes: readonly ShareClass[] }

/** The statement of capital on a day, a line for each class, which opens it (SHARE-1, SHARE-7). */
export const ShareCapital = ({ organizationId, asAt, classes }: Props) => {
  const query = useQuery(shareCapitalQuery(organizationId, asAt))
  const { open, openRow, isAdding, add, close } = useRowDialog(classes)

  return (
    <Section title="Statement of capital">
      <QueryResult query={query} failureMessage="Error fetching the capital" empty="No classes of shares yet">
        {(rows) => (
          <PlainTable label="Classes of shares" headings={headings}>
            {rows.map(({ classId, name, currency, ...row }) => (
              <tr key={classId}>
                <td>
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    ta="left"
                    onClick={() => openRow({ _id: classId })}
                  >
                    {name}
                  </Anchor>
                </td>
                <td>{formatCount(row.issued)}</td>
                <td>{amountText(row.nominal, currency)}</td>
                <td>{amountText(row.nominalTotal, currency)}</td>
                <td>{amountText(row.paid, currency)}</td>
                <td>{amountText(row.unpaid, currency)}</td>
                <td>{amountText(row.premium, currency)}</td>
                <td>{formatCount(row.votes)}</td>
              </tr>
            ))}
          </PlainTable>
        )}
      </QueryResult>
      <Permitted call={sharesCalls.createShareClass}>
        <Group mt="sm">
          <Button size="xs" variant="default" onClick={add}>
            Add a class
          </Button>
        </Group>
      </Permitted>
      {(open || isAdding) && <ShareClassDialog organizationId={organizationId} shareClass={open} onClose={close} />}
    </Section>
  )
}

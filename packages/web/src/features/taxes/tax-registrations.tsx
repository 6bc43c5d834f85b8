import { Anchor, Button, Group } from '@mantine/core'
import { countText } from '@registrar/domain/shared/count-text'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { taxOf } from '@registrar/domain/taxes/tax'
import { type TaxRegistration } from '@registrar/domain/taxes/tax-registration'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '#lib/may'
import { useRowDialog } from '#lib/use-row-dialog'
import { Permitted } from '#ui/permitted'
import { PlainTable } from '#ui/plain-table'
import { QueryResult } from '#ui/query-result'
import { NewTaxRegistrationDialog, TaxRegistrationDialog } from './tax-registration-dialog.tsx'
import { taxRegistrationsQuery } from './taxes.api.ts'

const headings = ['Tax', 'Number', 'From', 'To', 'Terms'].map((label) => ({ label }))

const termsText = ({ every, size }: TaxRegistration): string => {
  if (every) return `Every ${every === 1 ? 'month' : countText(every, 'month')}`
  return size === 'large' ? 'Large company' : size === 'small' ? 'Small company' : '–'
}

type RowProps = { registration: TaxRegistration; onOpen: (() => void) | undefined }

const RegistrationRow = ({ registration, onOpen }: RowProps) => {
  const { label } = taxOf(registration.tax)

  return (
    <tr>
      <td>
        {onOpen ? (
          <Anchor component="button" type="button" size="sm" ta="left" onClick={onOpen}>
            {label}
          </Anchor>
        ) : (
          label
        )}
      </td>
      <td>{registration.number ?? '–'}</td>
      <td>{displayDate(registration.from)}</td>
      <td>{registration.to ? displayDate(registration.to) : '–'}</td>
      <td>{termsText(registration)}</td>
    </tr>
  )
}

/** The taxes that a company is registered for (TAX-8). */
export const TaxRegistrations = ({ organizationId }: { organizationId: string }) => {
  const query = useQuery(taxRegistrationsQuery(organizationId))
  const mayChange = useMay(taxesCalls.updateTaxRegistration)
  const { open, openRow, isAdding, add, close } = useRowDialog(query.data)

  return (
    <>
      <QueryResult
        query={query}
        failureMessage="Error fetching the tax registrations"
        empty="No registrations. Corporation tax follows from the financial year end without one."
      >
        {(registrations) => (
          <PlainTable label="Tax registrations" headings={headings}>
            {registrations.map((registration) => (
              <RegistrationRow
                key={registration._id}
                registration={registration}
                onOpen={mayChange ? () => openRow(registration) : undefined}
              />
            ))}
          </PlainTable>
        )}
      </QueryResult>
      <Permitted call={taxesCalls.createTaxRegistration}>
        <Group>
          <Button size="xs" variant="default" onClick={add}>
            Add a tax registration
          </Button>
        </Group>
      </Permitted>
      {open && <TaxRegistrationDialog registration={open} onClose={close} />}
      {isAdding && <NewTaxRegistrationDialog organizationId={organizationId} onClose={close} />}
    </>
  )
}

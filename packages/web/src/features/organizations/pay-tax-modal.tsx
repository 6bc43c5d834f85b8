import { Text } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { nextFinancialYearEnd, taxFieldsOf, taxPaidChanges } from '@registrar/domain/organizations/pay-deadlines'
import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { useQueryClient } from '@tanstack/react-query'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useUndoable } from '#ui/use-undoable'
import { ORGANIZATIONS } from '#lib/organization-query'
import { saveOrganization } from './save-organization.ts'

type Paid = { paidOn: IsoDate; nextYearEnd: IsoDate }
type Values = { paidOn: IsoDate | null; nextYearEnd: IsoDate | null }

const usePayTax = (organization: Organization) => {
  const client = useQueryClient()
  const { _id: id, name, version } = organization

  return useUndoable({
    run: async (paid: Paid) => {
      const saved = await saveOrganization(client, id, { ...taxPaidChanges(organization, paid), version })
      return () => saveOrganization(client, id, { ...taxFieldsOf(organization), version: saved.version })
    },
    message: `Corporation tax of ${name}: paid`,
    refresh: [ORGANIZATIONS, 'deadlines'],
  })
}

/** Adds a day to the corporation tax paid, and moves the year end on, so that this year's tax is no longer due (DUE-11). */
export const PayTaxModal = ({ organization, onClose }: { organization: Organization; onClose: () => void }) => {
  const form = useDialogForm<Values, Paid, unknown>({
    about: organization._id,
    initial: { paidOn: today(), nextYearEnd: nextFinancialYearEnd(organization) },
    // The tax fields wait for the first return (TAX-4).
    toBody: ({ paidOn, nextYearEnd }) =>
      organization.status && paidOn && nextYearEnd ? { paidOn, nextYearEnd } : undefined,
    mutation: usePayTax(organization),
    onSaved: onClose,
  })

  return (
    <ModalForm title="Corporation tax paid" onClose={onClose} submitLabel="Mark as paid" {...form.dialog}>
      <Text size="sm">
        {organization.name}
        {!organization.status && '. You can edit the year end and the tax dates once the first AR is DONE.'}
      </Text>
      <DateField label="Paid on" required disabled={!organization.status} {...form.field('paidOn')} />
      <DateField
        label="Next financial year end"
        required
        disabled={!organization.status}
        {...form.field('nextYearEnd')}
      />
    </ModalForm>
  )
}

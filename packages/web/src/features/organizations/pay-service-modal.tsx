import { Text } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import {
  reminderAfterPayment,
  serviceFieldsOf,
  servicePaidChanges,
} from '@registrar/domain/organizations/pay-deadlines'
import {
  type RecurringService,
  type RecurringServiceCode,
  recurringServices,
} from '@registrar/domain/organizations/services/recurring-services'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { useQueryClient } from '@tanstack/react-query'
import { today } from '#lib/clock'
import { useDialogForm } from '#lib/use-dialog-form'
import { DateField } from '#ui/date-field'
import { ModalForm } from '#ui/modal-form'
import { useUndoable } from '#ui/use-undoable'
import { ORGANIZATIONS } from '#lib/organization-query'
import { saveOrganization } from './save-organization.ts'

const usePayService = (organization: Organization, service: RecurringService, label: string) => {
  const client = useQueryClient()
  const { _id: id, name, version } = organization

  return useUndoable({
    run: async (paidOn: IsoDate) => {
      const saved = await saveOrganization(client, id, {
        ...servicePaidChanges(organization, service, paidOn),
        version,
      })
      return () => saveOrganization(client, id, { ...serviceFieldsOf(organization, service), version: saved.version })
    },
    message: `${label} of ${name}: paid`,
    refresh: [ORGANIZATIONS, 'deadlines'],
  })
}

type Props = { organization: Organization; code: RecurringServiceCode; label: string; onClose: () => void }

/** Adds a payment of a recurring service for the period that is due; the next one falls due after the plan (DUE-11). */
export const PayServiceModal = ({ organization, code, label, onClose }: Props) => {
  const service = recurringServices.find((one) => one.code === code) ?? recurringServices[0]
  const form = useDialogForm<{ paidOn: IsoDate | null }, IsoDate, unknown>({
    about: `${code} ${organization._id}`,
    initial: { paidOn: today() },
    toBody: ({ paidOn }) => paidOn ?? undefined,
    mutation: usePayService(organization, service, label),
    onSaved: onClose,
  })

  return (
    <ModalForm title={`${label} paid`} onClose={onClose} submitLabel="Mark as paid" {...form.dialog}>
      <Text size="sm">
        {organization.name}: expected on {displayDate(organization[service.reminder])}. The next payment is then
        expected on {displayDate(reminderAfterPayment(organization, service))}.
      </Text>
      <DateField label="Paid on" required {...form.field('paidOn')} />
    </ModalForm>
  )
}

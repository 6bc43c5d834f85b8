import { Checkbox, Select, Stack } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { applyServiceChanges } from '@registrar/domain/organizations/services/apply-service-changes'
import { recomputeReminders, removePayment } from '@registrar/domain/organizations/services/payment-history'
import {
  type RecurringService,
  type ServicePlan,
  servicePlans,
} from '@registrar/domain/organizations/services/recurring-services'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { type ReactNode, type RefObject, useState } from 'react'
import { hasChanges } from '#lib/field-changes'
import { useMay } from '#lib/may'
import type { RecordForm } from '#lib/use-record-form'
import { useFieldValue } from '#lib/use-field-value'
import { confirmDelete } from '#ui/confirm'
import { DateField } from '#ui/date-field'
import { EditableSection } from '#ui/editable-section'
import { Fields } from '#ui/section'
import { PaymentHistory } from './payment-history.tsx'
import { ReminderBanner } from './reminder-banner.tsx'
import { type ServicesForm, servicesOf, type ServiceValues } from './services-form.ts'

const planOptions = servicePlans.map((plan) => ({ value: String(plan), label: `${plan} Months` }))

type Props = {
  service: RecurringService
  recordForm: RecordForm<ServicesForm>
  saved: Organization
  /** all columns, which Save saves together */
  columns: RefObject<HTMLElement | null>
  reminderAction?: ReactNode
}

/** One recurring service: whether it is active, since when, how often it is paid, and its payments (SVC-1). */
export const ServiceColumn = ({ service, recordForm, saved, columns, reminderAction }: Props) => {
  const { form, isSaving, submit } = recordForm
  const values = useFieldValue(form, service.title)
  const { active, subscription, plan, history } = values
  const change = (part: Partial<ServiceValues>) => form.setFieldValue(service.title, { ...values, ...part })

  const changeTerms = (part: { subscription?: string | null; plan?: ServicePlan }) => {
    const terms = { subscription, plan, ...part }
    change({ ...terms, history: recomputeReminders(terms.subscription, terms.plan, history) })
  }

  const askAndRemove = async (index: number) => {
    const paid = displayDate(history[index]?.paidDate)
    if (await confirmDelete(`This removes the payment of ${paid}.`))
      change({ history: removePayment(subscription, plan, history, index) })
  }

  const [cancelCount, setCancelCount] = useState(0)
  const canEdit = useMay(organizationsCalls.updateOrganization)
  const savedValues = servicesOf(saved)[service.title]

  const cancel = () => {
    form.setFieldValue(service.title, savedValues)
    setCancelCount((count) => count + 1)
  }

  // The reminder that the server will compute from the edits, shown before they are saved.
  const preview = applyServiceChanges(saved, {
    [service.subscription]: subscription,
    [service.plan]: plan,
    [service.history]: history.filter((row) => row.paidDate !== null),
  })
  const { [service.reminder]: reminder = saved[service.reminder] } = preview

  return (
    <EditableSection
      title={service.title}
      version={saved.version}
      isDirty={hasChanges(savedValues, values)}
      isSaving={isSaving}
      canEdit={canEdit}
      form={columns}
      onSave={submit}
      onCancel={cancel}
    >
      {(isEditing) => (
        <>
          <Checkbox
            label={active ? 'Active' : 'Inactive'}
            checked={active}
            onChange={(event) => change({ active: event.currentTarget.checked })}
          />
          <ReminderBanner date={reminder}>{reminderAction}</ReminderBanner>
          {/* A new key clears typed text that is not a date, which the values do not hold. */}
          <Stack gap="md" key={cancelCount}>
            <Fields>
              <DateField
                label="Subscription Date"
                placeholder={isEditing ? 'dd/mm/yyyy' : 'Not set'}
                value={subscription}
                onChange={(date) => changeTerms({ subscription: date })}
              />
              <Select
                label="Subscription Plan"
                data={planOptions}
                value={String(plan)}
                allowDeselect={false}
                onChange={(picked) => changeTerms({ plan: Number(picked) === 6 ? 6 : 12 })}
              />
            </Fields>
            <Stack gap={6}>
              <PaymentHistory
                label={`Payment History of ${service.title}`}
                placeholder={isEditing ? 'dd/mm/yyyy' : 'Not paid yet'}
                rows={history}
                onPaid={(index, paidDate) =>
                  change({ history: history.map((row, at) => (at === index ? { ...row, paidDate } : row)) })
                }
                onRemove={(index) => void askAndRemove(index)}
              />
            </Stack>
          </Stack>
        </>
      )}
    </EditableSection>
  )
}

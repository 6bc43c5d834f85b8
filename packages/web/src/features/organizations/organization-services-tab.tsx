import { SimpleGrid } from '@mantine/core'
import { type Organization, organizationFields } from '@registrar/domain/organizations/organization'
import { recurringServices } from '@registrar/domain/organizations/services/recurring-services'
import type { ReactNode } from 'react'
import { OrganizationFormFrame } from './organization-form-frame.tsx'
import { ServiceColumn } from './service-column.tsx'
import { servicesOf, servicesToSend } from './services-form.ts'
import { useOrganizationForm } from './use-organization-form.ts'

const schema = organizationFields.pick({})

type Props = {
  organization: Organization
  /** what the reminder banner of each service offers to do */
  reminderAction?: ReactNode
}

/** The three recurring services side by side. Source: part 2, section 2.5. */
export const OrganizationServicesTab = ({ organization, reminderAction }: Props) => {
  const { form, isDirty, isSaving, submit } = useOrganizationForm({
    organization,
    valuesOf: servicesOf,
    schema,
    toSend: servicesToSend,
  })
  return (
    <OrganizationFormFrame organization={organization} isDirty={isDirty} isSaving={isSaving} onSave={submit}>
      <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="md">
        {recurringServices.map((service) => (
          <ServiceColumn
            key={service.title}
            service={service}
            form={form}
            saved={organization}
            reminderAction={reminderAction}
          />
        ))}
      </SimpleGrid>
    </OrganizationFormFrame>
  )
}

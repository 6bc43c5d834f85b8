import { SimpleGrid } from '@mantine/core'
import { type Organization, organizationFields } from '@registrar/domain/organizations/organization'
import {
  type RecurringServiceCode,
  recurringServices,
} from '@registrar/domain/organizations/services/recurring-services'
import { type ReactNode, useRef } from 'react'
import { useRecordForm } from '#lib/use-record-form'
import { Editable } from '#ui/permitted'
import { OrganizationFormFrame } from './organization-form-frame.tsx'
import { useUpdateOrganization } from './organizations.api.ts'
import { ServiceColumn } from './service-column.tsx'
import { servicesOf, servicesToSend } from './services-form.ts'

const schema = organizationFields.pick({})

type Props = {
  organization: Organization
  /** the action that the reminder banner of a service offers */
  reminderAction?: (service: RecurringServiceCode) => ReactNode
}

/** The three recurring services side by side (SVC-1). */
export const OrganizationServicesTab = ({ organization, reminderAction }: Props) => {
  const recordForm = useRecordForm({
    record: organization,
    valuesOf: servicesOf,
    schema,
    update: useUpdateOrganization(organization._id),
    toBody: servicesToSend,
  })

  const columns = useRef<HTMLDivElement>(null)

  return (
    <OrganizationFormFrame organization={organization} form={recordForm}>
      <Editable>
        <SimpleGrid ref={columns} cols={{ base: 1, lg: 3 }} spacing="md">
          {recurringServices.map((service) => (
            <ServiceColumn
              key={service.title}
              service={service}
              recordForm={recordForm}
              saved={organization}
              columns={columns}
              reminderAction={reminderAction?.(service.code)}
            />
          ))}
        </SimpleGrid>
      </Editable>
    </OrganizationFormFrame>
  )
}

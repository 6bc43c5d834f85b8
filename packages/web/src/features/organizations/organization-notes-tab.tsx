import { Textarea } from '@mantine/core'
import { type Organization, organizationFields } from '@registrar/domain/organizations/organization'
import { useRecordForm } from '#lib/use-record-form'
import { Editable } from '#ui/permitted'
import { Section } from '#ui/section'
import { OrganizationFormFrame } from './organization-form-frame.tsx'
import { hideServerReason, useUpdateOrganization } from './organizations.api.ts'

const schema = organizationFields.pick({ notes: true })
const valuesOf = (organization: Organization) => ({ notes: organization.notes ?? '' })
// The messages speak of tasks because ORG-27 fixes them so.
const messages = {
  successMessage: 'Tasks updated successfully!',
  failureMessage: hideServerReason('An error occurred while updating notes'),
}

/** Free text about the organization. */
export const OrganizationNotesTab = ({ organization }: { organization: Organization }) => {
  const update = useUpdateOrganization(organization._id, messages)
  const form = useRecordForm({ record: organization, valuesOf, schema, update })

  return (
    <OrganizationFormFrame organization={organization} form={form}>
      <Editable>
        <Section title="Notes">
          <Textarea
            aria-label="Notes"
            placeholder="No notes yet"
            autosize
            minRows={12}
            maxRows={40}
            {...form.field('notes')}
          />
        </Section>
      </Editable>
    </OrganizationFormFrame>
  )
}

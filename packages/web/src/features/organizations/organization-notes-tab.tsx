import { Textarea } from '@mantine/core'
import { type Organization, organizationFields } from '@registrar/domain/organizations/organization'
import { Section } from '#ui/section'
import { OrganizationFormFrame } from './organization-form-frame.tsx'
import { updateFailure } from './organizations.api.ts'
import { useOrganizationForm } from './use-organization-form.ts'

const schema = organizationFields.pick({ notes: true })
const valuesOf = (organization: Organization) => ({ notes: organization.notes ?? '' })
// The words are the documented ones. Source: part 1, section 8.
const messages = {
  successMessage: 'Tasks updated successfully!',
  failureMessage: updateFailure('An error occurred while updating notes'),
}

/** Free text about the organization, saved with it. */
export const OrganizationNotesTab = ({ organization }: { organization: Organization }) => {
  const { form, isDirty, isSaving, submit } = useOrganizationForm({ organization, valuesOf, schema, messages })
  return (
    <OrganizationFormFrame organization={organization} isDirty={isDirty} isSaving={isSaving} onSave={submit}>
      <Section title="NOTES">
        <Textarea
          aria-label="Notes"
          placeholder="Nothing noted yet"
          autosize
          minRows={12}
          maxRows={40}
          key={form.key('notes')}
          {...form.getInputProps('notes')}
        />
      </Section>
    </OrganizationFormFrame>
  )
}

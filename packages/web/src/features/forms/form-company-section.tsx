import { Anchor, Button, Group, Paper, Text } from '@mantine/core'
import type { Form } from '@registrar/domain/forms/form'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { IconBuildingPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { Permitted } from '#ui/permitted'
import { CreateCompanyModal } from './create-company-modal.tsx'

/** Opens the organization created from a form, or creates it: a form becomes an organization once (FORM-12). */
export const FormCompanySection = ({ form, isDirty }: { form: Form; isDirty: boolean }) => {
  const [isCreating, setCreating] = useState(false)
  const backLinkState = useBackLinkState()

  return (
    <Paper p="md" component="section" aria-label="Company of this form">
      <Group justify="space-between" gap="sm">
        {form.organizationId ? (
          <>
            <Text>A company was created from this form.</Text>
            <Anchor component={Link} to={`/organization/${form.organizationId}`} state={backLinkState} size="sm">
              Open the organization
            </Anchor>
          </>
        ) : (
          <>
            <Text c="dimmed">
              {isDirty
                ? 'Save your changes first. The company is created from the saved form.'
                : 'No company has been created from this form yet.'}
            </Text>
            <Permitted call={formsCalls.createOrganizationFromForm}>
              <Button
                leftSection={<IconBuildingPlus size={16} stroke={1.75} />}
                disabled={isDirty}
                onClick={() => setCreating(true)}
              >
                Create company
              </Button>
            </Permitted>
          </>
        )}
      </Group>
      {isCreating && <CreateCompanyModal form={form} onClose={() => setCreating(false)} />}
    </Paper>
  )
}

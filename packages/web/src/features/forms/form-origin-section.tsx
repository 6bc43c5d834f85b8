import { Button, Group, Paper, Text } from '@mantine/core'
import type { Form } from '@registrar/domain/forms/form'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { Permitted } from '#ui/permitted'
import { FormStatus } from './form-status.tsx'
import { useUnmarkForm } from './forms.api.ts'

/** The reference that the client quotes, and the mark of a form that a robot may have sent (FORM-13, FORM-14). */
export const FormOriginSection = ({ form }: { form: Form }) => {
  const unmark = useUnmarkForm(form._id)

  return (
    <Paper p="md" component="section" aria-label="Origin of this form">
      <Group justify="space-between" gap="sm">
        <Text>
          Reference{' '}
          <Text span fw={600} ff="monospace">
            {form.reference}
          </Text>
        </Text>
        {form.isSuspicious && (
          <Group gap="sm">
            <FormStatus form={{ isSuspicious: true, organizationId: null }} />
            <Text c="dimmed">A robot may have sent this form.</Text>
            <Permitted call={formsCalls.updateForm}>
              <Button variant="default" loading={unmark.isPending} onClick={() => unmark.mutate()}>
                It is genuine
              </Button>
            </Permitted>
          </Group>
        )}
      </Group>
    </Paper>
  )
}

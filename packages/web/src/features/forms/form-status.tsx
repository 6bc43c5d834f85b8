import { Badge, Group } from '@mantine/core'
import type { FormRow } from '@registrar/domain/forms/form-listing'

/** What staff should see of a form at a glance: that a robot may have sent it, or that a company was created from it. */
export const FormStatus = ({ form }: { form: Pick<FormRow, 'isSuspicious' | 'organizationId'> }) => (
  <Group gap={6} wrap="nowrap">
    {form.isSuspicious && (
      <Badge miw="max-content" tt="none" bg="var(--app-amber-soft)" c="var(--app-amber-badge)">
        to review
      </Badge>
    )}
    {form.organizationId && (
      <Badge miw="max-content" tt="none" bg="var(--app-green-soft)" c="var(--app-green-text)">
        company created
      </Badge>
    )}
  </Group>
)

import { Badge, Group, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { missingRoles, requiredFormRoles } from '@registrar/domain/forms/form-rules'
import { useFieldValue } from '#lib/use-field-value'
import { frenchRoleNames } from './form-labels.ts'
import type { FormValues } from './form-values.ts'

/** Says for each required role whether a person has it. The words 'OK' and 'missing' are fixed by FORM-2. */
export const RequiredRoles = ({ form }: { form: UseFormReturnType<FormValues> }) => {
  const missing = missingRoles({ peoples: useFieldValue(form, 'peoples') })

  return (
    <Group gap="lg" role="status" aria-label="Rôles obligatoires">
      {requiredFormRoles.map((role) => {
        const isMissing = missing.includes(role)
        return (
          <Group key={role} gap={6}>
            <Text span size="sm">
              {frenchRoleNames[role]}
            </Text>
            <Badge
              lang="en"
              tt="none"
              bg={isMissing ? 'var(--app-amber-soft)' : 'var(--app-green-soft)'}
              c={isMissing ? 'var(--app-amber-badge)' : 'var(--app-green-text)'}
            >
              {isMissing ? 'missing' : 'OK'}
            </Badge>
          </Group>
        )
      })}
    </Group>
  )
}

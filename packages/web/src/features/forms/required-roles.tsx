import { Badge, Group, Text } from '@mantine/core'
import { missingRoles, requiredFormRoles } from '@registrar/domain/forms/form-rules'
import type { FormValues } from './form-values.ts'

const names = { director: 'Directeur', secretary: 'Secrétaire', shareholder: 'Actionnaire' } as const

/** Which of the required roles somebody on the form has; the two words are the documented ones. Source: part 2, section 2.15. */
export const RequiredRoles = ({ peoples }: Pick<FormValues, 'peoples'>) => {
  const missing = missingRoles({ peoples })
  return (
    <Group gap="lg" role="status" aria-label="Rôles obligatoires">
      {requiredFormRoles.map((role) => {
        const isMissing = missing.includes(role)
        return (
          <Group key={role} gap={6}>
            <Text span size="sm">
              {names[role]}
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

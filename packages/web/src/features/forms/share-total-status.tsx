import { Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { displayPercentage } from '@registrar/domain/shared/percentage'
import { frenchTypography } from '@registrar/domain/shared/french-typography'
import { useFieldValue } from '#lib/use-field-value'
import type { FormValues } from './form-values.ts'
import { shareTotal } from './share-total.ts'

/** Says while the form is filled what the shares sum to. 100 % is advice, and nothing is refused (FORM-6, FORM-19). */
export const ShareTotalStatus = ({ form }: { form: UseFormReturnType<FormValues> }) => {
  const total = shareTotal(useFieldValue(form, 'peoples'))
  const advice = total === 100 ? '' : `, au lieu de ${displayPercentage(100, 'fr')}`

  return (
    <Text size="sm" role="status" aria-label="Total des actions" c={total === 100 ? 'var(--app-green-text)' : 'dimmed'}>
      {frenchTypography(`Total des actions : ${displayPercentage(total, 'fr')}${advice}`)}
    </Text>
  )
}

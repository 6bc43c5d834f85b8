import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { missingRoles } from '@registrar/domain/forms/form-rules'
import { IconUserPlus } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useFieldValue } from '#lib/use-field-value'
import type { FormValues } from './form-values.ts'

/**
 * Offers, once the service is asked for and nobody is the secretary, to fill the role: the first person has it on paper, and
 * the firm's company holds it (FORM-3).
 */
export const FillSecretary = ({ form }: { form: UseFormReturnType<FormValues> }) => {
  const isAskedFor = useFieldValue(form, 'secretaryCompany')
  const isMissing = missingRoles({ peoples: useFieldValue(form, 'peoples') }).includes('secretary')
  if (!isAskedFor || !isMissing) return null

  // The button goes once the role is filled, so the focus moves to the service above it.
  const fill = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const roles = form.getValues().peoples[0]?.roles ?? []
    form.setFieldValue('peoples.0.roles', [...roles, 'secretary'])
    form.setFieldValue('peoples.0.secretaryCompany', true)
    currentTarget.form?.querySelector<HTMLElement>('[data-path="secretaryCompany"]')?.focus()
  }

  return (
    <div>
      <Button variant="default" size="xs" leftSection={<IconUserPlus size={14} />} onClick={fill}>
        Ajouter la société secrétaire comme secrétaire
      </Button>
    </div>
  )
}

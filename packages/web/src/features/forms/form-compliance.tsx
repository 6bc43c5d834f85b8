import { Text } from '@mantine/core'
import { complianceOfForm } from '@registrar/domain/compliance/form-compliance'
import type { Form } from '@registrar/domain/forms/form'
import { ComplianceTable } from '#features/compliance'
import { today } from '#lib/clock'

/** What the law would ask of the company that the form describes (COMP-17). */
export const FormCompliance = ({ form, name }: { form: Form; name: string }) => {
  const rows = complianceOfForm(form, name, today()).filter(({ state }) => state !== 'green')

  return rows.length === 0 ? (
    <Text size="sm">Nothing on the form is against the law.</Text>
  ) : (
    <ComplianceTable rows={rows} />
  )
}

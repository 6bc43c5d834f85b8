import type { Organization } from '@registrar/domain/organizations/organization'
import type * as z from 'zod'
import { useRecordForm } from '#lib/use-record-form'
import { type OrganizationChangesSent, useUpdateOrganization } from './organizations.api.ts'

/**
 * The form of some of an organization's fields, saved under the same names; what else the save makes of them (dates that
 * follow, another's edits) is shown as soon as it is answered.
 */
export const useOrganizationForm = <V extends Record<string, unknown>>(options: {
  organization: Organization
  valuesOf: (organization: Organization) => V
  schema: z.ZodType
  /** what is sent, where it is more than the changed fields */
  toSend?: (changed: Partial<V>) => OrganizationChangesSent
}) => {
  const { organization, valuesOf, schema, toSend } = options
  const update = useUpdateOrganization(organization._id)
  const form = useRecordForm({
    values: valuesOf(organization),
    schema,
    save: (changed) => update.mutateAsync(toSend ? toSend(changed) : (changed as OrganizationChangesSent)),
    valuesAfter: valuesOf,
  })
  return { ...form, isSaving: update.isPending }
}

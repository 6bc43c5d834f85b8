import type { Organization } from '@registrar/domain/organizations/organization'
import { useState } from 'react'
import type * as z from 'zod'
import { useRecordForm } from '#lib/use-record-form'
import { type OrganizationUpdate, useUpdateOrganization, type Messages } from './organizations.api.ts'

/**
 * The form of some of an organization's fields, saved under the same names; what else the save makes of them (dates that
 * follow, another's edits) is shown as soon as it is answered.
 */
export const useOrganizationForm = <V extends Record<string, unknown>>(options: {
  organization: Organization
  valuesOf: (organization: Organization) => V
  schema: z.ZodType
  /** what is sent, where it is more than the changed fields */
  toSend?: (changed: Partial<V>) => OrganizationUpdate
  messages?: Messages
}) => {
  const { organization, valuesOf, schema, toSend, messages } = options
  const update = useUpdateOrganization(organization._id, messages)
  // The version that the fields were loaded with, not the one that a later reading has brought.
  const [version, setVersion] = useState(organization.version)
  const form = useRecordForm({
    values: valuesOf(organization),
    schema,
    save: async (changed) => {
      const body = toSend ? toSend(changed) : (changed as OrganizationUpdate)
      const saved = await update.mutateAsync({ ...body, version })
      setVersion(saved.version)
      return saved
    },
    valuesAfter: valuesOf,
  })
  return { ...form, isSaving: update.isPending }
}

import { Stack } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { confirmDelete } from '#ui/confirm'
import { FormFooter } from '#ui/form-footer'
import { UnsavedGuard } from '#ui/unsaved-guard'
import { useRemoveOrganization } from './organizations.api.ts'

/** What the Accounting, Services, AML and Notes tabs ask. Source: part 2, sections 2.4, 2.5 and 2.9. */
const LEAVE = 'Are you sure you want to leave this page without saving?'

type Props = {
  organization: Organization
  isDirty: boolean
  isSaving: boolean
  onSave: () => void
  leaveMessage?: string
  children: ReactNode
}

/** A tab's form with its guard and its foot. Delete, on whichever tab, removes the organization (decision O7). */
export const OrganizationFormFrame = ({
  organization,
  isDirty,
  isSaving,
  onSave,
  leaveMessage = LEAVE,
  children,
}: Props) => {
  const remove = useRemoveOrganization(organization._id)
  const navigate = useNavigate()
  const askAndRemove = async () => {
    const isSure = await confirmDelete(`This deletes ${organization.name}. Its people, tasks and orders stay.`)
    if (isSure)
      remove.mutate(undefined, { onSuccess: () => void navigate({ to: '/organization', ignoreBlocker: true }) })
  }
  return (
    <Stack gap="md">
      <UnsavedGuard isDirty={isDirty} message={leaveMessage} />
      {children}
      <FormFooter onDelete={() => void askAndRemove()} onSave={onSave} isSaving={isSaving} isDirty={isDirty} />
    </Stack>
  )
}

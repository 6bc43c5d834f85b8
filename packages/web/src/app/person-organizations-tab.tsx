import { Button } from '@mantine/core'
import { IconBuildingPlus } from '@tabler/icons-react'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { emptyLinkDetails, LinkDetailsFields, linkDetailsToSend, LinksPanel, useCreateLink } from '#features/links'
import {
  emptyOrganization,
  NewOrganizationFields,
  organizationToCreate,
  useCreateOrganization,
} from '#features/organizations'
import { useBackLinkState } from '#lib/back-link'
import { useListState } from '#lib/list-state'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'

const route = getRouteApi('/staff/people/$id/{-$tab}')

/** The organizations of a person. A new one is linked with the chosen roles, and then opened. */
export const PersonOrganizationsTab = ({ peopleId }: { peopleId: string }) => {
  const place = useListState(route.useSearch())
  const [isCreating, setCreating] = useState(false)
  const link = useCreateLink()
  const navigate = useNavigate()
  const backLinkState = useBackLinkState()
  const form = useDialogForm({
    about: `new organization of ${peopleId}`,
    initial: { ...emptyOrganization, details: emptyLinkDetails },
    toBody: organizationToCreate,
    mutation: useCreateOrganization(),
    onSaved: ({ data: { _id: organizationId } }) =>
      link.mutate(
        { peopleId, organizationId, ...linkDetailsToSend(form.values.details) },
        { onSettled: () => void navigate({ to: `/organization/${organizationId}`, state: backLinkState }) },
      ),
  })

  const open = () => {
    form.reset()
    setCreating(true)
  }

  return (
    <>
      <LinksPanel
        end={{ peopleId }}
        place={place}
        create={
          <Button variant="default" leftSection={<IconBuildingPlus size={16} />} onClick={open}>
            New Organization
          </Button>
        }
      />
      <ModalForm
        title="New Organization"
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        {...form.dialog}
        isBusy={form.dialog.isBusy || link.isPending}
      >
        <NewOrganizationFields values={form.values} text={form.text} change={form.change} />
        <LinkDetailsFields details={form.values.details} onChange={(details) => form.change({ details })} />
      </ModalForm>
    </>
  )
}

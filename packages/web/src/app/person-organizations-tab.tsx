import { Button, TextInput } from '@mantine/core'
import { IconBuildingPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LinksPanel, LinkDetailsFields, emptyLinkDetails, linkDetailsToSend, useCreateLink } from '#features/links'
import { useCreateOrganization } from '#features/organizations'
import { useBackLinkState } from '#lib/back-link'
import { ModalForm } from '#ui/modal-form'

/** The organizations of a person; a new one is linked with the roles given, and then opened. */
export const PersonOrganizationsTab = ({ peopleId }: { peopleId: string }) => {
  const [isCreating, setCreating] = useState(false)
  const [name, setName] = useState('')
  const [terms, setDetails] = useState(emptyLinkDetails)
  const create = useCreateOrganization()
  const link = useCreateLink()
  const navigate = useNavigate()
  const backLinkState = useBackLinkState()
  const open = () => {
    setName('')
    setDetails(emptyLinkDetails)
    setCreating(true)
  }
  const submit = () =>
    create.mutate(name.trim(), {
      onSuccess: ({ data }) =>
        link.mutate(
          { peopleId, organizationId: data._id, ...linkDetailsToSend(terms) },
          { onSettled: () => void navigate({ to: `/organization/${data._id}`, state: backLinkState }) },
        ),
    })
  return (
    <>
      <LinksPanel
        end={{ peopleId }}
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
        onSubmit={submit}
        isBusy={create.isPending || link.isPending}
        canSubmit={name.trim() !== ''}
      >
        <TextInput
          label="Name"
          required
          data-autofocus
          maxLength={300}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <LinkDetailsFields terms={terms} onChange={setDetails} />
      </ModalForm>
    </>
  )
}

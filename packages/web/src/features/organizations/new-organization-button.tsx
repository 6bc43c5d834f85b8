import { Button } from '@mantine/core'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyAtFirstSign } from '#lib/lazy-at-first-sign'
import { Permitted } from '#ui/permitted'

const NewOrganizationDialog = lazyAtFirstSign(
  async () => (await import('./new-organization.tsx')).NewOrganizationDialog,
)

/** The button of the list, and its dialog. */
export const NewOrganizationButton = () => {
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Permitted call={organizationsCalls.createOrganization}>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
          New Organization
        </Button>
      </Permitted>
      {isOpen && <NewOrganizationDialog onClose={() => setOpen(false)} />}
    </>
  )
}

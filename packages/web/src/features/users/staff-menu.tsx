import { ActionIcon, Menu } from '@mantine/core'
import type { StaffMember } from '@registrar/domain/users/staff'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { userName } from '@registrar/domain/users/users'
import { IconDots } from '@tabler/icons-react'
import { request } from '#lib/api'
import { useSessionUser } from '#lib/session'
import { useApiMutation } from '#lib/use-api-mutation'
import { confirm } from '#ui/confirm'

/** What administrators do for a colleague who cannot get in, or whose name or address is wrong (USER-25). */
export const StaffMenu = ({ member, onEdit }: { member: StaffMember; onEdit: () => void }) => {
  const { _id: id, active, hasSecondFactor } = member
  const name = userName(member)
  const isMe = useSessionUser()?._id === id
  const sendLink = useApiMutation({
    run: () => request(staffCalls.sendPasswordLink, { params: { id } }),
    successMessage: ({ to }) => `A link to a new password goes to ${to}`,
  })
  const reset = useApiMutation({
    run: () => request(staffCalls.removeSecondFactor, { params: { id } }),
    successMessage: `The second factor of ${name} is removed`,
    refresh: ['staff'],
  })

  const askAndReset = async () => {
    const isConfirmed = await confirm({
      title: `Reset the second factor of ${name}?`,
      message: 'Their authenticator app, passkeys and recovery codes no longer work. They are told by email.',
      confirmLabel: 'Reset',
      isDestructive: true,
    })
    if (isConfirmed) reset.mutate(undefined)
  }

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={26} variant="default" aria-label={`More for ${name}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onEdit}>Edit name and address</Menu.Item>
        <Menu.Item disabled={!active} onClick={() => sendLink.mutate(undefined)}>
          Send a new password
        </Menu.Item>
        <Menu.Item disabled={!hasSecondFactor || isMe} onClick={() => void askAndReset()}>
          Reset the second factor
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

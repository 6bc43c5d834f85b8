import { Button, Group, Select, Text } from '@mantine/core'
import type { StaffChanges, StaffMember } from '@registrar/domain/users/staff'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { userName } from '@registrar/domain/users/users'
import { useState } from 'react'
import { request } from '#lib/api'
import { displayInstant } from '#lib/clock'
import { useApiMutation } from '#lib/use-api-mutation'
import { PlainTable } from '#ui/plain-table'
import { useUndoable } from '#ui/use-undoable'
import { DeactivateModal } from './deactivate-modal.tsx'
import { EditAccountModal } from './edit-account-modal.tsx'
import { roleOptions } from './invite-modal.tsx'
import { StaffMenu } from './staff-menu.tsx'

const headings = [
  { label: 'Name' },
  { label: 'E-mail', onPhone: 'bare' as const },
  { label: 'Role', onPhone: 'top' as const },
  { label: 'Last login', onPhone: 'hidden' as const },
  { label: 'Sessions', onPhone: 'hidden' as const },
  { label: 'Second factor', onPhone: 'bare' as const },
  { label: 'Actions', align: 'right' as const, onPhone: 'bare' as const },
]

type RowProps = {
  member: StaffMember
  onDeactivate: (member: StaffMember) => void
  onEdit: (member: StaffMember) => void
}

const StaffRow = ({ member, onDeactivate, onEdit }: RowProps) => {
  const { _id: id, active, role } = member
  const name = userName(member)
  const save = (body: StaffChanges) => request(staffCalls.updateStaff, { params: { id }, body })
  const update = useUndoable({
    run: async (body: Pick<StaffChanges, 'role' | 'active'>) => {
      await save(body)
      return () => save(body.role ? { role } : { active })
    },
    message: `${name} is updated`,
    refresh: ['staff', 'users'],
  })
  const endSessions = useApiMutation({
    run: () => request(staffCalls.endStaffSessions, { params: { id } }),
    successMessage: `${name} is signed out everywhere`,
    refresh: ['staff'],
  })

  return (
    <tr>
      <td>
        <Text span size="sm" fw={500} c={active ? undefined : 'dimmed'}>
          {name}
          {!active && ' (deactivated)'}
        </Text>
      </td>
      <td>{member.email}</td>
      <td>
        <Select
          aria-label={`Role of ${name}`}
          size="xs"
          w={150}
          data={roleOptions}
          allowDeselect={false}
          value={role}
          disabled={update.isPending}
          onChange={(chosen) => chosen && chosen !== role && update.mutate({ role: chosen })}
        />
      </td>
      <td>{displayInstant(member.lastLoginAt)}</td>
      <td>{member.sessions}</td>
      <td>{member.hasSecondFactor ? 'Has a second factor' : 'No second factor'}</td>
      <td data-align="right">
        <Group gap={4} justify="flex-end" wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Sign out ${name}`}
            disabled={member.sessions === 0}
            loading={endSessions.isPending}
            onClick={() => endSessions.mutate(undefined)}
          >
            Sign out
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${active ? 'Deactivate' : 'Reactivate'} ${name}`}
            onClick={() => (active ? onDeactivate(member) : update.mutate({ active: true }))}
          >
            {active ? 'Deactivate' : 'Reactivate'}
          </Button>
          <StaffMenu member={member} onEdit={() => onEdit(member)} />
        </Group>
      </td>
    </tr>
  )
}

/** The users with their roles and sessions. Administrators change roles, correct names and addresses, end sessions and deactivate users. */
export const StaffTable = ({ members }: { members: StaffMember[] }) => {
  const [leaver, setLeaver] = useState<StaffMember>()
  const [edited, setEdited] = useState<StaffMember>()

  return (
    <>
      <PlainTable label="Staff" headings={headings}>
        {members.map((member) => (
          <StaffRow key={member._id} member={member} onDeactivate={setLeaver} onEdit={setEdited} />
        ))}
      </PlainTable>
      {edited && <EditAccountModal member={edited} onClose={() => setEdited(undefined)} />}
      {leaver && <DeactivateModal leaver={leaver} onClose={() => setLeaver(undefined)} />}
    </>
  )
}

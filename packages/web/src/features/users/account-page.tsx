import { Anchor, Button, Group, Paper, Stack, Table, Title } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import { roleLabels } from '@registrar/domain/access/roles'
import { auditCalls } from '@registrar/domain/audit/audit.calls'
import { backupsCalls } from '@registrar/domain/backups/backups.calls'
import { retentionCalls } from '@registrar/domain/retention/retention.calls'
import { settingsCalls } from '@registrar/domain/settings/settings.calls'
import { staffCalls } from '@registrar/domain/users/staff.calls'
import { isSecondFactorMissing } from '@registrar/domain/users/second-factor'
import { userName } from '@registrar/domain/users/users'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AccountEmails } from '#features/emails'
import { displayInstant, displayInstantDay } from '#lib/clock'
import { useMay } from '#lib/may'
import { usePageTitle } from '#lib/page-title'
import { useSessionUser } from '#lib/session'
import { AccountKeys } from './account-keys.tsx'
import { AccountMorningEmail } from './account-morning-email.tsx'
import { AccountPassword } from './account-password.tsx'
import { AccountSecondFactor } from './account-second-factor.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { useLogout } from './logout.ts'
import { secondFactorQuery } from './users.api.ts'

// The pages that only some roles may open.
const OfficePages = () => {
  const maySeeStaff = useMay(staffCalls.searchStaff)
  const maySeeAudit = useMay(auditCalls.searchAudit)
  const maySeeBackups = useMay(backupsCalls.findBackups)
  const maySeeRetention = useMay(retentionCalls.searchRetention)
  const maySeeSettings = useMay(settingsCalls.listSettings)

  return (
    <>
      {maySeeStaff && (
        <Anchor component={Link} to="/account/staff">
          Staff: roles, invitations, secret code
        </Anchor>
      )}
      {maySeeAudit && (
        <Anchor component={Link} to="/account/audit">
          Audit: sign-ins, exports, identity documents read
        </Anchor>
      )}
      {maySeeBackups && (
        <Anchor component={Link} to="/account/backups">
          Backups: schedule, last result
        </Anchor>
      )}
      {maySeeRetention && (
        <Anchor component={Link} to="/retention">
          Retention: records to erase, holds, certificates
        </Anchor>
      )}
      {maySeeSettings && (
        <Anchor component={Link} to="/settings">
          Settings: names, letterhead, emails, sign-in
        </Anchor>
      )}
    </>
  )
}

/** The profile of the user who is signed in. `calendar` is the section of another feature. */
export const AccountPage = ({ calendar }: { calendar: ReactNode }) => {
  usePageTitle('My Profile')
  const user = useSessionUser()
  const logout = useLogout()
  const factor = useQuery(secondFactorQuery)
  if (!user) return null

  // Without a second factor that everybody must have, the server refuses what the other sections read (USER-21).
  const isOpen = factor.data ? !isSecondFactorMissing(factor.data) : factor.isError
  const facts = [
    ['Name', userName(user)],
    ['E-mail', user.email],
    ['Created', displayInstantDay(user.createdAt)],
    ['Last login', displayInstant(user.lastLoginAt)],
    ['Role', roleLabels[user.role]],
  ]

  return (
    <Stack gap="md" maw={960}>
      <Title order={1}>My Profile</Title>
      <Paper p="md">
        <Table variant="vertical" withRowBorders={false}>
          <Table.Tbody>
            {facts.map(([name, value]) => (
              <Table.Tr key={name}>
                <Table.Th w={140} fw={500} c="dimmed" bg="none">
                  {name}
                </Table.Th>
                <Table.Td>{value}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      <Group justify="space-between">
        <Button variant="default" onClick={() => logout.mutate()} loading={logout.isPending}>
          Logout
        </Button>
        {isOpen && (
          <Button variant="outline" color="red" disabled>
            Delete Account
          </Button>
        )}
      </Group>
      {isOpen && (
        <>
          <OfficePages />
          <AccountPassword />
        </>
      )}
      {/* Always at this place: a dialog of it stays open when the other sections appear. */}
      <AccountSecondFactor />
      {isOpen && (
        <>
          <AccountSessions />
          {calendar}
          <AccountMorningEmail />
          <AccountKeys />
          <AccountEmails email={user.email} />
        </>
      )}
    </Stack>
  )
}

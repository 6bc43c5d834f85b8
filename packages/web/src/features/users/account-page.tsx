import { Button, Group, Paper, Stack, Table, Text, Title } from '@mantine/core'
import { userName } from '@registrar/domain/users/users'
import { displayInstant, displayInstantDay } from '#lib/clock'
import { usePageTitle } from '#lib/page-title'
import { useSessionUser } from '#lib/session'
import { useLogout } from './logout.ts'

export const AccountPage = () => {
  usePageTitle('My Profile')
  const user = useSessionUser()
  const logout = useLogout()
  if (!user) return null
  const facts = [
    ['Name', userName(user)],
    ['E-mail', user.email],
    ['Created', displayInstantDay(user.createdAt)],
    ['Last login', displayInstant(user.lastLoginAt)],
    ['Role', user.role],
  ]
  return (
    <Stack gap="md" maw={640}>
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
        <Button variant="outline" color="red" disabled>
          Delete Account
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        Accounts cannot be deleted here. E-mail activity will be shown on this page; that part is not built yet.
      </Text>
    </Stack>
  )
}

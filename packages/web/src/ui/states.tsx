import { Button, Center, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** While a page's first data is loading. */
export const Loading = () => (
  <Center mih={240} role="status" aria-label="Loading">
    <Loader size="sm" />
  </Center>
)

/** Says that there is nothing to show, and may offer an action. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Stack align="center" gap="sm" py="xl">
    <Text c="dimmed" size="md">
      {children}
    </Text>
    {action}
  </Stack>
)

type FailedProps = {
  message: string
  onRetry?: () => void
  /** the list that a page without its record leads back to; the message is then the page's heading */
  listPath?: string
}

/** Says that a load failed, with the ways out. */
export const Failed = ({ message, onRetry, listPath }: FailedProps) => (
  <Stack align="center" gap="sm" py="xl" role="alert">
    {listPath ? (
      <Title order={1} c="var(--app-red-text)" fz="md" fw={400} ta="center">
        {message}
      </Title>
    ) : (
      <Text c="var(--app-red-text)" size="md">
        {message}
      </Text>
    )}
    <Group gap="sm">
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
      {listPath && (
        <Button component={Link} to={listPath} variant="default">
          Back to the list
        </Button>
      )}
    </Group>
  </Stack>
)

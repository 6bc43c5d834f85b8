import { Button, Center, Loader, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** While a page's first data is on its way. */
export const Loading = () => (
  <Center mih={240} role="status" aria-label="Loading">
    <Loader size="sm" />
  </Center>
)

/** Nothing to show, in words, perhaps with what can be done about it. */
export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Stack align="center" gap="sm" py="xl">
    <Text c="dimmed" size="md">
      {children}
    </Text>
    {action}
  </Stack>
)

/** A load that failed: the words, and a way to try again. */
export const Failed = ({ message, onRetry }: { message: string; onRetry?: () => void }) => (
  <Stack align="center" gap="sm" py="xl" role="alert">
    <Text c="var(--app-red-text)" size="md">
      {message}
    </Text>
    {onRetry && (
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    )}
  </Stack>
)

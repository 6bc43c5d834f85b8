import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  count?: string | undefined
  actions?: ReactNode
  filters?: ReactNode
  children: ReactNode
}

/** The frame of a list inside a record's page: filters, count and actions in one row, then the list. */
export const ListPanel = ({ count, actions, filters, children }: Props) => (
  <Stack gap="sm">
    <Group justify="space-between" gap="xs">
      <Group gap="xs" role="search">
        {filters}
      </Group>
      <Group gap="sm">
        <Text size="sm" c="dimmed" aria-live="polite">
          {count}
        </Text>
        {actions}
      </Group>
    </Group>
    <div>{children}</div>
  </Stack>
)

import { Paper, SimpleGrid, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A titled card of a record's page. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" p="md" aria-label={title}>
    <Stack gap="md">
      <Title order={2}>{title}</Title>
      {children}
    </Stack>
  </Paper>
)

/** Fields side by side: up to `columns`, fewer on a narrow screen. */
export const Fields = ({ columns = 2, children }: { columns?: number; children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, xs: Math.min(columns, 2), md: columns }} spacing="sm" verticalSpacing="sm">
    {children}
  </SimpleGrid>
)

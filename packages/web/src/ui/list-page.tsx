import { Group, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePageTitle } from '#lib/page-title'
import classes from './list-page.module.css'

type Props = {
  title: string
  count?: string | undefined
  actions?: ReactNode
  filters?: ReactNode
  children: ReactNode
}

/** The frame of a list's page: title and count left, actions right, one row of filters, then the list. */
export const ListPage = ({ title, count, actions, filters, children }: Props) => {
  usePageTitle(title)

  return (
    <div className={classes.page} data-list-page>
      <Group justify="space-between" mih={36} className={classes.head}>
        <Group gap="sm" align="baseline" className={classes.title}>
          <Title order={1}>{title}</Title>
          <Text size="sm" c="dimmed" aria-live="polite">
            {count}
          </Text>
        </Group>
        <Group gap="xs" className={classes.actions}>
          {actions}
        </Group>
      </Group>
      {filters && (
        <Group gap="xs" align="flex-start" role="search" className={classes.filters}>
          {filters}
        </Group>
      )}
      {children}
    </div>
  )
}

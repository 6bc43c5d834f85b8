import { Anchor, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { formatCount } from '@registrar/domain/shared/count-text'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useBackLinkState } from '#lib/back-link'
import { Empty, Failed } from '#ui/states'
import classes from './dashboard-card.module.css'

type Props<R> = {
  title: string
  count?: number | undefined
  viewAll?: string
  controls?: ReactNode
  query?: { error: unknown; refetch: () => unknown }
  rows: R[] | undefined
  empty: string
  failureMessage?: string
  maxHeight?: string
  /** shown below the rows; it does not scroll with them */
  footer?: ReactNode
  children: (row: R) => ReactNode
}

/** A card of the dashboard: title, total, the first rows, and a link to all of them. */
export const DashboardCard = <R,>({
  title,
  count,
  viewAll,
  controls,
  query,
  rows,
  empty,
  failureMessage,
  maxHeight,
  footer,
  children,
}: Props<R>) => (
  <Paper component="section" aria-label={title} className={classes.card}>
    <Group justify="space-between" px="md" py="sm" gap="xs">
      <Group gap="xs" align="baseline">
        <Title order={2}>{title}</Title>
        {count !== undefined && (
          <Text size="sm" c="dimmed">
            {formatCount(count)}
          </Text>
        )}
      </Group>
      <Group gap="sm">
        {controls}
        {viewAll && (
          <Anchor component={Link} to={viewAll} size="sm" aria-label={`View all, ${title}`}>
            View all
          </Anchor>
        )}
      </Group>
    </Group>
    {rows === undefined && query?.error ? (
      <Failed message={failureMessage ?? 'An error occurred'} onRetry={() => void query.refetch()} />
    ) : rows === undefined ? (
      <Stack px="md" pb="md" gap="sm" role="status" aria-label="Loading">
        {['80%', '65%', '72%'].map((width) => (
          <Skeleton key={width} height={12} width={width} />
        ))}
      </Stack>
    ) : rows.length === 0 ? (
      <Empty>{empty}</Empty>
    ) : (
      <ul className={classes.rows} style={{ maxHeight }} tabIndex={maxHeight ? 0 : undefined}>
        {rows.map(children)}
      </ul>
    )}
    {footer && <div className={classes.footer}>{footer}</div>}
  </Paper>
)

type RowProps = { to?: string; href?: string; label: string; facts: ReactNode; children?: ReactNode }

/** A row that is a link, to a page of the app (`to`) or to a file (`href`). */
export const DashboardCardRow = ({ to, href, label, facts, children }: RowProps) => {
  const backLinkState = useBackLinkState()

  return (
    <li className={classes.row}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        {to ? (
          <Link to={to} state={backLinkState} className={classes.link}>
            {label}
          </Link>
        ) : (
          <a href={href} target="_blank" rel="noreferrer" className={classes.link}>
            {label}
          </a>
        )}
        <Text size="xs" c="dimmed" ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {facts}
        </Text>
      </Group>
      {children}
    </li>
  )
}

import { ActionIcon, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { usePageTitle } from '#lib/page-title'
import { useBackLinkProps } from '#lib/back-link'
import { ChoiceLink } from './choice-link.tsx'
import { type BarLink, LinkBar } from './link-bar.tsx'
import classes from './record-layout.module.css'

export type LayoutTab = {
  id: string
  label: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  /** shown behind the label; undefined while it is not known: its place is kept, so that nothing moves when it comes */
  count?: number | undefined
  badge?: string
  /** why the red warning icon shows */
  warning?: string | false | undefined
  /** whether the tab is the first to move into the menu 'More' where the row has no space for all */
  isSecondary?: boolean
  /** the address of the tab's link; without it the tab is a button that calls `onChoose` */
  to?: string
  onChoose?: () => void
}

type Props = {
  title: string
  backTo: string
  status?: ReactNode
  facts?: ReactNode
  aside?: ReactNode
  tabs: LayoutTab[]
  currentTab: string
  children: ReactNode
}

/** As wide as a digit. */
const FIGURE_SPACE = '\u2007'

const TabContent = ({ tab }: { tab: LayoutTab }) => (
  <>
    <tab.icon size={17} stroke={1.6} aria-hidden />
    {tab.label}
    {'count' in tab && (
      <Badge size="sm" variant="default" className={classes.count} data-unknown={tab.count === undefined || undefined}>
        {tab.count ?? FIGURE_SPACE}
      </Badge>
    )}
    {tab.badge && <Badge size="sm">{tab.badge}</Badge>}
    {tab.warning && <IconAlertTriangle size={16} color="var(--app-red)" role="img" aria-label={tab.warning} />}
  </>
)

const barLink = (tab: LayoutTab, currentTab: string): BarLink => {
  const { id, isSecondary = false, to, onChoose } = tab
  const isCurrent = id === currentTab
  const current = isCurrent ? 'page' : undefined

  return {
    id,
    isCurrent,
    isSecondary,
    render: (className) =>
      to ? (
        <ChoiceLink
          to={to}
          state={true}
          replace
          resetScroll={false}
          onClick={onChoose}
          className={className}
          current={current}
        >
          <TabContent tab={tab} />
        </ChoiceLink>
      ) : (
        <button type="button" onClick={onChoose} className={className} aria-current={current}>
          <TabContent tab={tab} />
        </button>
      ),
  }
}

/** The frame of a record's page: back arrow, title, facts, the content on their right, and the tabs. */
export const RecordLayout = ({ title, backTo, status, facts, aside, tabs, currentTab, children }: Props) => {
  usePageTitle(title)
  const backLink = useBackLinkProps(backTo)

  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Group gap="sm" align="flex-start" wrap="nowrap" className={classes.head}>
          <ActionIcon component={Link} {...backLink} variant="default" size={32} aria-label="Back">
            <IconArrowLeft size={18} stroke={1.75} />
          </ActionIcon>
          <div>
            <Group gap="sm">
              <Title order={1} className={classes.title}>
                {title}
              </Title>
              {status}
            </Group>
            <Text size="sm" c="dimmed">
              {facts}
            </Text>
          </div>
        </Group>
        {aside}
      </Group>
      <LinkBar label="Tabs" look="tabs" links={tabs.map((tab) => barLink(tab, currentTab))} />
      {children}
    </Stack>
  )
}

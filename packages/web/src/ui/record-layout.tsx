import { ActionIcon, Badge, Group, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'
import { usePageTitle } from '#lib/page-title'
import { useBackLink } from '#lib/back-link'
import { ChoiceLink } from './choice-link.tsx'
import classes from './record-layout.module.css'

export type LayoutTab = {
  id: string
  label: string
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  count?: number | undefined
  badge?: string
  /** why the red warning icon shows */
  warning?: string | false | undefined
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

const TabContent = ({ tab }: { tab: LayoutTab }) => (
  <>
    <tab.icon size={17} stroke={1.6} aria-hidden />
    {tab.label}
    {tab.count !== undefined && (
      <Badge size="sm" variant="default" className={classes.count}>
        {tab.count}
      </Badge>
    )}
    {tab.badge && <Badge size="sm">{tab.badge}</Badge>}
    {tab.warning && <IconAlertTriangle size={16} color="var(--app-red)" role="img" aria-label={tab.warning} />}
  </>
)

// On a narrow screen the tabs scroll sideways. This scrolls the current one to the middle.
const useCurrentTabInView = (currentTab: string) => {
  const strip = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (!strip.current || !current) return
    strip.current.scrollLeft = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2
  }, [currentTab])

  return strip
}

/** The frame of a record's page: back arrow, title, facts, what stands right of them, and the tabs. */
export const RecordLayout = ({ title, backTo, status, facts, aside, tabs, currentTab, children }: Props) => {
  usePageTitle(title)
  const backLink = useBackLink(backTo)
  const strip = useCurrentTabInView(currentTab)

  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Group gap="sm" align="flex-start" wrap="nowrap" className={classes.head}>
          <ActionIcon component={Link} to={backLink} variant="default" size={32} aria-label="Back">
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
      <nav ref={strip} className={classes.tabs} aria-label="Tabs">
        {tabs.map((tab) => {
          const isCurrent = tab.id === currentTab
          const current = isCurrent ? 'page' : undefined
          return tab.to ? (
            <ChoiceLink
              key={tab.id}
              to={tab.to}
              state={true}
              replace
              resetScroll={false}
              onClick={tab.onChoose}
              className={classes.tab}
              current={current}
            >
              <TabContent tab={tab} />
            </ChoiceLink>
          ) : (
            <button key={tab.id} type="button" onClick={tab.onChoose} className={classes.tab} aria-current={current}>
              <TabContent tab={tab} />
            </button>
          )
        })}
      </nav>
      {children}
    </Stack>
  )
}

import { Anchor, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { type NoReturn, noReturnBecause } from '@registrar/domain/organizations/annual-returns/running-ard'
import { guessCompanyType } from '@registrar/domain/organizations/company-type'
import type { Organization } from '@registrar/domain/organizations/organization'
import { latenessToday } from '@registrar/domain/filings/late-returns'
import { lastDayToPayCorporationTax } from '@registrar/domain/working-days/legal-deadlines'
import { countText, foundCountText } from '@registrar/domain/shared/count-text'
import { daysBetween, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { timeLeftText } from '@registrar/domain/shared/time-distance'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CurrentOfficers } from '#features/links'
import { TimelineFold } from '#features/timeline'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { LATE_COLOR } from '#ui/due-date'
import { Section } from '#ui/section'
import { OrganizationRisk } from './organization-risk.tsx'
import { RunningFollowUp } from './running-follow-up.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Group justify="space-between" gap="xs" wrap="nowrap">
    <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
      {name}
    </Text>
    <Group gap="0 6px" justify="flex-end" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Group>
  </Group>
)

type DayProps = {
  /** the firm's day; without one, the last day in law is shown alone */
  date: IsoDate | null
  /** the last day in law, which decides what is late */
  lastDay?: { date: IsoDate } | null
}

const timeLeftOf = (date: IsoDate, { date: lastDay }: NonNullable<DayProps['lastDay']>): string => {
  const timeLeft = timeLeftText(lastDay, today())
  return lastDay === date ? timeLeft : `law ${displayDate(lastDay)} ${timeLeft}`
}

const Day = ({ date: firmDay, lastDay }: DayProps) => {
  const date = firmDay ?? lastDay?.date
  if (!date) return <Text size="sm">–</Text>
  const isLate = (lastDay?.date ?? date) < today()
  const isPast = isLate && date < today()

  return (
    <>
      <Text size="sm" c={isPast ? LATE_COLOR : undefined}>
        {displayDate(date)}
      </Text>
      <Text size="xs" c={isLate ? LATE_COLOR : 'dimmed'}>
        {timeLeftOf(date, lastDay ?? { date })}
      </Text>
    </>
  )
}

const lastDayToPay = (financialYearEnd: IsoDate | null) =>
  financialYearEnd ? { date: lastDayToPayCorporationTax(financialYearEnd) } : null

const noneDue: Record<NoReturn, string> = {
  branch: 'of a branch',
  struckOff: 'the company is over',
  liquidation: 'in the liquidation',
  voluntaryStrikeOff: 'after the notice of the strike-off',
}

const typeOf = ({ name, companyType }: Organization) => companyType ?? guessCompanyType(name)

const rboText = (organization: Organization): string => {
  if (organization.rbo) return 'Filed'
  return typeOf(organization) === 'BRANCH' ? 'None of a branch' : 'Not filed'
}

// A company that is listed and owes no return has applied for it, or has filed the one before.
const whyNoneIsDue = (organization: Organization) => {
  const { nextArReminder: ard } = organization
  const company = { ...organization, companyType: typeOf(organization), hasAppliedForStrikeOff: true }
  return ard ? noReturnBecause(company, ard) : null
}

const NoReturnDue = ({ organization }: { organization: Organization }) => {
  const why = whyNoneIsDue(organization)
  if (!why) return <Text size="sm">{displayDate(organization.nextArReminder) || '–'}</Text>
  return (
    <>
      <Text size="sm">None due</Text>
      <Text size="xs" c="dimmed">
        {noneDue[why]}
      </Text>
    </>
  )
}

/** The last day in law of the next return, with the days that are left, and the day that it is made up to. */
const NextReturn = ({ organization }: { organization: Organization }) => {
  const { runningReturn: due } = organization
  if (!due) return <NoReturnDue organization={organization} />
  const { lastDay } = latenessToday(due, today(), closingDays())
  const daysLeft = daysBetween(today(), lastDay)
  const isLate = daysLeft < 0 && !due.isUnconfirmed

  return (
    <>
      <Text size="sm" fw={600} c={isLate ? LATE_COLOR : undefined}>
        {displayDate(lastDay)}
      </Text>
      <Text size="xs" c={isLate ? LATE_COLOR : 'dimmed'}>
        {daysLeft > 0 && `${foundCountText({ totalItems: daysLeft }, 'day')} left`}
        {daysLeft === 0 && 'file today'}
        {isLate && timeLeftText(lastDay, today())}
      </Text>
      <Text size="xs" c="dimmed">
        made up to {displayDate(due.madeUpTo)}
        {due.isUnconfirmed && ', not confirmed with the CRO'}
      </Text>
    </>
  )
}

const services = [
  { is: 'hasDomiciliation', due: 'domiciliationPaidReminder', name: 'Domiciliation' },
  { is: 'hasSecretaryCompany', due: 'secretaryCompanyPaidReminder', name: 'Secretary company' },
  { is: 'hasAnonymousShareholder', due: 'anonymousShareholderPaidReminder', name: 'Anonymous shareholder' },
] as const

const ActiveServices = ({ organization }: { organization: Organization }) => {
  const active = services.filter(({ is }) => organization[is])
  if (active.length === 0)
    return (
      <Fact name="Services">
        <Text size="sm">None</Text>
      </Fact>
    )

  return active.map(({ due, name }) => (
    <Fact key={due} name={name}>
      <Day date={organization[due]} />
    </Fact>
  ))
}

const MoreFollowUps = ({ organization: { _id, followUps } }: { organization: Organization }) =>
  followUps.length > SHOWN_FOLLOW_UPS && (
    <Anchor component={Link} to={`/organization/${_id}/FOLLOW_UP_BETA_TAB`} state={true} size="sm">
      {countText(followUps.length - SHOWN_FOLLOW_UPS, 'more follow-up')}
    </Anchor>
  )

/** How many running follow-ups the overview shows as paths. */
const SHOWN_FOLLOW_UPS = 4

/** What staff look for first: the next return, tax and payments, the risk, the officers, the running follow-ups, and what happened (ORG-38). */
export const OrganizationOverview = ({ organization }: { organization: Organization }) => (
  <Section title="Overview">
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="xl" verticalSpacing="md">
      <Stack gap={8}>
        <Fact name="Next annual return">
          <NextReturn organization={organization} />
        </Fact>
        <Fact name="Corporation tax">
          <Day date={organization.corporationTaxPaidReminder} lastDay={lastDayToPay(organization.financialYearEnd)} />
        </Fact>
        <ActiveServices organization={organization} />
      </Stack>
      <Stack gap={8}>
        <Fact name="AML risk">
          <OrganizationRisk organization={organization} />
        </Fact>
        <Fact name="RBO">
          <Text size="sm">{rboText(organization)}</Text>
        </Fact>
        <Fact name="Officers">
          <CurrentOfficers organizationId={organization._id} />
        </Fact>
      </Stack>
      <Stack gap="sm" component="section" aria-label="Running follow-ups">
        {organization.followUps.length === 0 && (
          <Text size="sm" c="dimmed">
            No follow-up is running.
          </Text>
        )}
        {organization.followUps.slice(0, SHOWN_FOLLOW_UPS).map((followUp) => (
          <RunningFollowUp key={followUp._id} followUp={followUp} organization={organization} />
        ))}
        <MoreFollowUps organization={organization} />
      </Stack>
    </SimpleGrid>
    <TimelineFold owner={{ organizationId: organization._id }} record={organization} />
  </Section>
)

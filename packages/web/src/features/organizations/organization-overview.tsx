import { Anchor, Group, Progress, Stack, Text } from '@mantine/core'
import { followUpDates } from '@registrar/domain/follow-ups/follow-up-entry'
import { followUpCatalogue, lastStep } from '@registrar/domain/follow-ups/catalogue'
import type { Organization } from '@registrar/domain/organizations/organization'
import { latenessToday } from '@registrar/domain/filings/late-returns'
import { lastDayToPayCorporationTax } from '@registrar/domain/working-days/legal-deadlines'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { timeLeftText } from '@registrar/domain/shared/time-distance'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeadlineText } from '#features/follow-ups'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { LATE_COLOR } from '#ui/due-date'
import { Section } from '#ui/section'
import { OrganizationRisk } from './organization-risk.tsx'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Group justify="space-between" gap="xs" wrap="nowrap">
    <Text size="sm" c="dimmed">
      {name}
    </Text>
    <Group gap={6} wrap="nowrap" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Group>
  </Group>
)

type DayProps = {
  /** the firm's day; without one, the last day in law is shown alone */
  date: IsoDate | null
  /** the last day in law, which decides what is late. With an action, the text says what is done on it, else it names it. */
  lastDay?: { date: IsoDate; action?: string } | null
}

const timeLeftOf = (date: IsoDate, { date: lastDay, action }: NonNullable<DayProps['lastDay']>): string => {
  const timeLeft = timeLeftText(lastDay, today())
  if (action) return lastDay < today() ? timeLeft : `${action} ${timeLeft}`
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

const lastDayToFile = ({ runningReturn }: Organization) =>
  runningReturn && { date: latenessToday(runningReturn, today(), closingDays()).lastDay, action: 'file' }

const lastDayToPay = (financialYearEnd: IsoDate | null) =>
  financialYearEnd ? { date: lastDayToPayCorporationTax(financialYearEnd) } : null

/** What staff look for first: the next deadlines, the risk, and the running follow-ups. */
export const OrganizationSummary = ({ organization }: { organization: Organization }) => (
  <Stack gap="md">
    <Section title="At a glance">
      <Stack gap={10}>
        <Fact name="Next annual return">
          {organization.runningReturn?.isUnconfirmed ? (
            <>
              <Text size="sm">{displayDate(organization.nextArReminder)}</Text>
              <Text size="xs" c="dimmed">
                not confirmed with the CRO
              </Text>
            </>
          ) : (
            <Day date={organization.nextArReminder} lastDay={lastDayToFile(organization)} />
          )}
        </Fact>
        <Fact name="Corporation tax">
          <Day date={organization.corporationTaxPaidReminder} lastDay={lastDayToPay(organization.financialYearEnd)} />
        </Fact>
        {organization.hasDomiciliation && (
          <Fact name="Domiciliation">
            <Day date={organization.domiciliationPaidReminder} />
          </Fact>
        )}
        {organization.hasSecretaryCompany && (
          <Fact name="Secretary company">
            <Day date={organization.secretaryCompanyPaidReminder} />
          </Fact>
        )}
        {organization.hasAnonymousShareholder && (
          <Fact name="Anonymous shareholder">
            <Day date={organization.anonymousShareholderPaidReminder} />
          </Fact>
        )}
        <Fact name="AML risk">
          <OrganizationRisk organization={organization} />
        </Fact>
      </Stack>
    </Section>
    {organization.followUps.length > 0 && (
      <Section title="Running follow-ups">
        {organization.followUps.map((followUp) => {
          const { _id, followUpName, stepIndex, deadline } = followUp
          const last = lastStep(followUpName)
          const { label } = followUpCatalogue[followUpName]
          return (
            <div key={_id}>
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <Anchor
                  component={Link}
                  to={`/organization/${organization._id}/FOLLOW_UP_BETA_TAB`}
                  state={true}
                  size="sm"
                >
                  {label}
                </Anchor>
                <Text size="xs" c="dimmed">
                  {stepIndex}/{last}
                  {deadline && followUpCatalogue[followUpName].days > 0 && (
                    <>
                      {' · due '}
                      <DeadlineText followUp={followUpDates(followUp)} company={organization} size="xs" />
                    </>
                  )}
                </Text>
              </Group>
              <Progress
                value={(stepIndex / last) * 100}
                size="sm"
                mt={4}
                aria-label={`${label}, step ${stepIndex} of ${last}`}
              />
            </div>
          )
        })}
      </Section>
    )}
  </Stack>
)

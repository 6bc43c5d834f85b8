import { Anchor, Group, Progress, Stack, Text } from '@mantine/core'
import { followUpCatalogue, lastStep } from '@registrar/domain/follow-ups/catalogue'
import type { Organization } from '@registrar/domain/organizations/organization'
import { daysLeftText } from '@registrar/domain/shared/count-text'
import { daysBetween, displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { today } from '#lib/clock'
import { Section } from '#ui/section'
import { RiskBadge } from '#ui/status'

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

const Day = ({ date }: { date: IsoDate | null }) => {
  if (!date) return <Text size="sm">–</Text>
  const daysLeft = daysBetween(today(), date)

  return (
    <>
      <Text size="sm">{displayDate(date)}</Text>
      <Text size="xs" c={daysLeft < 0 ? 'var(--app-red-text)' : 'dimmed'}>
        {daysLeftText(daysLeft)}
      </Text>
    </>
  )
}

/** What staff look for first: the next deadlines, the risk, and the running follow-ups. */
export const OrganizationSummary = ({ organization }: { organization: Organization }) => (
  <Stack gap="md">
    <Section title="At a glance">
      <Stack gap={10}>
        <Fact name="Next annual return">
          <Day date={organization.nextArReminder} />
        </Fact>
        <Fact name="Corporation tax">
          <Day date={organization.corporationTaxPaidReminder} />
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
          <RiskBadge level={organization.aml.appendix2_risk_level} />
        </Fact>
      </Stack>
    </Section>
    {organization.followUps.length > 0 && (
      <Section title="Running follow-ups">
        {organization.followUps.map(({ _id, followUpName, stepIndex, deadline }) => {
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
                  {deadline && ` · due ${displayDate(deadline)}`}
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

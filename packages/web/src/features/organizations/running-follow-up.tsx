import { Anchor, Group, Text } from '@mantine/core'
import { followUpDates } from '@registrar/domain/follow-ups/follow-up-entry'
import { followUpCatalogue, lastStep } from '@registrar/domain/follow-ups/catalogue'
import type { Organization } from '@registrar/domain/organizations/organization'
import { Link } from '@tanstack/react-router'
import { DeadlineText, FollowUpPath } from '#features/follow-ups'

type Props = { followUp: Organization['followUps'][number]; organization: Organization }

/** A running follow-up as a path of its steps, with its deadline. */
export const RunningFollowUp = ({ followUp, organization }: Props) => {
  const { followUpName, stepIndex, deadline } = followUp
  const { label, days, steps } = followUpCatalogue[followUpName]

  return (
    <div>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Anchor component={Link} to={`/organization/${organization._id}/FOLLOW_UP_BETA_TAB`} state={true} size="sm">
          {label}
        </Anchor>
        <Text size="xs" c="dimmed" ta="right">
          {stepIndex}/{lastStep(followUpName)}
          {deadline && days > 0 && (
            <>
              {' · due '}
              <DeadlineText followUp={followUpDates(followUp)} company={organization} size="xs" />
            </>
          )}
        </Text>
      </Group>
      <FollowUpPath name={followUpName} current={stepIndex} />
      <Text size="xs" c="dimmed">
        {steps[stepIndex]}
      </Text>
    </div>
  )
}

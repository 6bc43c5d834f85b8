import { Anchor, Button, Group, List, Text } from '@mantine/core'
import type { Filing } from '@registrar/domain/filings/filing'
import { filingKindOf } from '@registrar/domain/filings/filing-kinds'
import { isOpenState } from '@registrar/domain/filings/filing-state'
import { followUpCatalogue, type FollowUpCode } from '@registrar/domain/follow-ups/catalogue'
import { followUpsOfFiling } from '@registrar/domain/follow-ups/follow-ups-of-filings'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { timeLeftText } from '@registrar/domain/shared/time-distance'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { today } from '#lib/clock'
import { useSingleSubmit } from '#lib/use-single-submit'
import { useEditedRecord } from '#lib/use-edited-record'
import { LATE_COLOR } from '#ui/due-date'
import { Permitted } from '#ui/permitted'
import { Section } from '#ui/section'
import { FilingDialog } from './filing-dialog.tsx'
import { filingsQuery, useStartFollowUpOfFiling } from './filings.api.ts'

const dayOf = ({ state, correctBy, legalDate }: Filing) => (state === 'sentBack' ? correctBy : legalDate)

/** The filings that are open, besides the annual return that is due, by their last days; those without one come last. */
const openOf = (filings: readonly Filing[]): Filing[] =>
  filings
    .filter(({ state, isCompanyOver }) => isOpenState(state) && !isCompanyOver)
    .filter(({ kind, state }) => kind !== 'B1' || state === 'sentBack')
    .toSorted((one, other) => (dayOf(one) ?? '9999').localeCompare(dayOf(other) ?? '9999'))

const LastDay = ({ filing }: { filing: Filing }) => {
  const day = dayOf(filing)
  if (!day) return 'The law names no day.'
  const text = `${filing.state === 'sentBack' ? 'Correct it and send it again' : 'In law'} by ${displayDate(day)}.`
  if (day >= today()) return text
  return (
    <>
      {text}{' '}
      <Text span inherit c={LATE_COLOR}>
        {timeLeftText(day, today())}
      </Text>
    </>
  )
}

type StartProps = { filing: Filing; name: FollowUpCode }

const StartButton = ({ filing, name }: StartProps) => {
  const start = useStartFollowUpOfFiling(filing)
  return (
    <Button
      variant="default"
      size="xs"
      loading={start.isPending}
      onClick={useSingleSubmit(start.isPending, () => start.mutate(name))}
    >
      Start {followUpCatalogue[name].label}
    </Button>
  )
}

type RowProps = { filing: Filing; activeKinds: readonly FollowUpCode[] }

const FollowUpOfRow = ({ filing, activeKinds }: RowProps) => {
  const [name] = followUpsOfFiling(filing)
  if (filing.followUpId)
    return (
      <Anchor component={Link} size="sm" to={`/organization/${filing.organizationId}/FOLLOW_UP_BETA_TAB`}>
        A follow-up works on it
      </Anchor>
    )
  if (!name) return null
  // There is only one active follow-up of a kind (FUP-4).
  if (activeKinds.includes(name))
    return (
      <Text size="sm" c="dimmed">
        Archive the active {followUpCatalogue[name].label} to start this one.
      </Text>
    )
  return (
    <Permitted call={followUpsCalls.startFollowUp}>
      <StartButton filing={filing} name={name} />
    </Permitted>
  )
}

type Props = { organizationId: string; activeKinds: readonly FollowUpCode[] }

/** The filings of a company that are to be sent, each with its last day in law and its follow-up (OWN-10). */
export const ToBeFiled = ({ organizationId, activeKinds }: Props) => {
  const filings = openOf(useQuery(filingsQuery(organizationId)).data ?? [])
  const [opened, setOpened] = useEditedRecord(filings)
  if (filings.length === 0 && !opened) return null

  return (
    <Section title="To be filed">
      <List
        listStyleType="none"
        spacing="xs"
        styles={{ itemWrapper: { display: 'block' }, itemLabel: { display: 'block' } }}
      >
        {filings.map((filing) => (
          <List.Item key={filing._id}>
            <Group justify="space-between" gap="xs">
              <Group gap="xs">
                <Anchor component="button" type="button" size="sm" ta="left" onClick={() => setOpened(filing)}>
                  {filing.kind}: {filing.event || filingKindOf(filing.kind).title}.
                </Anchor>
                <Text size="sm">
                  <LastDay filing={filing} />
                </Text>
              </Group>
              <FollowUpOfRow filing={filing} activeKinds={activeKinds} />
            </Group>
          </List.Item>
        ))}
      </List>
      {opened && <FilingDialog filing={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  )
}

import { Text } from '@mantine/core'
import { latenessToday } from '@registrar/domain/filings/late-returns'
import type { RunningReturn } from '@registrar/domain/filings/return-days'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { today } from '#lib/clock'
import { closingDays } from '#lib/firm-calendar'
import { DueDate } from '#ui/due-date'

type Props = { ard: IsoDate | null; running: RunningReturn | null; display?: (ard: IsoDate) => string; empty?: string }

/**
 * An annual return date, red and with 'late by 12 days' once its last day to file is past (AR-8, DUE-10); without that while nobody has
 * confirmed it with the CRO (AR-23).
 */
export const ReturnDueDate = ({ ard, running, display = displayDate, empty = '' }: Props) => {
  if (!ard) return empty
  if (!running) return display(ard)
  if (running.isUnconfirmed)
    return (
      <>
        {display(ard)}{' '}
        <Text span size="xs" c="dimmed">
          not confirmed
        </Text>
      </>
    )
  return <DueDate date={ard} text={display(ard)} lastDay={latenessToday(running, today(), closingDays()).lastDay} />
}

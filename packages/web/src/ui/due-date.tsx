import { Text } from '@mantine/core'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { timeLeftText } from '@registrar/domain/shared/time-distance'
import { today } from '#lib/clock'

/** The colour of what is late. */
export const LATE_COLOR = 'var(--app-red-text)'

type Props = {
  date: IsoDate | null | undefined
  /** how the day is shown, by default as dd/MM/yyyy */
  text?: string
  /** the day after which it is late, when that is not the day shown: the last day to file of an annual return */
  lastDay?: IsoDate | null | undefined
  /** whether it is done, so that it cannot be late */
  isDone?: boolean
}

/** A day on which something falls due: red, with 'late by 12 days' beside it, once it is past (DUE-10). */
export const DueDate = ({ date, text = displayDate(date), lastDay = date, isDone = false }: Props) => {
  if (!date || !lastDay || isDone || lastDay >= today()) return text

  return (
    <Text span inherit c={LATE_COLOR}>
      {text}{' '}
      <Text span size="xs" style={{ whiteSpace: 'nowrap' }}>
        {timeLeftText(lastDay, today())}
      </Text>
    </Text>
  )
}

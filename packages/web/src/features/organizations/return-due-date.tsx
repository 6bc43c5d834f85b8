import { lastDayToFileReturn } from '@registrar/domain/working-days/legal-deadlines'
import { displayDate, type IsoDate } from '@registrar/domain/shared/iso-date'
import { closingDays } from '#lib/firm-calendar'
import { DueDate } from '#ui/due-date'

type Props = { ard: IsoDate | null; display?: (ard: IsoDate) => string; empty?: string }

/** An annual return date, red and with 'late by 12 days' once its last day to file is past (AR-8, DUE-10). */
export const ReturnDueDate = ({ ard, display = displayDate, empty = '' }: Props) =>
  ard ? <DueDate date={ard} text={display(ard)} lastDay={lastDayToFileReturn(ard, closingDays())} /> : empty

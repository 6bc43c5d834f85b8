import type { IsoDate } from '@registrar/domain/shared/iso-date'

type FirmCalendar = {
  /** IANA name; undefined means the browser's zone, as long as the server has not said which one is the firm's */
  timeZone: string | undefined
  closingDays: readonly IsoDate[]
}

let calendar: FirmCalendar = { timeZone: undefined, closingDays: [] }

/** Keeps the firm's time zone and closing days. It is set before the first page shows, and stays when a session ends. */
export const setFirmCalendar = (next: FirmCalendar): void => {
  calendar = next
}

/** The firm's time zone, which decides which day is today (DAY-1). */
export const firmTimeZone = (): string | undefined => calendar.timeZone

/** Days on which the CRO and the RBO are closed, besides weekends and public holidays (DUE-3). */
export const closingDays = (): readonly IsoDate[] => calendar.closingDays

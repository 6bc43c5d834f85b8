import ical, { ICalEventTransparency } from 'ical-generator'
import type { CalendarEntry } from './calendars.queries.ts'

/** The address part that makes the UIDs of events unique in the world. */
const UID_HOST = 'registrar'

// A calendar has no control characters but tabs, and the line ends that the library writes as letters (RFC 5545, section 3.1).
const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')

/** `name` is what a calendar program calls the calendar, `at` the present moment, `baseUrl` where the app is opened. */
type Calendar = { name: string; at: string; baseUrl: string }

/** A calendar file (RFC 5545) of all-day events, which do not make their owner busy and lead to their records. */
export const calendarFile = (entries: CalendarEntry[], { name, at, baseUrl }: Calendar): string => {
  const calendar = ical({
    name: withoutControls(name),
    prodId: { company: 'Registrar', product: 'Deadlines', language: 'EN' },
    ttl: 60 * 60,
  })

  for (const { id, date, organization_name, subject, path } of entries)
    calendar.createEvent({
      id: `${id}@${UID_HOST}`,
      // Without a time zone the library writes the day in UTC.
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      summary: withoutControls(organization_name ? `${organization_name}: ${subject}` : subject),
      stamp: new Date(at),
      transparency: ICalEventTransparency.TRANSPARENT,
      url: `${baseUrl}${path}`,
    })

  // The library leaves out the end of the last line, which every line has (RFC 5545, section 3.1).
  return `${calendar.toString()}\r\n`
}

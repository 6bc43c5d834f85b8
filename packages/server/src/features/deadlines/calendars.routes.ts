import { calendarCalls } from '@registrar/domain/deadlines/calendar.calls'
import { pathOf } from '@registrar/domain/shared/call'
import { mediaTypes } from '@registrar/domain/shared/media-types'
import { baseUrlOf } from '#features/files'
import { callOrigin, requirePassword } from '#features/users'
import { now, today } from '#platform/clock'
import { notFound } from '#platform/problem'
import type { Routes } from '#platform/http/routes'
import { calendarFile } from './calendar-file.ts'
import { createCalendar, removeCalendar } from './calendars.commands.ts'
import { findCalendar, findCalendarOwner, listCalendarEntries } from './calendars.queries.ts'
import { refreshDeadlines } from './refresh-deadlines.commands.ts'
import { refreshSettings } from './refresh-settings.ts'

export const calendarRoutes = ({ serve, serveDocument }: Routes): void => {
  serve(calendarCalls.findCalendar, async ({ db, session }) => ({ createdAt: await findCalendar(db, session.userId) }))

  serve(calendarCalls.createCalendar, async ({ db, body, session, config, request }) => {
    const checked = await requirePassword(db, config, session.userId, body.password, 'password')
    const secret = await createCalendar(db, session, { ...callOrigin({ config, request }), checked })
    return { url: `${baseUrlOf(config, request)}${pathOf(calendarCalls.readCalendar.path, { secret })}` }
  })

  serve(calendarCalls.removeCalendar, ({ db, session }) => removeCalendar(db, session.userId, session))

  serveDocument(calendarCalls.readCalendar, async ({ db, params, config, request, reply }) => {
    const userId = await findCalendarOwner(db, params.secret)
    if (!userId) throw notFound('calendar')

    await refreshDeadlines(db, refreshSettings(config))
    const entries = await listCalendarEntries(db, userId, today(config.timeZone))
    const calendar = { name: `${config.brands.main}: deadlines`, at: now(), baseUrl: baseUrlOf(config, request) }
    const file = calendarFile(entries, calendar)
    return reply.type(mediaTypes.calendar).send(file)
  })
}

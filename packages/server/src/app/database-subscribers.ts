import { followSettings } from '#features/settings'
import type { Subscriber } from '#platform/database/notifications'
import type { Platform } from '#platform/http/routes'
import { forgetEndedSessions } from '#platform/sessions/ended-sessions'

type Told = Pick<Platform, 'config' | 'db' | 'sessions' | 'liveChanges'>

/** What every server is told of by the database: ended sessions, settings that administrators change, saves. */
export const databaseSubscribers = (
  { config, db, sessions, liveChanges }: Told,
  { onSettingsError }: { onSettingsError?: (error: unknown) => void } = {},
): Subscriber[] => [
  forgetEndedSessions(sessions),
  followSettings(db, { config, sessions, onError: (error) => onSettingsError?.(error) }),
  ...liveChanges.subscribers,
]

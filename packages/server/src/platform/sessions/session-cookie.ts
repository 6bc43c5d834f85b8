import type { Config } from '../config.ts'

export const SESSION_COOKIE = 'registrar_session'

type Reached = Pick<Config, 'publicUrl'>

/** Whether people reach the server by https. */
export const isReachedByHttps = ({ publicUrl }: Reached): boolean => publicUrl?.startsWith('https:') ?? false

/**
 * The name of the session's cookie. With https browsers take a cookie of this prefix only from this very host, so that no
 * neighbouring host can set one (SEC-10).
 */
export const sessionCookieName = (config: Reached): string =>
  isReachedByHttps(config) ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE

import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type RawBuilder, sql } from 'kysely'

/** The instant at which a day begins in a time zone, an IANA name such as `Europe/Dublin`. */
export const startOfDay = (day: IsoDate, timeZone: string): RawBuilder<string> =>
  sql<string>`(${day}::date::timestamp at time zone ${timeZone})`

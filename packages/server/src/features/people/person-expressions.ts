import type { IsoDate } from '@registrar/domain/shared/iso-date'
import { type ExpressionBuilder, expressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#platform/database/database'

type Builder = ExpressionBuilder<Tables & { p: Tables['people'] }, 'p'>

/** Builds expressions over a person `p`. */
export const eb: Builder = expressionBuilder()

/** The links of a person to organizations that are not deleted. */
export const links = () =>
  eb
    .selectFrom('living_links as links')
    .innerJoin('organizations', 'organizations.id', 'links.organization_id')
    .whereRef('links.person_id', '=', 'p.id')
    .where('organizations.deleted_at', 'is', null)

/** Whether a term of office `t` is in force on a day. */
export const isInForceOn = (day: IsoDate | RawBuilder<unknown>) =>
  sql<boolean>`coalesce(t.appointed <= ${day}, true) and coalesce(${day} < t.ceased, true)`

import type { FiledChange } from '@registrar/domain/filings/filing-event'
import { expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tables } from '#platform/database/database'

/** An officer whom a filing is about, and what changed. `name` is read from the record of the person or the company. */
export type PersonOfFiling = FiledChange & { personId: string | null; memberId: string | null; name: string }

const eb = expressionBuilder<Tables & { f: Tables['filings'] }, 'f'>()

const nameOfOfficer = sql<string>`coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), m.name, '')`

/** Whom a filing `f` is about, in the order in which it was said. */
export const peopleOfFiling = jsonArrayFrom(
  eb
    .selectFrom('filing_people as about')
    .leftJoin('people as p', 'p.id', 'about.person_id')
    .leftJoin('organizations as m', 'm.id', 'about.member_id')
    .select(['about.person_id as personId', 'about.member_id as memberId', nameOfOfficer.as('name')])
    .select([
      // Checks of the table allow only the offices and changes of the domain.
      sql<PersonOfFiling['office']>`about.office`.as('office'),
      sql<PersonOfFiling['change']>`about.change`.as('change'),
    ])
    .whereRef('about.filing_id', '=', 'f.id')
    .orderBy('about.id'),
)

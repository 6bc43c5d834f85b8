import { chance, randomDay, random, idOf, createdAt, randomInteger, oneOf } from './random-sql.ts'
import type { TableFiller } from './table-filler.ts'
import { words } from './words.ts'

/** An invented word that only a few records share. */
const rareWord = [11, 12, 13].map((salt) => oneOf(salt, words.syllables)).join(' || ')

const name = `
  case when ${chance(10, 0.3)} then initcap(${rareWord}) else ${oneOf(14, words.places, 1.8)} end
  || ' ' || ${oneOf(15, words.trades, 1.5)}
  || case when ${chance(16, 0.5)} then ' ' || ${oneOf(17, words.forms, 1.5)} else '' end
  || case when ${chance(18, 0.7)} then ' Limited'
     else (array[' DAC', ' Ltd', ' CLG', ' ULC', ''])[1 + ${randomInteger(19, 5, 1.5)}] end`

const reminder = (salt: number, has: string) => `case when ${has} then ${randomDay(salt, '2024-06-01', 1000)} end`

export const organizations: TableFiller = {
  table: 'organizations',
  count: (totals) => totals.organizations,
  insert: ({ organizations: total }) => `
    insert into organizations (id, name, mail, cro, creation_status, incorporation_date, first_annual_return,
      is_first_annual_return_done, next_annual_return, corporation_tax_reminder, finotor, finotor_email_sent_at,
      has_domiciliation, domiciliation_reminder, has_secretary_company, secretary_company_reminder,
      has_anonymous_shareholder, anonymous_shareholder_reminder, aml_risk_level, created_at, updated_at, deleted_at)
    select ${idOf('organizations', total)}, ${name},
      case when ${chance(20, 0.8)} then 'office' || i || '@' || ${oneOf(21, words.syllables)} || '.example' end,
      case when status in ('COMPLETED', 'STRIKE_OFF', 'LATE') then (400000 + i)::text end,
      status, incorporated, (incorporated + interval '6 months')::date, ${chance(22, 0.6)},
      (incorporated + interval '1 year' * (1 + ${randomInteger(23, 4)}) + interval '6 months')::date,
      case when ${chance(24, 0.6)} then ${randomDay(25, '2025-01-01', 900)} end, finotor,
      case when finotor <> 'not_sent' then ${createdAt(total)} + interval '20 days' end,
      dom, ${reminder(26, 'dom')}, sec, ${reminder(27, 'sec')}, ano, ${reminder(28, 'ano')},
      case when ${chance(29, 0.6)} then ${oneOf(30, ['low', 'medium', 'high'], 1.6)} end,
      ${createdAt(total)}, ${createdAt(total)} + interval '30 days',
      case when ${chance(31, 0.02)} then ${createdAt(total)} + interval '90 days' end
    from generate_series($1::bigint, $2::bigint) i,
      lateral (select ${chance(32, 0.3)} as dom, ${chance(33, 0.25)} as sec, ${chance(34, 0.1)} as ano,
        case when ${random(35)} < 0.95 then ${oneOf(36, ['COMPLETED', 'IN_PROGRESS', 'LATE', 'STRIKE_OFF'], 2.2)} end as status,
        case when ${chance(37, 0.5)} then ${oneOf(38, ['sent', 'registered', 'not_sent', 'stopped'])} end as finotor,
        case when ${chance(39, 0.9)} then ${randomDay(40, '2012-01-01', 5000)} end as incorporated) drawn`,
}

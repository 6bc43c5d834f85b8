import { chance, randomDay, random, idOf, randomInteger, oneOf } from './random-sql.ts'
import type { TableFiller, Totals } from './table-filler.ts'
import { words } from './words.ts'

const perOrganization = (totals: Totals) => totals.organizations
const series = 'from generate_series($1::bigint, $2::bigint) i'

const sentences = [
  'Called the client about the missing utility bill. ',
  'The constitution came back signed, the shareholder resolution did not. ',
  'Accounts are with the bookkeeper, waiting for the bank statements of the last quarter. ',
  'The director moves to Lyon in spring: change of address to follow. ',
  'Prefers e-mail, in French. ',
  'VAT number refused once; a contract with an Irish customer is needed. ',
]

export const organizationDetails: TableFiller = {
  table: 'organization_details',
  count: perOrganization,
  insert: ({ organizations: total }) => `
    insert into organization_details (organization_id, language, business_activity, creation_package, address, country,
      comments, notes, is_rbo_compliant, financial_year_end, corporation_tax_paid, corporation_tax_number,
      domiciliation_subscription, domiciliation_plan, domiciliation_payments)
    select ${idOf('organizations', total)}, ${oneOf(50, ['fr', 'en'])}, ${oneOf(51, words.trades)} || ' and related services',
      ${oneOf(52, ['FAST_CREATION', 'FULL_PACK', 'PREMIUM_PACK', 'HOLDING', 'REAL_ESTATE_PACK'], 1.5)},
      (1 + ${randomInteger(53, 300)}) || ' ' || ${oneOf(54, words.lastNames)} || ' Street, ' || ${oneOf(55, words.places)},
      ${oneOf(56, words.countries, 3)}, case when ${chance(57, 0.5)} then ${oneOf(58, sentences)} end,
      case when ${chance(59, 0.6)} then repeat(${oneOf(60, sentences)} || ${oneOf(61, sentences)}, 1 + ${randomInteger(62, 4, 2)}) end,
      ${chance(63, 0.7)}, ${randomDay(64, '2025-01-01', 700)},
      case when ${chance(65, 0.5)} then array[${randomDay(66, '2023-01-01', 300)}, ${randomDay(67, '2024-01-01', 300)}] else '{}' end,
      case when ${chance(68, 0.5)} then (3000000 + i) || 'X' end, ${randomDay(69, '2022-01-01', 1000)},
      case when ${chance(70, 0.3)} then 12 end,
      case when ${chance(71, 0.3)} then '[{"paidDate":"2024-02-01","nextPaidReminder":"2025-02-01"},{"paidDate":"2025-02-03","nextPaidReminder":"2026-02-01"}]'::jsonb else '[]' end
    ${series}`,
}

const questions = Array.from({ length: 13 }, (_, at) => `'appendix2_q${at + 1}', ${chance(80 + at, 0.3)}`)

export const organizationAml: TableFiller = {
  table: 'organization_aml',
  count: perOrganization,
  insert: ({ organizations: total }) => `
    insert into organization_aml (organization_id, form)
    select ${idOf('organizations', total)}, jsonb_build_object(${questions.join(', ')},
      'appendix2_total_score', 13 + ${randomInteger(95, 20)}, 'appendix2_risk_level', ${oneOf(30, ['low', 'medium', 'high'], 1.6)},
      'appendix2_additional_comments', ${oneOf(96, sentences)}, 'appendix3_source_of_funds', ${oneOf(97, sentences)},
      'appendix3_pep_status', ${chance(98, 0.05)}, 'appendix3_valid_id_copy', true,
      'appendix4_business_address', ${oneOf(99, words.places)})
    ${series} where ${chance(29, 0.6)}`,
}

export const organizationUsers: TableFiller = {
  table: 'organization_users',
  count: perOrganization,
  insert: ({ organizations: total, users }) => `
    insert into organization_users (organization_id, user_id, position)
    select ${idOf('organizations', total)}, ${idOf('users', users, `(1 + (${randomInteger(100, users)} + n * 7) % ${users})`)}, n
    ${series}, generate_series(0, ${randomInteger(101, 3)} - 1) n`,
}

export const organizationFiles: TableFiller = {
  table: 'organization_files',
  count: perOrganization,
  insert: ({ organizations: total }) => `
    insert into organization_files (organization_id, position, url, folder, file_name)
    select ${idOf('organizations', total)}, n, '/files/' || md5(i || '-' || n) || '/' || file_name, folder, file_name
    ${series}, generate_series(0, floor(6 * ${random(102)})::int - 1) n,
      lateral (select ${oneOf(103, ['Incorporation', 'AML', 'Annual returns', 'Tax', 'Bank', 'Other'], 1, '(i * 6 + n)')} as folder,
        ${oneOf(104, ['passport', 'constitution', 'utility-bill', 'b1', 'bank-letter'], 1, '(i * 6 + n)')} || '-' || n || '.pdf' as file_name) drawn`,
}

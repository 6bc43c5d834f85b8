import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AmlChanges } from '../aml/aml-form.ts'
import { amlDefaults } from '../aml/aml-texts.ts'
import { type FileFacts, findOpenPoints } from '../aml/file-gaps.ts'
import { day, facts } from './compliance-facts.factory.ts'
import { checkCompliance } from './compliance-rules.ts'

const DAYS = ['2026-01-01', '2026-11-20', '2026-11-21', '2030-01-01', null] as const
const aDay = fc.constantFrom(...DAYS)
const aText = fc.constantFrom(null, '', ' ', 'Passport', 'Utility bill', 'X')

const aDocument = fc.record({
  type: aText,
  number: aText,
  expiresOn: aDay,
  url: fc.constant(null),
  noExpiry: fc.constantFrom(true, false, null, undefined),
  issuedOn: aDay,
  certifiedBy: aText,
  certifiedOn: aDay,
})

const aForm = fc
  .record({
    appendix2_q3: fc.constantFrom(true, false, null),
    appendix2_q6: fc.boolean(),
    appendix2_q9: fc.boolean(),
    appendix3_conclusion: aText,
    appendix4_registered_number: aText,
    appendix6_nationality: aText,
    enhanced_source_of_wealth: aText,
    enhanced_source_of_funds: aText,
    enhanced_monitoring: aText,
    enhanced_approved_by: fc.constantFrom(null, { user_id: 'a', user_name: 'A B' }),
    enhanced_approved_on: aDay,
    rbo_checked_on: aDay,
    rbo_extract: aText,
    rbo_discrepancy: fc.constantFrom(true, false, null),
    rbo_discrepancy_reported_on: aDay,
  })
  .map((changes): AmlChanges => ({ ...amlDefaults, ...changes }))

const someFacts: fc.Arbitrary<FileFacts> = fc.record({
  form: aForm,
  identified: fc.array(
    fc.record({ name: fc.constant('A B'), identityDocuments: fc.array(aDocument, { maxLength: 3 }) }),
    {
      maxLength: 2,
    },
  ),
  isEnhanced: fc.boolean(),
  approver: fc.constantFrom(null, { isSenior: true }, { isSenior: false }),
  relationshipBeganOn: aDay,
  isSigned: fc.boolean(),
  incorporatedOn: aDay,
  ownersEntryDueOn: aDay,
  ownerGaps: fc.array(fc.constant('Nobody who owns X is known.'), { maxLength: 1 }),
  hasSanctionsList: fc.boolean(),
})

it('whatever the facts are, a file that would be refused is never green (AML-18, COMP-14)', () => {
  fc.assert(
    fc.property(someFacts, (file) => {
      const open = findOpenPoints(file, { today: day.today, proofMonths: 3 })
      const checked = facts({})
      const [finding] = checkCompliance({ ...checked, aml: { ...checked.aml, open } }, day, ['amlFile'])
      expect(finding?.state === 'green').toBe(open.length === 0)
    }),
  )
})

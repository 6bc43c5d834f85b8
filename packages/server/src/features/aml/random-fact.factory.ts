import type { AmlChanges } from '@registrar/domain/aml/aml-form'
import { riskQuestions } from '@registrar/domain/aml/risk-score'
import type { LinkRole } from '@registrar/domain/shared/link-roles'
import { addDays, addMonths, type IsoDate } from '@registrar/domain/shared/iso-date'
import fc from 'fast-check'

const which = fc.nat(20)
const as = <K extends string>(kind: K) => fc.constant(kind)

const someDay = (today: IsoDate) =>
  fc.constantFrom(addMonths(today, -40), addMonths(today, -4), addDays(today, -1), today, addDays(today, 1))

const answers = (today: IsoDate): fc.Arbitrary<AmlChanges> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...riskQuestions), fc.constantFrom(true, false, null))
      .map(([name, value]) => ({ [name]: value })),
    fc.record({ appendix3_source_of_funds: fc.constantFrom('Aoife Byrne', '', null) }),
    fc.record({ appendix4_registered_number: fc.constantFrom('730111', '', null) }),
    fc.record({ appendix6_name_of_client: fc.constantFrom('Aoife Byrne', null) }),
    fc.record({
      rbo_checked_on: fc.option(someDay(today)),
      rbo_extract: fc.constantFrom('/file/x', null),
      rbo_discrepancy: fc.constantFrom(true, false, null),
      rbo_discrepancy_reported_on: fc.option(someDay(today)),
    }),
    fc.record({
      enhanced_source_of_wealth: fc.constantFrom('A company that was sold', ' ', null),
      enhanced_source_of_funds: fc.constantFrom('Its price', null),
      enhanced_monitoring: fc.constantFrom('Each year', null),
      enhanced_approved_on: fc.option(someDay(today)),
    }),
  )

const company = (today: IsoDate) =>
  fc.oneof(
    fc.record({ name: fc.constantFrom('Liffey Ltd', 'Petrov Trading Ltd', 'Boyne Ltd') }),
    fc.record({ incorporationDate: fc.option(fc.constantFrom(addMonths(today, -4), addMonths(today, -6))) }),
    fc.record({ companyType: fc.constantFrom('LTD', 'CLG', 'BRANCH', null) }),
    fc.record({ relationshipBeganOn: fc.option(someDay(today)) }),
    fc.record({ country: fc.constantFrom('Ireland', 'Iran', 'France') }),
    fc.record({ businessActivity: fc.constantFrom('Trade', 'Crypto exchange') }),
    fc.record({ creationStatus: fc.constantFrom('LATE', 'STRIKE_OFF', 'COMPLETED') }),
  )

/** Papers of a person: complete ones, and each of them with something missing. */
export const papersOf = (today: IsoDate) => {
  const certified = { certifiedBy: 'Niamh Kelly', certifiedOn: today }
  const passport = { type: 'Passport', number: 'P123', expiresOn: addMonths(today, 60), ...certified }
  const bill = { type: 'Utility bill', issuedOn: addMonths(today, -1), ...certified }
  return {
    complete: [passport, bill],
    some: [
      [],
      [passport],
      [bill],
      [passport, bill],
      [{ ...passport, expiresOn: null, noExpiry: true }, bill],
      [{ ...passport, expiresOn: today }, bill],
      [{ ...passport, expiresOn: addDays(today, -1) }, bill],
      [{ ...passport, number: ' ' }, bill],
      [{ ...passport, certifiedOn: addDays(today, 1) }, bill],
      [passport, { ...bill, issuedOn: addMonths(today, -3) }],
    ],
  }
}

const person = (today: IsoDate) =>
  fc.oneof(
    fc.record({ identityDocuments: fc.constantFrom(...papersOf(today).some) }),
    fc.record({ identityDocuments: fc.constant(papersOf(today).complete) }),
    fc.record({
      firstName: fc.constantFrom('Ivan', 'Orla', 'Petra'),
      lastName: fc.constantFrom('Petrov', 'Nolan', 'Exposed'),
    }),
    fc.record({ pep: fc.boolean() }),
    fc.record({
      addressCountry1: fc.constantFrom('Ireland', 'Iran', null),
      nationality: fc.constantFrom('Irish', 'Iranian'),
    }),
  )

const link = (today: IsoDate) =>
  fc.record(
    {
      roles: fc.constantFrom<LinkRole[]>(['director'], ['shareholder'], ['director', 'shareholder'], []),
      beneficiaryPercentage: fc.constantFrom(0, 25, 40, 60, 100),
      instructs: fc.boolean(),
      isNominee: fc.boolean(),
      terms: fc.array(
        fc
          .tuple(
            fc.constantFrom('director' as const, 'shareholder' as const),
            fc.option(someDay(today)),
            fc.option(someDay(today)),
          )
          .map(([role, appointed, ceased]) => ({ role, appointed, ceased })),
        { maxLength: 2 },
      ),
    },
    { requiredKeys: [] },
  )

/** Anything that happens to what files rest on. The numbers say to which record, counted from the first and round again. */
export const randomFact = (today: IsoDate) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: as('answer'), which, aml: answers(today) }) },
    { weight: 2, arbitrary: fc.record({ do: as('complete'), which }) },
    { weight: 2, arbitrary: fc.record({ do: as('company'), which, fields: company(today) }) },
    { weight: 3, arbitrary: fc.record({ do: as('person'), which, fields: person(today) }) },
    { weight: 3, arbitrary: fc.record({ do: as('link'), which, other: which, fields: link(today) }) },
    fc.record({ do: as('unlink'), which }),
    fc.record({ do: as('linkCompany'), which, other: which, percentage: fc.constantFrom(0, 40, 100) }),
    fc.record({ do: as('unlinkCompany'), which }),
    fc.record({ do: as('allot'), which, other: which, number: fc.constantFrom(40, 100) }),
    fc.record({ do: as('removePerson'), which }),
    fc.record({ do: as('restorePerson'), which }),
    fc.record({ do: as('removeCompany'), which }),
    fc.record({ do: as('restoreCompany'), which }),
    fc.record({ do: as('merge'), which, other: which }),
    fc.record({ do: as('undoMerge'), which }),
    fc.record({ do: as('undo'), which }),
    {
      weight: 2,
      arbitrary: fc.record({
        do: as('loadList'),
        kind: fc.constantFrom('sanctions' as const, 'pep' as const),
        isLong: fc.boolean(),
      }),
    },
    fc.record({ do: as('removeList'), which }),
    {
      weight: 3,
      arbitrary: fc.record({
        do: as('decide'),
        which,
        state: fc.constantFrom('open' as const, 'cleared' as const, 'confirmed' as const),
      }),
    },
    fc.record({
      do: as('approver'),
      which,
      isAdmin: fc.boolean(),
      role: fc.constantFrom('staff' as const, 'amlOfficer' as const),
    }),
    fc.record({ do: as('setting'), months: fc.constantFrom('1', '3', null) }),
    fc.record({ do: as('accept'), which }),
    fc.record({ do: as('nextDay'), days: fc.constantFrom(1, 29, 31) }),
  )
export type RandomFact = ReturnType<typeof randomFact> extends fc.Arbitrary<infer F> ? F : never

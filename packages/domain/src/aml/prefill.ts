import type { Person } from '../people/person.ts'
import type { AmlChanges, AmlForm } from './aml-form.ts'
import type { AmlStatus } from './assessment.ts'
import { isEmptyAnswer } from './empty-answer.ts'

export type OfferedAppendix = 'appendix3' | 'appendix4' | 'appendix6'

/** The organization whose form is filled. */
type Client = {
  name: string
  cro: string | null
  address: string | null
  country: string | null
  hasDomiciliation: boolean
  creationPackage: string | null
  finotor: string | null
  amlStatus: Pick<AmlStatus, 'enhancedDueDiligence'>
}
type Individual = Pick<
  Person,
  | 'firstName'
  | 'lastName'
  | 'birth'
  | 'nationality'
  | 'addressStreet1'
  | 'addressZip1'
  | 'addressCity1'
  | 'addressState1'
  | 'addressCountry1'
  | 'pep'
  | 'vif'
  | 'idPal'
>

const joined = (parts: readonly (string | null)[]): string | null =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ') || null

const expectedBusinessOf = ({ creationPackage, finotor, hasDomiciliation }: Client): string[] => [
  ...(finotor === 'registered' ? ['Accounting'] : []),
  ...(creationPackage ? ['Company Formation'] : []),
  ...(hasDomiciliation ? ['Other Services'] : []),
]

const addressOf = (person: Individual) =>
  joined([person.addressStreet1, person.addressZip1, person.addressCity1, person.addressState1, person.addressCountry1])

const knownFields = (appendix: OfferedAppendix, client: Client, individual: Individual | undefined): AmlChanges => {
  const isPepLinked = client.amlStatus.enhancedDueDiligence.includes('LINKED_PEP')
  const office = joined([client.address, client.country])

  if (appendix === 'appendix4')
    return {
      appendix4_registered_number: client.cro,
      appendix4_trading_name: client.name,
      appendix4_registered_office: office,
      // With domiciliation the registered office is the firm's, not the place of business.
      appendix4_business_address: client.hasDomiciliation ? null : office,
      appendix4_expected_business: expectedBusinessOf(client),
    }
  if (appendix === 'appendix3')
    return {
      appendix3_expected_business: expectedBusinessOf(client),
      appendix3_pep_status: isPepLinked || individual?.pep ? true : null,
      appendix3_valid_id_copy: individual?.vif || individual?.idPal ? true : null,
    }

  return individual
    ? {
        appendix6_name_of_client: joined([`${individual.firstName} ${individual.lastName}`]),
        appendix6_date_of_birth: individual.birth,
        appendix6_nationality: individual.nationality,
        appendix6_address: addressOf(individual),
      }
    : {}
}

/**
 * The fields of an appendix that the record and its people can fill: only those that are empty in `form`, and only with facts
 * (AML-14). No check that staff have to make is offered as done, except the ID copy of a person whose identity is verified.
 * @param individual the first director, the client whom Appendices 3 and 6 identify
 */
export const offeredFields = (
  appendix: OfferedAppendix,
  form: AmlChanges,
  client: Client,
  individual: Individual | undefined,
): AmlChanges =>
  Object.fromEntries(
    Object.entries(knownFields(appendix, client, individual)).filter(
      ([name, value]) => !isEmptyAnswer(value) && isEmptyAnswer(form[name as keyof AmlForm]),
    ),
  )

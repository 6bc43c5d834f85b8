import type { BodyInput } from '@registrar/domain/shared/call'
import { taxesCalls } from '@registrar/domain/taxes/taxes.calls'
import type { TestApp } from '#testing/test-app'

/** Registers a company for VAT from 2026 through the API, with any fields given, and gives the registration's id. */
export const makeTaxRegistration = async (
  { staff }: TestApp,
  organizationId: string,
  fields: Partial<BodyInput<typeof taxesCalls.createTaxRegistration>> = {},
): Promise<string> => {
  const { answer } = await staff(taxesCalls.createTaxRegistration, {
    body: { organizationId, tax: 'VAT', from: '2026-01-01', ...fields },
  })
  return answer.data._id
}

/** Says through the API that the VAT return for January and February 2026 was paid, with any fields given. */
export const makeTaxPayment = async (
  { staff }: TestApp,
  organizationId: string,
  fields: BodyInput<typeof taxesCalls.updateTaxDue> = {},
): Promise<void> => {
  await staff(taxesCalls.updateTaxDue, {
    params: { id: `${organizationId}:VAT3:2026-02-28` },
    body: { paidOn: '2026-03-20', ...fields },
  })
}

import { productsCalls } from '@registrar/domain/products/products.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { TestApp } from '#testing/test-app'

/** Creates a product through the API, with any fields given, and gives its id. */
export const makeProduct = async (
  { staff }: TestApp,
  name: string,
  fields: Partial<BodyInput<typeof productsCalls.createProduct>> = {},
): Promise<string> => {
  const { answer } = await staff(productsCalls.createProduct, { body: { name, ...fields } })
  return answer.data._id
}

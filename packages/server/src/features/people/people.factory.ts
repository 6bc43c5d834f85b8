import { peopleCalls } from '@registrar/domain/people/people.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import type { TestApp } from '#testing/test-app'

/** Creates a person through the API, with any fields given, and gives the new id. */
export const makePerson = async (
  { staff }: TestApp,
  fields: Partial<BodyInput<typeof peopleCalls.createPerson>> = {},
): Promise<string> => {
  const { answer } = await staff(peopleCalls.createPerson, {
    body: { firstName: 'Aoife', lastName: 'Byrne', ...fields },
  })
  return answer.data._id
}

import { registersCalls } from '@registrar/domain/registers/registers.calls'
import type { TestApp } from '#testing/test-app'

/** Enters an interest in a contract of a company, of somebody where one is given, through the API. */
export const makeRegisterEntry = async (
  app: TestApp,
  organizationId: string,
  personId: string | null = null,
): Promise<string> => {
  const body = { organizationId, register: 'contracts' as const, on: '2014-01-01', description: 'Lease', personId }
  return (await app.staff(registersCalls.createRegisterEntry, { body })).answer.data._id
}

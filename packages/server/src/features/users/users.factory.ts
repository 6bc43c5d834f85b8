import type { Role } from '@registrar/domain/access/roles'
import { usersCalls } from '@registrar/domain/users/users.calls'
import type { BodyInput } from '@registrar/domain/shared/call'
import { newId } from '#platform/database/ids'
import { SECRET_CODE, type TestApp, type TestClient } from '#testing/test-app'

/** A second member of staff who is signed in: `calls` makes calls as this user. */
export type Colleague = { id: string; email: string; token: string; calls: TestClient }

/** Signs up a second member of staff, with any fields given. The email address is a new one unless it is given. */
export const makeColleague = async (
  app: TestApp,
  fields: Partial<BodyInput<typeof usersCalls.signUp>> = {},
): Promise<Colleague> => {
  const body = {
    firstName: 'Conor',
    lastName: 'Walsh',
    email: `${newId()}@example.ie`,
    password: 'a long enough password',
    secretCode: SECRET_CODE,
    ...fields,
  }
  const { answer } = await app.anybody(usersCalls.signUp, { body })
  return { id: answer.data._id, email: body.email, token: answer.token, calls: app.as(answer.token) }
}

/** Signs up a second member of staff, who then gets a role. */
export const makeColleagueOf = async (app: TestApp, role: Role): Promise<Colleague> => {
  const colleague = await makeColleague(app)
  await app.db.updateTable('users').set({ role }).where('id', '=', colleague.id).execute()
  return colleague
}

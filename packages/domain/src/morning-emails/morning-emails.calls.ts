import * as z from 'zod'
import { call } from '../shared/call.ts'

/** Whether a user wants the email of the morning (REM-7). */
const morningEmailChoice = z.object({ on: z.boolean() })

export const morningEmailsCalls = {
  findMorningEmail: call({
    method: 'GET',
    path: '/user/morning-email',
    summary: 'Whether the user gets an email each morning of what is due',
    answer: morningEmailChoice,
  }),
  setMorningEmail: call({
    method: 'PUT',
    path: '/user/morning-email',
    summary: 'Turn the email of the morning on or off',
    body: morningEmailChoice,
    answer: morningEmailChoice,
  }),
}

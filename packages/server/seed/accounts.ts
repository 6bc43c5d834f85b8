import { createAccount } from '#features/users'
import { inTransaction } from '#platform/database/database'
import type { Maker } from './firm.ts'
import { emailAddressOf } from './names.ts'

export const DEMO_PASSWORD = 'registrar-demo-firm'
export const DEMO_DOMAIN = 'registrar.example'

const staff = [
  { firstName: 'Aoife', lastName: 'Byrne' },
  { firstName: 'Conor', lastName: 'Walsh' },
  { firstName: 'Marie', lastName: 'Laurent' },
  { firstName: 'Niamh', lastName: 'Kelly' },
  { firstName: 'Pierre', lastName: 'Dubois' },
  { firstName: 'Siobhán', lastName: 'O’Rourke' },
].map((name) => ({ ...name, email: emailAddressOf(name, DEMO_DOMAIN) }))

/** The account that the terminal names; the first, and so the admin. */
export const DEMO_EMAIL = staff[0]?.email ?? ''

/** The six members of staff. */
export const makeAccounts: Maker = async ({ db, accounts }) => {
  for (const account of staff) {
    const userId = await inTransaction(db, (tx) => createAccount(tx, { ...account, password: DEMO_PASSWORD }))
    accounts.push({ ...account, userId, session: { userId, sessionId: '', role: 'staff', token: '' } })
  }
}

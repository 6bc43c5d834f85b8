import * as z from 'zod'

const optional = z.string().optional().catch(undefined)

/** The address of the pages before signing in: where they lead to, the invitation that was followed, and the address that it was sent to. */
export const authSearch = z.object({ from: optional, invitation: optional, email: optional })

/** The address of the page that sets a new password. */
export const resetSearch = z.object({ token: optional })

import { readEmailAddresses } from '../shared/email-address.ts'

/** States of an organization at the bookkeeping platform (ORG-2). */
export const finotorStatuses = ['not_sent', 'sent', 'registered', 'stopped'] as const

type Director = { firstName: string; lastName: string }
type Client = { name: string; mail: string | null }

const isEmpty = (text: string | null): boolean => !text?.trim()

/**
 * What is missing before the client can be sent the sign-up email, in the words of ORG-25; empty when it can be sent
 * (ORG-25). `director` is the organization's first director.
 */
export const missingForSignup = ({ name, mail }: Client, director: Director | undefined): string[] => [
  ...(director ? [] : ['Director is missing']),
  ...(director && isEmpty(director.firstName) ? ['Director firstname'] : []),
  ...(director && isEmpty(director.lastName) ? ['Director lastname'] : []),
  ...(isEmpty(name) ? ['Organization name'] : []),
  ...(isEmpty(mail) ? ['Organization mail'] : []),
  ...(readEmailAddresses(mail).state === 'unreadable' ? ['Organization mail that can be read'] : []),
]

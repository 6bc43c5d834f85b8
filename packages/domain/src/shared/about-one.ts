import { filter } from './page.ts'
import { text } from './text.ts'

/** The fields of a body that is about a company or about a person: one of the two is sent. */
export const aboutFields = { organizationId: filter(text(100)), peopleId: filter(text(100)) }

type About = { organizationId?: string | undefined; peopleId?: string | undefined }

/** Whether a body names a company or a person, and not both. */
export const isAboutOne = ({ organizationId, peopleId }: About): boolean =>
  (organizationId === undefined) !== (peopleId === undefined)

/** The validation problem of a body that names neither, or both. */
export const needsOne = { path: ['organizationId'], error: 'Send organizationId or peopleId.' }

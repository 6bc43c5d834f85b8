import { LinkDetailsFields, newLinkDetails } from './link-details.tsx'
import type { LinkDetails } from './links.api.ts'
import { sharesToSend } from './new-shares.tsx'
import { NO_OFFICE_DAYS, OfficeDayFields, officesToSend, type OfficeValues } from './office-days.tsx'
import type { KnownShares } from './use-known-shares.ts'

type NewLinkValues = OfficeValues & { details: LinkDetails }

/** What a dialog that makes a link begins with. */
export const newLinkValues = (): NewLinkValues => ({ details: newLinkDetails(), ...NO_OFFICE_DAYS })

/** What such a dialog sends beside the two records. */
export const newLinkToSend = ({ details, ...offices }: NewLinkValues, known: KnownShares | undefined) => ({
  ...officesToSend([], details, offices),
  ...sharesToSend(details, known),
})

type Props = {
  /** the company of the link; undefined while none is chosen */
  organizationId: string | undefined
  known: KnownShares | undefined
  form: {
    values: NewLinkValues
    change: (patch: Partial<NewLinkValues>) => void
    problemAt: (path: string) => string | undefined
  }
}

/** The roles of a new link, the shares that come with them, and the days on which offices begin. */
export const NewLinkFields = ({ organizationId, known, form: { values, change, problemAt } }: Props) => (
  <>
    <LinkDetailsFields
      details={values.details}
      onChange={(details) => change({ details })}
      known={known}
      problem={problemAt('holdings')}
    />
    <OfficeDayFields
      organizationId={organizationId}
      before={[]}
      heldRoles={[]}
      roles={values.details.roles}
      values={values}
      change={change}
      problemAt={problemAt}
    />
  </>
)

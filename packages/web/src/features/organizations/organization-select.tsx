import { useQuery } from '@tanstack/react-query'
import { errorCode } from '#lib/error-message'
import { findOrganizations } from '#lib/find-records'
import type { SelectOption } from '#lib/record-option'
import { OPTION_LIMIT, useOptionPages } from '#lib/use-option-pages'
import { SearchSelect, type SearchSelectProps, useSearchText } from '#ui/search-select'
import { organizationQuery, ORGANIZATIONS } from '#lib/organization-query'

type Props = SearchSelectProps & {
  /** the name of the chosen organization, when it is known */
  chosenName?: string | null
  /** options before the organizations */
  extra?: SelectOption[]
  /** an organization that is not offered */
  without?: string
  failureMessage?: (error: unknown) => string
}

const defaultFailureMessage = (error: unknown) => errorCode(error, 'An error occurred fetching organizations')

/** Picks an organization. The server searches, and more options load while the user scrolls. */
export const OrganizationSelect = (props: Props) => {
  const { value, chosenName, extra, without, failureMessage = defaultFailureMessage, ...rest } = props
  const isKnown = !value || chosenName != null || extra?.some((one) => one.value === value)
  const chosen = useQuery({ ...organizationQuery(value ?? ''), enabled: !isKnown })
  const unknownName = chosen.error ? 'Unknown organization' : ''
  const text = useSearchText(chosenName ?? chosen.data?.name ?? unknownName, extra)
  const { options, ...found } = useOptionPages({
    queryKey: [ORGANIZATIONS, 'option pages', text.search],
    readPage: (page) => findOrganizations({ search: text.search, page, limit: OPTION_LIMIT }),
    isOpen: text.isOpen,
    failureMessage,
  })

  return (
    <SearchSelect
      nothingFoundMessage="No organizations found"
      {...rest}
      value={value}
      text={text}
      found={{ ...found, options: options.filter((one) => one.value !== without) }}
    />
  )
}

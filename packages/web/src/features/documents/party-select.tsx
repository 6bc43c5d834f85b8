import { errorCode } from '#lib/error-message'
import { findOrganizations, findPeople } from '#lib/find-records'
import { OPTION_LIMIT, useOptionPages } from '#lib/use-option-pages'
import { SearchSelect, type SearchSelectProps, useSearchText } from '#ui/search-select'

const readPage = async (search: string, page: number) => {
  const asked = { search, page, limit: OPTION_LIMIT }
  const [people, organizations] = await Promise.all([findPeople(asked), findOrganizations(asked)])
  return {
    options: [...people.options, ...organizations.options],
    totalPages: Math.max(people.totalPages, organizations.totalPages),
  }
}

const failureMessage = (error: unknown) => errorCode(error, 'Error fetching people')

/** Picks a person or a company on record: people first, as the server finds them. */
export const PartySelect = ({ chosenName, ...rest }: SearchSelectProps & { chosenName: string }) => {
  const text = useSearchText(chosenName)
  const found = useOptionPages({
    queryKey: ['people', 'options with organizations', text.search],
    readPage: (page) => readPage(text.search, page),
    isOpen: text.isOpen,
    failureMessage,
  })

  return <SearchSelect clearable nothingFoundMessage="Nobody found" {...rest} text={text} found={found} />
}

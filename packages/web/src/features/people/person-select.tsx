import { peopleCalls } from '@registrar/domain/people/people.calls'
import { userName } from '@registrar/domain/users/users'
import { useQuery } from '@tanstack/react-query'
import { request } from '#lib/api'
import { errorCode } from '#lib/error-message'
import { personOption } from '#lib/record-option'
import { OPTION_LIMIT, useOptionPages } from '#lib/use-option-pages'
import { SearchSelect, type SearchSelectProps, useSearchText } from '#ui/search-select'
import { PEOPLE, personQuery } from './people.api.ts'

const readPage = async (search: string, page: number) => {
  const body = { search, page, limit: OPTION_LIMIT, exactNameFirst: true, formerNames: true } as const
  const { data, totalPages } = await request(peopleCalls.searchPeople, { body })
  return { options: data.map(personOption(search)), totalPages }
}

const failureMessage = (error: unknown) => errorCode(error, 'Error fetching people')

type Props = SearchSelectProps & {
  /** the name of the chosen person, when it is known */
  chosenName?: string | null
}

/** Picks a person. The server searches, and more options load while the user scrolls. */
export const PersonSelect = ({ value, chosenName, ...rest }: Props) => {
  const chosen = useQuery({ ...personQuery(value ?? ''), enabled: value !== null && chosenName == null })
  const unknownName = chosen.error ? 'Unknown person' : ''
  const text = useSearchText(chosenName ?? (chosen.data ? userName(chosen.data) : unknownName))
  const found = useOptionPages({
    queryKey: [PEOPLE, 'option pages', text.search],
    readPage: (page) => readPage(text.search, page),
    isOpen: text.isOpen,
    failureMessage,
  })

  return (
    <SearchSelect clearable nothingFoundMessage="No people found" {...rest} value={value} text={text} found={found} />
  )
}

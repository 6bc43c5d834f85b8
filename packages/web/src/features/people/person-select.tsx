import { peopleCalls } from '@registrar/domain/people/people.calls'
import { userName } from '@registrar/domain/users/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { request } from '#lib/api'
import { SearchSelect, type SearchSelectProps, type SelectOption, useSearchText } from '#ui/search-select'
import { PEOPLE, personQuery } from './people.api.ts'

const readOptions = async (search: string): Promise<SelectOption[]> => {
  const { data } = await request(peopleCalls.searchPeople, { body: { search } })
  return data.map((person) => ({ value: person._id, label: userName(person) }))
}

type Props = SearchSelectProps & {
  /** the name of the chosen person, when it is known */
  chosenName?: string | null
}

/** Picks a person. The server searches. The options load once the list is open. */
export const PersonSelect = ({ value, chosenName, ...rest }: Props) => {
  const chosen = useQuery({ ...personQuery(value ?? ''), enabled: value !== null && chosenName == null })
  const unknownName = chosen.error ? 'Unknown person' : ''
  const text = useSearchText(chosenName ?? (chosen.data ? userName(chosen.data) : unknownName))
  const { data: options = [], ...found } = useQuery({
    queryKey: [PEOPLE, 'select', text.search],
    queryFn: () => readOptions(text.search),
    placeholderData: keepPreviousData,
    enabled: text.isOpen,
  })

  return (
    <SearchSelect
      clearable
      nothingFoundMessage="No people found"
      {...rest}
      value={value}
      text={text}
      found={{ options, ...found }}
    />
  )
}

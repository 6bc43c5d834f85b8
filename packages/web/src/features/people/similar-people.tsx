import { useDebouncedValue } from '@mantine/hooks'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { useQuery } from '@tanstack/react-query'
import { request } from '#lib/api'
import { DEBOUNCE_MS } from '#lib/debounce'
import { SimilarRecords } from '#ui/similar-records'
import { PEOPLE } from './people.api.ts'
import { similarPersonOf } from './similar-person.ts'

type Typed = { firstName: string; lastName: string; mail: string; birth: string | null }

/** While a person is typed, warns that the name or the email address is known already (PERSON-11). */
export const SimilarPeople = ({ typed }: { typed: Typed }) => {
  const body = {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    mail: typed.mail.trim(),
    birth: typed.birth,
  }
  const key = JSON.stringify(body)
  const [settled] = useDebouncedValue(key, DEBOUNCE_MS)
  const canBeKnown = (body.firstName !== '' && body.lastName !== '') || body.mail !== ''
  const { data = [] } = useQuery({
    queryKey: [PEOPLE, 'similar', settled],
    queryFn: async ({ signal }) => (await request(peopleCalls.listSimilarPeople, { body, signal })).data,
    enabled: canBeKnown && settled === key,
  })

  return (
    <SimilarRecords
      singular="A person of this name or email address exists"
      plural="People of this name or email address exist"
      // The answer to an earlier text does not apply to the current one.
      records={settled === key && canBeKnown ? data.map(similarPersonOf) : []}
    />
  )
}

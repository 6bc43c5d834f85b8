import { Checkbox, Paper, Radio, Stack } from '@mantine/core'
import type { FormMatches } from '@registrar/domain/forms/form'
import type { FormPerson } from '@registrar/domain/forms/form-person'
import type { LinkRole } from '@registrar/domain/links/link'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { LinkDetailsFields } from '#features/links'

export type PersonChoice = {
  /** the person's place on the form */
  index: number
  isIncluded: boolean
  /** somebody known, or null for a new person */
  personId: string | null
  terms: { roles: LinkRole[]; beneficiaryPercentage: number }
}

type Match = FormMatches['matches'][number]

const NEW = 'new'

const reasonOf = ({ hasSameMail, hasSameNameAndBirth }: Match) =>
  [hasSameNameAndBirth && 'same name and birth', hasSameMail && 'same e-mail'].filter(Boolean).join(', ')

const factsOf = (match: Match) =>
  [match.mail, match.birth && displayDate(match.birth), reasonOf(match)].filter(Boolean).join(' · ')

type Props = {
  person: FormPerson
  matches: Match[]
  choice: PersonChoice | undefined
  onChange: (choice: PersonChoice) => void
}

/** Who a person of the form is (new, or somebody known), and what they are to the company. */
export const PersonChoiceFields = ({ person, matches, choice, onChange }: Props) => {
  if (!choice) return null
  const name = `${person.firstName} ${person.lastName}`.trim() || 'Person without a name'
  return (
    <Paper p="sm" component="section" aria-label={name}>
      <Stack gap="sm">
        <Checkbox
          label={name}
          description="Link to the company"
          checked={choice.isIncluded}
          onChange={(event) => onChange({ ...choice, isIncluded: event.currentTarget.checked })}
        />
        {choice.isIncluded && (
          <>
            <Radio.Group
              label="Who this is"
              value={choice.personId ?? NEW}
              onChange={(value) => onChange({ ...choice, personId: value === NEW ? null : value })}
            >
              <Stack gap="xs" mt={6}>
                <Radio
                  value={NEW}
                  label="New person"
                  description={matches.length === 0 && 'Nobody known is like them'}
                />
                {matches.map((match) => (
                  <Radio
                    key={match._id}
                    value={match._id}
                    label={`${match.firstName} ${match.lastName}`}
                    description={factsOf(match)}
                  />
                ))}
              </Stack>
            </Radio.Group>
            <LinkDetailsFields terms={choice.terms} onChange={(terms) => onChange({ ...choice, terms })} />
          </>
        )}
      </Stack>
    </Paper>
  )
}

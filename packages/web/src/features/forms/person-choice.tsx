import { Checkbox, Paper, Radio, Stack } from '@mantine/core'
import type { FormMatches } from '@registrar/domain/forms/form'
import type { FormPerson } from '@registrar/domain/forms/form-person'
import type { LinkRole } from '@registrar/domain/shared/link-roles'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { LinkDetailsFields } from '#features/links'

export type PersonChoice = {
  /** the person's index on the form */
  index: number
  isIncluded: boolean
  /** the id of an existing person, or null for a new one */
  personId: string | null
  linkDetails: { roles: LinkRole[]; beneficiaryPercentage: number }
}

type Match = FormMatches['matches'][number]

const NEW = 'new'

const reasonOf = ({ hasSameMail, hasSameNameAndBirth }: Match) =>
  [hasSameNameAndBirth && 'same name and birth', hasSameMail && 'same email'].filter(Boolean).join(', ')

const factsOf = (match: Match) =>
  [match.mail, match.birth && displayDate(match.birth), reasonOf(match)].filter(Boolean).join(' · ')

type Props = {
  person: FormPerson
  matches: Match[]
  choice: PersonChoice | undefined
  onChange: (choice: PersonChoice) => void
}

/** Matches a person of the form to a new or an existing record, and chooses their link to the company (FORM-12). */
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
              label="Person record"
              value={choice.personId ?? NEW}
              onChange={(value) => onChange({ ...choice, personId: value === NEW ? null : value })}
            >
              <Stack gap="xs" mt={6}>
                <Radio
                  value={NEW}
                  label="New person"
                  description={matches.length === 0 && 'No matching person found'}
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
            <LinkDetailsFields
              details={choice.linkDetails}
              onChange={(linkDetails) => onChange({ ...choice, linkDetails })}
            />
          </>
        )}
      </Stack>
    </Paper>
  )
}

import { Checkbox, Paper, Radio, Stack } from '@mantine/core'
import type { FormMatches } from '@registrar/domain/forms/form'
import { formPersonName } from '@registrar/domain/forms/form-company'
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
  /** of a legal person, the id of an existing company, or null for a new one; undefined until staff have chosen */
  companyId: string | null | undefined
  linkDetails: { roles: LinkRole[]; beneficiaryPercentage: number }
}

type Match = FormMatches['matches'][number]
type Company = FormMatches['companies'][number]

const NEW = 'new'

const reasonOf = ({ hasSameMail, hasSameNameAndBirth, isNearly, formerly }: Match) =>
  [
    formerly && `formerly ${formerly}`,
    hasSameNameAndBirth && 'same name and birth',
    isNearly && 'same birth, a letter of the name differs',
    hasSameMail && 'same email',
  ]
    .filter(Boolean)
    .join(', ')

const factsOf = (match: Match) =>
  [match.mail, match.birth && displayDate(match.birth), reasonOf(match)].filter(Boolean).join(' · ')

type ChoiceProps = { choice: PersonChoice; onChange: (choice: PersonChoice) => void }

const PersonRecord = ({ matches, choice, onChange }: ChoiceProps & { matches: Match[] }) => (
  <Radio.Group
    label="Person record"
    value={choice.personId ?? NEW}
    onChange={(value) => onChange({ ...choice, personId: value === NEW ? null : value })}
  >
    <Stack gap="xs" mt={6}>
      <Radio value={NEW} label="New person" description={matches.length === 0 && 'No matching person found'} />
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
)

const companyFacts = ({ cro, hasSameNumber, hasSameName }: Company) =>
  [cro && `CRO ${cro}`, hasSameNumber && 'same number', hasSameName && 'same name'].filter(Boolean).join(' · ')

/** A legal person becomes a company, never a person. Where only a name is that of a company, staff say whether it is that one. */
const CompanyRecord = ({ companies, choice, onChange }: ChoiceProps & { companies: Company[] }) => (
  <Radio.Group
    label="Company record"
    required
    description={choice.companyId === undefined && 'A company of this name exists: choose whether it is that one.'}
    value={choice.companyId === undefined ? '' : (choice.companyId ?? NEW)}
    onChange={(value) => onChange({ ...choice, companyId: value === NEW ? null : value })}
  >
    <Stack gap="xs" mt={6}>
      <Radio value={NEW} label="New company" description={companies.length === 0 && 'No matching company found'} />
      {companies.map((company) => (
        <Radio key={company._id} value={company._id} label={company.name} description={companyFacts(company)} />
      ))}
    </Stack>
  </Radio.Group>
)

type Props = Pick<FormMatches, 'matches' | 'companies'> & {
  person: FormPerson
  choice: PersonChoice | undefined
  onChange: (choice: PersonChoice) => void
}

/** Matches a person of the form to a new or an existing record, and chooses their link to the company (FORM-12). */
export const PersonChoiceFields = ({ person, matches, companies, choice, onChange }: Props) => {
  if (!choice) return null

  const isCompany = person.personType === 'legalPerson'
  const name = formPersonName(person) || 'Person without a name'

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
            {isCompany ? (
              <CompanyRecord companies={companies} choice={choice} onChange={onChange} />
            ) : (
              <PersonRecord matches={matches} choice={choice} onChange={onChange} />
            )}
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

import { Stack, Title } from '@mantine/core'
import { formPersonName } from '@registrar/domain/forms/form-company'
import { NO_ADDRESS_PART } from '@registrar/domain/shared/address-parts'
import { displayPercentage } from '@registrar/domain/shared/percentage'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { FormValues, PersonValues } from './form-values.ts'
import { frenchLabels, frenchRoleNames } from './form-labels.ts'
import classes from './public-form.module.css'

type Fact = [label: string, value: string]

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => [<dt key={`${label} label`}>{label}</dt>, <dd key={label}>{value}</dd>])}
  </dl>
)

/** A part of an address, without what is sent for one that the country does not have (FORM-24). */
const given = (part: string) => (part === NO_ADDRESS_PART ? '' : part)

const yesOrNo = (value: boolean) => (value ? frenchLabels.yes : frenchLabels.no)

const formFacts = (values: FormValues): Fact[] => [
  [frenchLabels.form.organizationName1, values.organizationName1],
  [frenchLabels.form.organizationName2, values.organizationName2],
  [frenchLabels.form.organizationName3, values.organizationName3],
  [frenchLabels.form.description, values.description],
  [frenchLabels.form.secretaryCompany, yesOrNo(values.secretaryCompany)],
  [frenchLabels.form.anonymeShareholder, yesOrNo(values.anonymeShareholder)],
  ['Certification IDPAL', yesOrNo(values.IDPAL)],
]

const personFacts = (person: PersonValues): Fact[] => {
  const label = { ...frenchLabels.person, ...(person.personType === 'legalPerson' && frenchLabels.legalPerson) }
  const isShareholder = person.roles.includes('shareholder')

  return [
    [label.personType, frenchLabels.type[person.personType]],
    [label.mail, person.mail],
    [label.phone, person.phone],
    [label.birth, displayDate(person.birth)],
    [label.nationality, person.nationality],
    [label.KBIS, person.KBIS],
    [label.authorizedPerson_name, person.authorizedPerson_name],
    [label.authorizedPerson_address, person.authorizedPerson_address],
    [
      'Adresse',
      [person.street, `${given(person.zip)} ${person.city}`.trim(), given(person.state), person.country]
        .filter(Boolean)
        .join(', '),
    ],
    [label.roles, person.roles.map((role) => frenchRoleNames[role]).join(', ')],
    [label.beneficiaryPercentage, isShareholder ? displayPercentage(Number(person.beneficiaryPercentage), 'fr') : ''],
    [label.secretaryCompany, person.secretaryCompany ? frenchLabels.yes : ''],
    [label.anonymeShareholder, person.anonymeShareholder ? frenchLabels.yes : ''],
  ]
}

type Props = {
  values: FormValues
  /** the level of the headings, one for each person */
  headingLevel: 2 | 3
}

/** The client's answers, for the review before sending and for the thank-you page. */
export const FormSummary = ({ values, headingLevel }: Props) => (
  <Stack gap="md">
    <Facts facts={formFacts(values)} />
    {values.peoples.map((person, index) => (
      <Stack key={index} gap={6} component="section">
        <Title order={headingLevel} size="h3" className={classes.person}>
          {formPersonName(person)}
        </Title>
        <Facts facts={personFacts(person)} />
      </Stack>
    ))}
  </Stack>
)

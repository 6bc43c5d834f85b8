import { Stack, Title } from '@mantine/core'
import { displayDate } from '@registrar/domain/shared/iso-date'
import type { FormValues, PersonValues } from './form-values.ts'
import { french } from './form-words.ts'
import classes from './public-form.module.css'

type Fact = [name: string, value: string]

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className={classes.facts}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
  </dl>
)

const yesOrNo = (value: boolean) => (value ? french.yes : french.no)

const formFacts = (values: FormValues): Fact[] => [
  [french.form.organizationName1, values.organizationName1],
  [french.form.organizationName2, values.organizationName2],
  [french.form.organizationName3, values.organizationName3],
  [french.form.description, values.description],
  [french.form.secretaryCompany, yesOrNo(values.secretaryCompany)],
  [french.form.anonymeShareholder, yesOrNo(values.anonymeShareholder)],
  ['Certification IDPAL', yesOrNo(values.IDPAL)],
]

const personFacts = (person: PersonValues): Fact[] => {
  const { person: label } = french
  const isShareholder = person.roles.includes('shareholder')
  return [
    [label.personType, french.type[person.personType]],
    [label.mail, person.mail],
    [label.phone, person.phone],
    [label.birth, displayDate(person.birth)],
    [label.nationality, person.nationality],
    [label.KBIS, person.KBIS],
    [label.authorizedPerson_name, person.authorizedPerson_name],
    [label.authorizedPerson_address, person.authorizedPerson_address],
    ['Adresse', [person.street, `${person.zip} ${person.city}`.trim(), person.state, person.country].join(', ')],
    [label.roles, person.roles.map((role) => french.role[role]).join(', ')],
    [label.beneficiaryPercentage, isShareholder ? `${person.beneficiaryPercentage} %` : ''],
    [label.secretaryCompany, person.secretaryCompany ? french.yes : ''],
    [label.anonymeShareholder, person.anonymeShareholder ? french.yes : ''],
  ]
}

/** What a client has filled in, to read over and to keep. */
export const FormSummary = ({ values }: { values: FormValues }) => (
  <Stack gap="md">
    <Facts facts={formFacts(values)} />
    {values.peoples.map((person, place) => (
      <Stack key={place} gap={6} component="section">
        <Title order={3}>
          {person.firstName} {person.lastName}
        </Title>
        <Facts facts={personFacts(person)} />
      </Stack>
    ))}
  </Stack>
)

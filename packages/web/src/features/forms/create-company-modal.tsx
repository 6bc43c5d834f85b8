import { Radio, Stack, Text } from '@mantine/core'
import type { Form, FormMatches } from '@registrar/domain/forms/form'
import { ownRolesOf } from '@registrar/domain/forms/form-person'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { complianceOfForm } from '@registrar/domain/compliance/form-compliance'
import { linkDetailsToSend } from '#features/links'
import { SimilarOrganizations } from '#features/organizations'
import { errorMessage } from '#lib/error-message'
import { useDialogForm } from '#lib/use-dialog-form'
import { ModalForm } from '#ui/modal-form'
import { Failed, Loading } from '#ui/states'
import { ComplianceTable } from '#features/compliance'
import { today } from '#lib/clock'
import { formMatchesQuery, useCreateOrganizationFromForm } from './forms.api.ts'
import { type PersonChoice, PersonChoiceFields } from './person-choice.tsx'

/** What the law would ask of the company that the form describes (COMP-17). */
const FormCompliance = ({ form, name }: { form: Form; name: string }) => {
  const rows = complianceOfForm(form, name, today()).filter(({ state }) => state !== 'green')

  return rows.length === 0 ? (
    <Text size="sm">Nothing on the form is against the law.</Text>
  ) : (
    <ComplianceTable rows={rows} />
  )
}

type Props = { form: Form; onClose: () => void }

const candidateNamesOf = (form: Form) => [
  ...new Set([form.organizationName1, form.organizationName2, form.organizationName3].filter((name) => name.trim())),
]

const NO_MATCHES = { matches: [], companies: [] }

const matchesOf = (formMatches: FormMatches[], index: number) =>
  formMatches.find((one) => one.index === index) ?? NO_MATCHES

// The same name and birth preselects the known person. An email address does not: a family may share one.
const likelyPersonId = ({ matches }: Pick<FormMatches, 'matches'>) =>
  matches.find((one) => one.hasSameNameAndBirth)?._id ?? null

// The same number preselects the known company. A name alone does not: staff are asked.
const likelyCompanyId = ({ companies }: Pick<FormMatches, 'companies'>) =>
  companies.length === 0 ? null : companies.find((one) => one.hasSameNumber)?._id

const firstChoices = (form: Form, formMatches: FormMatches[]): PersonChoice[] =>
  form.peoples.map((person, index) => ({
    index,
    isIncluded: true,
    ...(person.personType === 'legalPerson'
      ? { personId: null, companyId: likelyCompanyId(matchesOf(formMatches, index)) }
      : { personId: likelyPersonId(matchesOf(formMatches, index)), companyId: null }),
    linkDetails: { roles: ownRolesOf(person.roles, person), beneficiaryPercentage: person.beneficiaryPercentage },
  }))

const isAnswered = ({ isIncluded, companyId }: PersonChoice) => !isIncluded || companyId !== undefined

const peopleOf = (choices: PersonChoice[]) =>
  choices
    .filter((choice) => choice.isIncluded)
    .map(({ index, personId, companyId = null, linkDetails }) => ({
      index,
      personId,
      organizationId: companyId,
      ...linkDetailsToSend(linkDetails),
    }))

const CompanyForm = ({ form, formMatches, onClose }: Props & { formMatches: FormMatches[] }) => {
  const names = candidateNamesOf(form)
  const navigate = useNavigate()
  const goTo = (organizationId: string) => void navigate({ to: `/organization/${organizationId}` })
  const { values, field, change, dialog } = useDialogForm({
    about: form._id,
    initial: { name: names[0] ?? '', choices: firstChoices(form, formMatches) },
    toBody: ({ name, choices }) =>
      name && choices.every(isAnswered) ? { name, people: peopleOf(choices) } : undefined,
    mutation: useCreateOrganizationFromForm(form._id, goTo),
    onSaved: ({ data }) => goTo(data._id),
  })

  return (
    <ModalForm title="Create company" onClose={onClose} submitLabel="Create company" size="lg" {...dialog}>
      <Text size="sm" c="dimmed">
        Creates the organization, its people and their links, and starts the incorporation, in one step.
      </Text>
      <Radio.Group label="Name" {...field('name')}>
        <Stack gap="xs" mt={6}>
          {names.map((one) => (
            <Radio key={one} value={one} label={one} />
          ))}
        </Stack>
      </Radio.Group>
      <SimilarOrganizations name={values.name} />
      <FormCompliance form={form} name={values.name} />
      {form.peoples.map((person, index) => (
        <PersonChoiceFields
          key={index}
          person={person}
          {...matchesOf(formMatches, index)}
          choice={values.choices[index]}
          onChange={(choice) => change({ choices: values.choices.with(index, choice) })}
        />
      ))}
    </ModalForm>
  )
}

/** Creates an organization from a form: staff choose its name, and match each person (FORM-12). */
export const CreateCompanyModal = ({ form, onClose }: Props) => {
  const { data, error, refetch } = useQuery({ ...formMatchesQuery(form._id), staleTime: 0, gcTime: 0 })
  if (data) return <CompanyForm form={form} formMatches={data} onClose={onClose} />
  return error ? <Failed message={errorMessage(error)} onRetry={() => void refetch()} /> : <Loading />
}

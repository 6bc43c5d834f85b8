import { Checkbox, Group, Input, Text, Textarea, TextInput } from '@mantine/core'
import { amlReminder, type Person, type PersonChanges, personFields } from '@registrar/domain/people/person'
import { OrganizationSelect } from '#features/organizations'
import { SanctionsHits } from '#features/sanctions'
import { useBackLink } from '#lib/back-link'
import { emptyTextAsNull } from '#lib/field-changes'
import { useFieldValue } from '#lib/use-field-value'
import { useRecordForm } from '#lib/use-record-form'
import { EmailField } from '#ui/email-field'
import { DateField } from '#ui/date-field'
import { DueDate } from '#ui/due-date'
import { Editable } from '#ui/permitted'
import { RecordFormFrame } from '#ui/record-form-frame'
import { Fields, Section } from '#ui/section'
import { IdentityDocuments } from './identity-documents.tsx'
import { useRemovePerson, useUpdatePerson } from './people.api.ts'
import { PpsField } from './pps-field.tsx'

const schema = personFields.omit({ attachedFiles: true, identityDocuments: true })

const valuesOf = (person: Person) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  phone: person.phone ?? '',
  mail: person.mail ?? '',
  birth: person.birth,
  nationality: person.nationality ?? '',
  ipn: person.ipn ?? '',
  pps: person.pps ?? '',
  rboNumber: person.rboNumber ?? '',
  addressStreet1: person.addressStreet1 ?? '',
  addressZip1: person.addressZip1 ?? '',
  addressCity1: person.addressCity1 ?? '',
  addressState1: person.addressState1 ?? '',
  addressCountry1: person.addressCountry1 ?? '',
  comments: person.comments ?? '',
  vif: person.vif,
  idPal: person.idPal,
  pep: person.pep,
  companyForm: person.companyForm ?? '',
  sameAsOrganization: person.sameAsOrganization,
  dateAml: person.dateAml,
})

// A name may be emptied, but it is never null (PERSON-1).
const toBody = (changed: Partial<ReturnType<typeof valuesOf>>): PersonChanges => {
  const { firstName, lastName } = changed
  return {
    ...emptyTextAsNull(changed),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  }
}

/** The form of a person (PERSON-1). */
export const PersonInformationTab = ({ person }: { person: Person }) => {
  const update = useUpdatePerson(person._id)
  const remove = {
    question: `This deletes ${person.firstName} ${person.lastName}.`,
    mutation: useRemovePerson(person._id),
    leadsTo: useBackLink('/people'),
  }
  const recordForm = useRecordForm({ record: person, valuesOf, schema, update, toBody })
  const { field, checkbox } = recordForm
  const sameAs = useFieldValue(recordForm.form, 'sameAsOrganization')
  const reminder = amlReminder(useFieldValue(recordForm.form, 'dateAml'))

  return (
    <RecordFormFrame form={recordForm} remove={remove}>
      <Section title="Identity">
        <Fields columns={4}>
          <Editable>
            <TextInput label="First Name" {...field('firstName')} />
            <TextInput label="Last Name" {...field('lastName')} />
            <DateField label="Birth" {...field('birth')} />
            <TextInput label="Nationality" {...field('nationality')} />
            <TextInput
              label="IPN"
              description="Identified Person Number of the CRO"
              inputWrapperOrder={['label', 'input', 'description']}
              {...field('ipn')}
            />
          </Editable>
          <PpsField personId={person._id} hasPps={Boolean(person.pps)} {...field('pps')} />
          <Editable>
            <TextInput label="RBO Number" {...field('rboNumber')} />
            <TextInput label="Company form" {...field('companyForm')} />
          </Editable>
        </Fields>
        <Editable>
          <Fields columns={2}>
            <OrganizationSelect
              label="Same as the organization"
              description="For a legal person: its own organization record"
              clearable
              value={sameAs}
              onChange={(id) => recordForm.form.setFieldValue('sameAsOrganization', id)}
            />
          </Fields>
        </Editable>
      </Section>
      <IdentityDocuments person={person} />
      <Editable>
        <Section title="Contact">
          <Fields columns={2}>
            <EmailField label="Mail" {...field('mail')} />
            <TextInput label="Phone" type="tel" {...field('phone')} />
            <TextInput label="Street" {...field('addressStreet1')} />
            <TextInput label="City" {...field('addressCity1')} />
          </Fields>
          <Fields columns={3}>
            <TextInput label="Zip" {...field('addressZip1')} />
            <TextInput label="State" {...field('addressState1')} />
            <TextInput label="Country" {...field('addressCountry1')} />
          </Fields>
        </Section>
        <Section title="Compliance">
          <Fields columns={2}>
            <DateField label="AML date" {...field('dateAml')} />
            <div>
              <Input.Label labelElement="div">AML reminder</Input.Label>
              <Text size="sm" mt={8} c={reminder ? undefined : 'dimmed'}>
                {reminder ? <DueDate date={reminder} /> : 'Three years after the AML date'}
              </Text>
            </div>
          </Fields>
          <Group gap="lg" align="flex-start">
            <Checkbox label="VIF" description="Verification of Identity form of the CRO" {...checkbox('vif')} />
            <Checkbox label="IDPal" {...checkbox('idPal')} />
            <Checkbox label="PEP" {...checkbox('pep')} />
          </Group>
          <Textarea label="Comments" autosize minRows={3} {...field('comments')} />
        </Section>
      </Editable>
      <SanctionsHits owner={{ personId: person._id }} />
    </RecordFormFrame>
  )
}

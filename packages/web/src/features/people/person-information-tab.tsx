import { Checkbox, Group, Input, TagsInput, Text, Textarea, TextInput } from '@mantine/core'
import { amlReminder, type Person, type PersonChanges } from '@registrar/domain/people/person'
import { personFieldTable } from '@registrar/domain/people/person-fields'
import { useChangeQuestion } from '#features/filings'
import { OrganizationSelect } from '#features/organizations'
import { SanctionsHits } from '#features/sanctions'
import { useBackLink } from '#lib/back-link'
import { today } from '#lib/clock'
import { emptyTextAsNull } from '#lib/field-changes'
import { fieldsForm, type FormValues } from '#lib/fields-form'
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
import { changesToSend, OfficerChanges } from './officer-changes.tsx'
import { PepMark, withPepDecision } from './pep-mark.tsx'
import { PpsField } from './pps-field.tsx'
import { RegisterParticulars } from './register-particulars.tsx'

// Files, identity documents and what the register of officers asks for are saved apart.
const {
  attachedFiles: _,
  identityDocuments: __,
  formerNames: ___,
  otherDirectorships: ____,
  ...fields
} = personFieldTable
const personForm = fieldsForm(fields)

// A name may be emptied, but it is never null (PERSON-1).
const toBody = (changed: Partial<FormValues<typeof fields>>): PersonChanges => {
  const { firstName, lastName } = changed
  return {
    ...emptyTextAsNull(changed),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    // Who has one name only has no last name.
    ...(changed.hasOneName && { lastName: '' }),
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
  const question = useChangeQuestion(person.version)
  const recordForm = useRecordForm({
    record: person,
    ...personForm,
    schema: withPepDecision(personForm.schema, person),
    update,
    toBody: (changed: Parameters<typeof toBody>[0]) => ({
      ...toBody(changed),
      ...changesToSend(person, changed, question),
    }),
  })
  const { field, checkbox } = recordForm
  const hasOneName = useFieldValue(recordForm.form, 'hasOneName')
  const sameAs = useFieldValue(recordForm.form, 'sameAsOrganization')
  const reminder = amlReminder(useFieldValue(recordForm.form, 'dateAml'))

  return (
    <RecordFormFrame form={recordForm} remove={remove}>
      <Section title="Identity">
        <Fields columns={4}>
          <Editable>
            <TextInput {...field('firstName')} />
            <TextInput {...field('lastName')} disabled={hasOneName} />
            <DateField maxDate={today()} {...field('birth')} />
            <TextInput {...field('nationality')} />
            <TextInput {...field('occupation')} />
            <TextInput
              description="Identified Person Number of the CRO"
              inputWrapperOrder={['label', 'input', 'description']}
              {...field('ipn')}
            />
          </Editable>
          <PpsField personId={person._id} hasPps={Boolean(person.pps)} {...field('pps')} />
          <Editable>
            <TextInput {...field('rboNumber')} label="RBO Number" />
            <TextInput {...field('companyForm')} />
          </Editable>
        </Fields>
        <Editable>
          <Checkbox {...checkbox('hasOneName')} />
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
      <RegisterParticulars person={person} />
      <Editable>
        <Section title="Contact">
          <Fields columns={2}>
            <EmailField {...field('mail')} />
            <TagsInput placeholder="Add an email address" {...field('otherMails')} />
            <TextInput type="tel" {...field('phone')} />
            <TextInput {...field('addressStreet1')} />
            <TextInput {...field('addressCity1')} />
          </Fields>
          <Fields columns={3}>
            <TextInput {...field('addressZip1')} />
            <TextInput {...field('addressState1')} />
            <TextInput {...field('addressCountry1')} />
          </Fields>
        </Section>
        <Section title="Compliance">
          <Fields columns={2}>
            <DateField maxDate={today()} {...field('dateAml')} />
            <div>
              <Input.Label labelElement="div">AML reminder</Input.Label>
              <Text size="sm" mt={8} c={reminder ? undefined : 'dimmed'}>
                {reminder ? <DueDate date={reminder} /> : 'Three years after the AML date'}
              </Text>
            </div>
          </Fields>
          <Group gap="lg" align="flex-start">
            <Checkbox description="Verification of Identity form of the CRO" {...checkbox('vif')} />
            <Checkbox {...checkbox('idPal')} />
            <Checkbox {...checkbox('pep')} />
          </Group>
          <PepMark person={person} form={recordForm} />
          <Textarea autosize minRows={3} {...field('comments')} />
        </Section>
      </Editable>
      <OfficerChanges person={person} form={recordForm.form} question={question} />
      <SanctionsHits owner={{ personId: person._id }} />
    </RecordFormFrame>
  )
}

import { Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { amlReminder, type Person, personFields } from '@registrar/domain/people/person'
import { displayDate } from '@registrar/domain/shared/iso-date'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useBackLink } from '#lib/back-link'
import { useRecordForm } from '#lib/use-record-form'
import { confirmDelete } from '#ui/confirm'
import { DateField } from '#ui/date-field'
import { FormFooter } from '#ui/form-footer'
import { Fields, Section } from '#ui/section'
import { UnsavedGuard } from '#ui/unsaved-guard'
import { useRemovePerson, useUpdatePerson } from './people.api.ts'

const schema = personFields.omit({ attachedFiles: true })

const valuesOf = (person: Person) => ({
  firstName: person.firstName,
  lastName: person.lastName,
  phone: person.phone ?? '',
  mail: person.mail ?? '',
  birth: person.birth,
  nationality: person.nationality ?? '',
  ipn: person.ipn ?? '',
  pps: person.pps ?? '',
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
  dateAml: person.dateAml,
})

/** The form of a person's fields. */
export const PersonInformationTab = ({ person }: { person: Person }) => {
  const update = useUpdatePerson(person._id)
  const remove = useRemovePerson(person._id)
  const navigate = useNavigate()
  const backLink = useBackLink('/people')
  const { form, isDirty, submit } = useRecordForm({
    values: valuesOf(person),
    schema,
    save: (changed) => update.mutateAsync(changed),
  })
  const [dateAml, setDateAml] = useState(person.dateAml)
  form.watch('dateAml', ({ value }) => setDateAml(value))
  const text = (name: keyof ReturnType<typeof valuesOf>) => ({ key: form.key(name), ...form.getInputProps(name) })
  const tick = (name: 'vif' | 'idPal' | 'pep') => ({
    key: form.key(name),
    ...form.getInputProps(name, { type: 'checkbox' }),
  })
  const askAndRemove = async () => {
    const isSure = await confirmDelete(`This deletes ${person.firstName} ${person.lastName}.`)
    if (isSure) remove.mutate(undefined, { onSuccess: () => void navigate({ to: backLink, ignoreBlocker: true }) })
  }
  const reminder = amlReminder(dateAml)
  return (
    <Stack gap="md">
      <UnsavedGuard
        isDirty={isDirty}
        message="You have unsaved changes. Are you sure you want to leave this page without saving?"
      />
      <Section title="Identity">
        <Fields columns={4}>
          <TextInput label="First Name" required {...text('firstName')} />
          <TextInput label="Last Name" required {...text('lastName')} />
          <DateField label="Birth" {...text('birth')} />
          <TextInput label="Nationality" {...text('nationality')} />
          <TextInput label="IPN" {...text('ipn')} />
          <TextInput label="PPS" autoComplete="off" {...text('pps')} />
          <TextInput label="Company form" {...text('companyForm')} />
        </Fields>
      </Section>
      <Section title="Contact">
        <Fields columns={2}>
          <TextInput label="Mail" type="email" {...text('mail')} />
          <TextInput label="Phone" type="tel" {...text('phone')} />
          <TextInput label="Street" {...text('addressStreet1')} />
          <TextInput label="City" {...text('addressCity1')} />
        </Fields>
        <Fields columns={3}>
          <TextInput label="Zip" {...text('addressZip1')} />
          <TextInput label="State" {...text('addressState1')} />
          <TextInput label="Country" {...text('addressCountry1')} />
        </Fields>
      </Section>
      <Section title="Compliance">
        <Fields columns={2}>
          <DateField label="AML date" {...text('dateAml')} />
          <div>
            <Text size="sm" fw={500}>
              AML reminder
            </Text>
            <Text size="sm" mt={8} c={reminder ? undefined : 'dimmed'}>
              {reminder ? displayDate(reminder) : 'Three years after the AML date'}
            </Text>
          </div>
        </Fields>
        <Group gap="lg">
          <Checkbox label="VIF" {...tick('vif')} />
          <Checkbox label="IDPal" {...tick('idPal')} />
          <Checkbox label="PEP" {...tick('pep')} />
        </Group>
        <Textarea label="Comments" autosize minRows={3} {...text('comments')} />
      </Section>
      <FormFooter onDelete={() => void askAndRemove()} onSave={submit} isSaving={update.isPending} isDirty={isDirty} />
    </Stack>
  )
}

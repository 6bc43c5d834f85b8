import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { type Form, formChanges, MAX_FORM_PEOPLE } from '@registrar/domain/forms/form'
import { IconUserPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProblem } from '#lib/api-problem'
import { useBackLink } from '#lib/back-link'
import { confirmDelete } from '#ui/confirm'
import { FormFooter } from '#ui/form-footer'
import { Fields, Section } from '#ui/section'
import { UnsavedGuard } from '#ui/unsaved-guard'
import { FormCompany } from './form-company.tsx'
import { type FormValues, valuesOf, valuesToSend } from './form-values.ts'
import { english } from './form-words.ts'
import { useRemoveForm, useUpdateForm } from './forms.api.ts'
import { PersonFields } from './person-fields.tsx'
import { useFirstErrorFocus, useFormFields } from './use-form-fields.ts'

const isSame = (left: FormValues, right: FormValues) => JSON.stringify(left) === JSON.stringify(right)

/** A form's fields, as staff correct them. */
export const FormInformationTab = ({ form }: { form: Form }) => {
  const [saved, setSaved] = useState(() => valuesOf(form))
  const fields = useFormFields(() => saved)
  const frame = useFirstErrorFocus(fields.errorRound)
  const { values, field, tick } = fields
  const update = useUpdateForm(form._id)
  const remove = useRemoveForm(form._id)
  const navigate = useNavigate()
  const backLink = useBackLink('/form')
  const isDirty = !isSame(values, saved)

  const save = () => {
    if (update.isPending) return
    const sent = valuesToSend(values)
    if (!fields.check(formChanges, sent)) return
    update.mutate(formChanges.parse(sent), {
      onSuccess: () => setSaved(values),
      onError: (error) => error instanceof ApiProblem && fields.showErrors(error.fields),
    })
  }
  const askAndRemove = async () => {
    const isSure = await confirmDelete(`This deletes the form for ${form.organizationName1}.`)
    if (isSure) remove.mutate(undefined, { onSuccess: () => void navigate({ to: backLink, ignoreBlocker: true }) })
  }
  return (
    <Stack gap="md">
      <UnsavedGuard
        isDirty={isDirty}
        message="You have unsaved changes. Are you sure you want to leave this page without saving?"
      />
      <FormCompany form={form} isDirty={isDirty} />
      <form
        ref={frame}
        noValidate
        aria-label="Form"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap="md">
          <Section title="Company">
            <Fields columns={3}>
              <TextInput label={english.form.organizationName1} required {...field('organizationName1')} />
              <TextInput label={english.form.organizationName2} {...field('organizationName2')} />
              <TextInput label={english.form.organizationName3} {...field('organizationName3')} />
            </Fields>
            <Textarea label={english.form.description} required autosize minRows={3} {...field('description')} />
            <Group gap="lg">
              <Checkbox label={english.form.IDPAL} {...tick('IDPAL')} />
              <Checkbox label={english.form.secretaryCompany} {...tick('secretaryCompany')} />
              <Checkbox label={english.form.anonymeShareholder} {...tick('anonymeShareholder')} />
            </Group>
          </Section>
          {values.peoples.map((person, place) => (
            <PersonFields
              key={place}
              place={place}
              person={person}
              errors={fields.errors}
              words={english}
              onChange={fields.setPerson}
              onRemove={place > 0 ? fields.removePerson : undefined}
            />
          ))}
          <Group>
            <Button
              variant="default"
              leftSection={<IconUserPlus size={16} />}
              disabled={values.peoples.length >= MAX_FORM_PEOPLE}
              onClick={fields.addPerson}
            >
              Add a person
            </Button>
          </Group>
        </Stack>
      </form>
      <FormFooter
        onDelete={() => void askAndRemove()}
        onSave={save}
        isDirty={isDirty}
        saveLabel={update.isPending ? 'Updating...' : 'Update'}
      />
    </Stack>
  )
}

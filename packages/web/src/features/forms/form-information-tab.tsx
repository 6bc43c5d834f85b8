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
import { FormCompanySection } from './form-company-section.tsx'
import { type FormValues, formValuesOf, withoutHiddenFields } from './form-values.ts'
import { englishLabels } from './form-labels.ts'
import { useRemoveForm, useUpdateForm } from './forms.api.ts'
import { PersonFields } from './person-fields.tsx'
import { useFocusOnFirstError, useFormFields } from './use-form-fields.ts'

const isSame = (left: FormValues, right: FormValues) => JSON.stringify(left) === JSON.stringify(right)

/** The form in which staff correct a submission (FORM-11). */
export const FormInformationTab = ({ form }: { form: Form }) => {
  const [saved, setSaved] = useState(() => formValuesOf(form))
  const fields = useFormFields(() => saved)
  const formRef = useFocusOnFirstError(fields.errorRound)
  const { values, field, checkbox } = fields
  const update = useUpdateForm(form._id)
  const remove = useRemoveForm(form._id)
  const navigate = useNavigate()
  const backLink = useBackLink('/form')
  const isDirty = !isSame(values, saved)

  const save = () => {
    if (update.isPending) return

    const sent = withoutHiddenFields(values)
    if (!fields.check(formChanges, sent)) return

    update.mutate(formChanges.parse(sent), {
      onSuccess: () => setSaved(values),
      onError: (error) => error instanceof ApiProblem && fields.showErrors(error.fields),
    })
  }

  const confirmAndRemove = async () => {
    const isSure = await confirmDelete(`This deletes the form for ${form.organizationName1}.`)
    if (isSure) remove.mutate(undefined, { onSuccess: () => void navigate({ to: backLink, ignoreBlocker: true }) })
  }

  return (
    <Stack gap="md">
      <UnsavedGuard
        isDirty={isDirty}
        message="You have unsaved changes. Are you sure you want to leave this page without saving?"
      />
      <FormCompanySection form={form} isDirty={isDirty} />
      <form
        ref={formRef}
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
              <TextInput label={englishLabels.form.organizationName1} required {...field('organizationName1')} />
              <TextInput label={englishLabels.form.organizationName2} {...field('organizationName2')} />
              <TextInput label={englishLabels.form.organizationName3} {...field('organizationName3')} />
            </Fields>
            <Textarea label={englishLabels.form.description} required autosize minRows={3} {...field('description')} />
            <Group gap="lg">
              <Checkbox label={englishLabels.form.IDPAL} {...checkbox('IDPAL')} />
              <Checkbox label={englishLabels.form.secretaryCompany} {...checkbox('secretaryCompany')} />
              <Checkbox label={englishLabels.form.anonymeShareholder} {...checkbox('anonymeShareholder')} />
            </Group>
          </Section>
          {values.peoples.map((person, index) => (
            <PersonFields
              key={index}
              index={index}
              person={person}
              errors={fields.errors}
              labels={englishLabels}
              onChange={fields.setPerson}
              onRemove={index > 0 ? fields.removePerson : undefined}
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
        onDelete={() => void confirmAndRemove()}
        onSave={save}
        isDirty={isDirty}
        saveLabel={update.isPending ? 'Updating...' : 'Update'}
      />
    </Stack>
  )
}

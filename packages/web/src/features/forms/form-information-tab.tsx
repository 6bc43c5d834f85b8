import { Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { type Form, formChanges } from '@registrar/domain/forms/form'
import * as z from 'zod'
import { useBackLink } from '#lib/back-link'
import { useRecordForm } from '#lib/use-record-form'
import { Editable } from '#ui/permitted'
import { RecordFormFrame } from '#ui/record-form-frame'
import { Fields, Section } from '#ui/section'
import { FormCompanySection } from './form-company-section.tsx'
import { FormOriginSection } from './form-origin-section.tsx'
import { englishLabels } from './form-labels.ts'
import { type FormValues, formValuesOf, withoutHiddenFields } from './form-values.ts'
import { useRemoveForm, useUpdateForm } from './forms.api.ts'
import { PeopleFields } from './people-fields.tsx'

const toBody = (changed: Partial<FormValues>) => formChanges.parse(withoutHiddenFields(changed))
const schema = z.preprocess((values) => withoutHiddenFields(values as FormValues), formChanges)
const { form: labels } = englishLabels

/** The form in which staff correct a submission (FORM-11). */
export const FormInformationTab = ({ form: record }: { form: Form }) => {
  const recordForm = useRecordForm({
    record,
    valuesOf: formValuesOf,
    schema,
    update: useUpdateForm(record._id),
    toBody,
  })
  const { field, checkbox, isDirty, isSaving, submit } = recordForm
  const remove = {
    question: `This deletes the form for ${record.organizationName1}.`,
    mutation: useRemoveForm(record._id),
    leadsTo: useBackLink('/form'),
  }

  return (
    <RecordFormFrame form={recordForm} savingLabel="Updating..." remove={remove}>
      <FormOriginSection form={record} />
      <FormCompanySection form={record} isDirty={isDirty} />
      <form
        noValidate
        aria-label="Form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSaving) submit()
        }}
      >
        <Editable>
          <Stack gap="md">
            <Section title="Company">
              <Fields columns={3}>
                <TextInput label={labels.organizationName1} required {...field('organizationName1')} />
                <TextInput label={labels.organizationName2} {...field('organizationName2')} />
                <TextInput label={labels.organizationName3} {...field('organizationName3')} />
              </Fields>
              <Textarea label={labels.description} required autosize minRows={3} {...field('description')} />
              <Group gap="lg">
                <Checkbox label={labels.IDPAL} {...checkbox('IDPAL')} />
                <Checkbox label={labels.secretaryCompany} {...checkbox('secretaryCompany')} />
                <Checkbox label={labels.anonymeShareholder} {...checkbox('anonymeShareholder')} />
              </Group>
            </Section>
            <PeopleFields form={recordForm.form} labels={englishLabels} />
          </Stack>
        </Editable>
      </form>
    </RecordFormFrame>
  )
}

import { Anchor, Button, Checkbox, Group, Paper, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { type Form, formChanges } from '@registrar/domain/forms/form'
import * as z from 'zod'
import { formsCalls } from '@registrar/domain/forms/forms.calls'
import { IconBuildingPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useBackLink, useBackLinkState } from '#lib/back-link'
import { useRecordForm } from '#lib/use-record-form'
import { Editable, Permitted } from '#ui/permitted'
import { RecordFormFrame } from '#ui/record-form-frame'
import { Fields, Section } from '#ui/section'
import { englishLabels } from './form-labels.ts'
import { type FormValues, formValuesOf, withoutHiddenFields } from './form-values.ts'
import { useRemoveForm, useUnmarkForm, useUpdateForm } from './forms.api.ts'
import { PeopleFields } from './people-fields.tsx'
import { CreateCompanyModal } from './create-company-modal.tsx'
import { FormStatus } from './form-status.tsx'

/** The reference that the client quotes, and the mark of a form that a robot may have sent (FORM-13, FORM-14). */
const FormOriginSection = ({ form }: { form: Form }) => {
  const unmark = useUnmarkForm(form._id)

  return (
    <Paper p="md" component="section" aria-label="Origin of this form">
      <Group justify="space-between" gap="sm">
        <Text>
          Reference{' '}
          <Text span fw={600} ff="monospace">
            {form.reference}
          </Text>
        </Text>
        {form.isSuspicious && (
          <Group gap="sm">
            <FormStatus form={{ isSuspicious: true, organizationId: null }} />
            <Text c="dimmed">A robot may have sent this form.</Text>
            <Permitted call={formsCalls.updateForm}>
              <Button variant="default" loading={unmark.isPending} onClick={() => unmark.mutate()}>
                It is genuine
              </Button>
            </Permitted>
          </Group>
        )}
      </Group>
    </Paper>
  )
}

/** Opens the organization created from a form, or creates it: a form becomes an organization once (FORM-12). */
const FormCompanySection = ({ form, isDirty }: { form: Form; isDirty: boolean }) => {
  const [isCreating, setCreating] = useState(false)
  const backLinkState = useBackLinkState()

  return (
    <Paper p="md" component="section" aria-label="Company of this form">
      <Group justify="space-between" gap="sm">
        {form.organizationId ? (
          <>
            <Text>A company was created from this form.</Text>
            <Anchor component={Link} to={`/organization/${form.organizationId}`} state={backLinkState} size="sm">
              Open the organization
            </Anchor>
          </>
        ) : (
          <>
            <Text c="dimmed">
              {isDirty
                ? 'Save your changes first. The company is created from the saved form.'
                : 'No company has been created from this form yet.'}
            </Text>
            <Permitted call={formsCalls.createOrganizationFromForm}>
              <Button
                leftSection={<IconBuildingPlus size={16} stroke={1.75} />}
                disabled={isDirty}
                onClick={() => setCreating(true)}
              >
                Create company
              </Button>
            </Permitted>
          </>
        )}
      </Group>
      {isCreating && <CreateCompanyModal form={form} onClose={() => setCreating(false)} />}
    </Paper>
  )
}

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

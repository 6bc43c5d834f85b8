import { Group, Select, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core'
import type { Organization } from '@registrar/domain/organizations/organization'
import { organizationFieldTable } from '@registrar/domain/organizations/organization-fields'
import { pickFields } from '@registrar/domain/shared/field'
import { croStatuses, croStatusLabels } from '@registrar/domain/organizations/cro-status'
import { useChangeQuestion } from '#features/filings'
import { codeOptions } from '#lib/code-options'
import { emptyTextAsNull } from '#lib/field-changes'
import { fieldsForm, type FormValues } from '#lib/fields-form'
import { today } from '#lib/clock'
import { useRecordForm } from '#lib/use-record-form'
import { EmailField } from '#ui/email-field'
import { DateField } from '#ui/date-field'
import { DiligenceReasons } from '#ui/diligence-reasons'
import { MoreFields } from '#ui/more-fields'
import { Editable } from '#ui/permitted'
import { Fields, Section } from '#ui/section'
import { LEAVE_PAGE } from '#ui/unsaved-guard'
import { OrganizationFormFrame } from './organization-form-frame.tsx'
import { OrganizationRisk } from './organization-risk.tsx'
import { StrikeOffNotice } from './strike-off-notice.tsx'
import { OrganizationOverview } from './organization-overview.tsx'
import { FinotorSection } from './finotor-section.tsx'
import { moveToSend, OfficeMove } from './office-move.tsx'
import { useUpdateOrganization } from './organizations.api.ts'
import { SharedNumbersOfField } from './shared-numbers.tsx'
import { RboCheckbox } from './rbo-checkbox.tsx'

/** Shown when they are asked for: most companies leave them empty, or as they were taken on. */
const seldomChanged = pickFields(organizationFieldTable, [
  'otherMails',
  'croStatus',
  'croStatusOn',
  'registerName',
  'companyType',
  'relationshipBeganOn',
  'relationshipEndedOn',
  'bondUntil',
  'realLinkCertificateUntil',
])
const fields = {
  ...pickFields(organizationFieldTable, [
    'name',
    'mail',
    'cro',
    'language',
    'incorporationDate',
    'businessActivity',
    'creationStatus',
    'creationPackage',
    'address',
    'country',
    'rbo',
    'comments',
  ]),
  ...seldomChanged,
}
const generalForm = fieldsForm(fields)
const croStatusOptions = croStatuses.map((value) => ({ value, label: croStatusLabels[value] }))

/** The company's details. */
export const OrganizationGeneralTab = ({ organization }: { organization: Organization }) => {
  const update = useUpdateOrganization(organization._id)
  const question = useChangeQuestion(organization.version)
  const recordForm = useRecordForm({
    record: organization,
    ...generalForm,
    update,
    toBody: (changed: Partial<FormValues<typeof fields>>) => ({
      ...emptyTextAsNull(changed),
      ...moveToSend(organization, changed, question),
    }),
  })
  const { field } = recordForm
  const choice = (name: keyof typeof fields) => ({
    data: codeOptions(fields[name].choices),
    clearable: true,
    ...field(name),
  })

  return (
    <OrganizationFormFrame organization={organization} form={recordForm} leaveMessage={LEAVE_PAGE}>
      <OrganizationOverview organization={organization} />
      <StrikeOffNotice organization={organization} />
      <Editable>
        <Stack gap="md">
          <Section title="COMPANY DETAILS">
            <Fields>
              <TextInput required {...field('name')} />
              <EmailField {...field('mail')} />
            </Fields>
            <Fields columns={3}>
              <TextInput {...field('cro')} />
              <Select {...choice('language')} />
              <DateField {...field('incorporationDate')} />
            </Fields>
            <SharedNumbersOfField form={recordForm.form} field="cro" except={organization._id} />
            <Fields columns={3}>
              <Textarea autosize minRows={1} {...field('businessActivity')} />
              <Select {...choice('creationStatus')} />
              <Select {...choice('creationPackage')} />
            </Fields>
            <MoreFields
              title="More details"
              fields={seldomChanged}
              saved={generalForm.valuesOf(organization)}
              form={recordForm.form}
            >
              <Fields columns={3}>
                <TagsInput placeholder="Add an email address" {...field('otherMails')} />
                <Select clearable data={croStatusOptions} {...field('croStatus')} />
                <DateField maxDate={today()} {...field('croStatusOn')} />
                <TextInput placeholder="Where it is not the CRO" {...field('registerName')} />
                <Select
                  placeholder={
                    organization.companyTypeGuess
                      ? `Guessed from the name: ${organization.companyTypeGuess}`
                      : undefined
                  }
                  {...choice('companyType')}
                />
                <DateField {...field('relationshipBeganOn')} />
                <DateField {...field('relationshipEndedOn')} />
                <DateField description="In place of a director resident in the EEA" {...field('bondUntil')} />
                <DateField description="Issued under section 140" {...field('realLinkCertificateUntil')} />
              </Fields>
            </MoreFields>
          </Section>
          <Section title="LOCATION">
            <Fields>
              <Textarea autosize minRows={1} {...field('address')} />
              <TextInput {...field('country')} />
            </Fields>
          </Section>
          <OfficeMove organization={organization} form={recordForm.form} question={question} />
          <FinotorSection organization={organization} />
          <Section title="ADDITIONAL INFORMATION">
            <RboCheckbox form={recordForm.form} />
            <Textarea autosize minRows={3} {...field('comments')} />
            <Group gap="xs">
              <Text size="sm" fw={500}>
                AML Risk Level
              </Text>
              <OrganizationRisk organization={organization} />
            </Group>
            <DiligenceReasons reasons={organization.amlStatus.enhancedDueDiligence} />
          </Section>
        </Stack>
      </Editable>
    </OrganizationFormFrame>
  )
}

import { Grid, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { companyTypes } from '@registrar/domain/organizations/company-type'
import { creationPackages } from '@registrar/domain/organizations/creation-package'
import { creationStatuses } from '@registrar/domain/organizations/creation-status'
import { type Organization, organizationFields } from '@registrar/domain/organizations/organization'
import type { ReactNode } from 'react'
import { useRecordForm } from '#lib/use-record-form'
import { EmailField } from '#ui/email-field'
import { DateField } from '#ui/date-field'
import { DiligenceReasons } from '#ui/diligence-reasons'
import { Editable } from '#ui/permitted'
import { Fields, Section } from '#ui/section'
import { LEAVE_PAGE } from '#ui/unsaved-guard'
import { OrganizationFormFrame } from './organization-form-frame.tsx'
import { OrganizationRisk } from './organization-risk.tsx'
import { OrganizationSummary } from './organization-summary.tsx'
import { useUpdateOrganization } from './organizations.api.ts'
import { RboCheckbox } from './rbo-checkbox.tsx'

const schema = organizationFields.pick({
  name: true,
  mail: true,
  cro: true,
  language: true,
  incorporationDate: true,
  businessActivity: true,
  creationStatus: true,
  creationPackage: true,
  companyType: true,
  relationshipEndedOn: true,
  bondUntil: true,
  address: true,
  country: true,
  rbo: true,
  comments: true,
})

const valuesOf = (organization: Organization) => ({
  name: organization.name,
  mail: organization.mail ?? '',
  cro: organization.cro ?? '',
  language: organization.language,
  incorporationDate: organization.incorporationDate,
  businessActivity: organization.businessActivity ?? '',
  creationStatus: organization.creationStatus,
  creationPackage: organization.creationPackage,
  companyType: organization.companyType,
  relationshipEndedOn: organization.relationshipEndedOn,
  bondUntil: organization.bondUntil,
  address: organization.address ?? '',
  country: organization.country ?? '',
  rbo: organization.rbo,
  comments: organization.comments ?? '',
})

// A code such as `IN_PROGRESS` shows as 'IN PROGRESS'.
const optionsOf = (codes: readonly string[]) => codes.map((value) => ({ value, label: value.replaceAll('_', ' ') }))

const languageOptions = [
  { value: 'en', label: 'en' },
  { value: 'fr', label: 'fr' },
]

type Props = {
  organization: Organization
  /** the section of the bookkeeping platform */
  finotor: ReactNode
}

/** The company's details. */
export const OrganizationGeneralTab = ({ organization, finotor }: Props) => {
  const update = useUpdateOrganization(organization._id)
  const recordForm = useRecordForm({ record: organization, valuesOf, schema, update })
  const { field } = recordForm

  return (
    <OrganizationFormFrame organization={organization} form={recordForm} leaveMessage={LEAVE_PAGE}>
      <Grid gap="md">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Editable>
            <Stack gap="md">
              <Section title="COMPANY DETAILS">
                <Fields>
                  <TextInput label="Name" required {...field('name')} />
                  <EmailField label="Mail" {...field('mail')} />
                </Fields>
                <Fields columns={3}>
                  <TextInput label="CRO Number" {...field('cro')} />
                  <Select label="Language" data={languageOptions} clearable {...field('language')} />
                  <DateField label="Incorporation Date" {...field('incorporationDate')} />
                </Fields>
                <Fields columns={3}>
                  <Textarea label="Business Activity" autosize minRows={1} {...field('businessActivity')} />
                  <Select
                    label="Creation Status"
                    data={optionsOf(creationStatuses)}
                    clearable
                    {...field('creationStatus')}
                  />
                  <Select
                    label="Creation Pack"
                    data={optionsOf(creationPackages)}
                    clearable
                    {...field('creationPackage')}
                  />
                </Fields>
                <Fields columns={3}>
                  <Select
                    label="Company Type"
                    placeholder={
                      organization.companyTypeGuess
                        ? `Guessed from the name: ${organization.companyTypeGuess}`
                        : undefined
                    }
                    data={optionsOf(companyTypes)}
                    clearable
                    {...field('companyType')}
                  />
                  <DateField label="Bond Until" {...field('bondUntil')} />
                  <DateField label="Relationship Ended On" {...field('relationshipEndedOn')} />
                </Fields>
              </Section>
              <Section title="LOCATION">
                <Fields>
                  <Textarea label="Office Address" autosize minRows={1} {...field('address')} />
                  <TextInput label="Country" {...field('country')} />
                </Fields>
              </Section>
              {finotor}
              <Section title="ADDITIONAL INFORMATION">
                <RboCheckbox form={recordForm.form} />
                <Textarea label="Comment" autosize minRows={3} {...field('comments')} />
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
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <OrganizationSummary organization={organization} />
        </Grid.Col>
      </Grid>
    </OrganizationFormFrame>
  )
}

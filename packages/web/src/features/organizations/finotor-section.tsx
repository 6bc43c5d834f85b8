import { Button, CopyButton, Group, List, Select, Text, TextInput } from '@mantine/core'
import { chooseTemplate } from '@registrar/domain/emails/template-choice'
import { findFirstDirector } from '@registrar/domain/links/first-director'
import { finotorStatuses, missingForSignup } from '@registrar/domain/organizations/finotor'
import type { Organization } from '@registrar/domain/organizations/organization'
import { IconAlertTriangle, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { TemplateEmailButton } from '#features/emails'
import { linksQuery } from '#features/links'
import { appConfigQuery } from '#lib/app-config'
import { displayInstant, now } from '#lib/clock'
import { Fields, Section } from '#ui/section'
import { useUpdateOrganization } from './organizations.api.ts'

const statusOptions = finotorStatuses.map((value) => ({ value, label: value.replaceAll('_', ' ') }))

const Fact = ({ name, instant }: { name: string; instant: string | null }) => (
  <div>
    <Text size="sm" fw={500}>
      {name}
    </Text>
    <Text size="sm" c={instant ? undefined : 'dimmed'}>
      {instant ? displayInstant(instant) : 'N/A'}
    </Text>
  </div>
)

/** Signs the client up at the bookkeeping platform (ORG-25). */
export const FinotorSection = ({ organization }: { organization: Organization }) => {
  const links = useQuery(linksQuery({ organizationId: organization._id }))
  const link = useQuery(appConfigQuery).data?.finotorSignupUrl ?? ''
  const change = useUpdateOrganization(organization._id)
  const markSent = useUpdateOrganization(organization._id, {
    failureMessage: 'Failed to update the organization for the Finotor signup email sent at property',
  })
  const director = findFirstDirector(links.data)
  const missing = links.data ? missingForSignup(organization, director) : []
  const canSend = links.data !== undefined && missing.length === 0
  const templateId = chooseTemplate('signup', organization.language)
  const firstname = director?.firstName

  return (
    <Section title="FINOTOR">
      <Fields>
        <Select
          label="Status"
          data={statusOptions}
          value={organization.finotor}
          clearable
          disabled={change.isPending}
          onChange={(finotor) => {
            if (finotor !== organization.finotor) change.mutate({ finotor, version: organization.version })
          }}
        />
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput label="Signup link" value={link} readOnly placeholder="Not configured" style={{ flex: 1 }} />
          <CopyButton value={link}>
            {({ copied, copy }) => (
              <Button variant="default" leftSection={<IconCopy size={16} />} disabled={!link} onClick={copy}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            )}
          </CopyButton>
        </Group>
      </Fields>
      <Fields columns={3}>
        <Fact name="Email sent date" instant={organization.finotorEmailSentAt} />
        <Fact name="Organization signup date" instant={organization.finotorRegisteredAt} />
      </Fields>
      {missing.length > 0 && (
        <Group gap="xs" align="flex-start" wrap="nowrap" role="status" c="var(--app-amber-text)">
          <IconAlertTriangle size={17} stroke={1.75} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
          <div>
            <Text size="sm" fw={600}>
              Missing information
            </Text>
            <List size="sm" c="inherit">
              {missing.map((item) => (
                <List.Item key={item}>{item}</List.Item>
              ))}
            </List>
          </div>
        </Group>
      )}
      {link ? (
        <Group>
          <TemplateEmailButton
            label="Send signup email"
            email={{ templateId, emailTo: organization.mail ?? '', params: { firstname, signupLink: link } }}
            furtherAddresses={organization.otherMails}
            messages={{
              successMessage: () => 'Signup email sent!',
              failureMessage: 'Failed to send the Finotorsignup email',
            }}
            disabled={!canSend}
            onSent={() => markSent.mutate({ finotor: 'sent', finotorEmailSentAt: now() })}
          />
        </Group>
      ) : (
        <Text size="sm" c="dimmed">
          The signup email cannot be sent while no signup link is configured.
        </Text>
      )}
    </Section>
  )
}

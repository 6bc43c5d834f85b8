import { Group, Text } from '@mantine/core'
import { chooseTemplate } from '@registrar/domain/emails/template-choice'
import { canRemindOf } from '@registrar/domain/reminders/reminder-facts'
import type { ReminderKind } from '@registrar/domain/reminders/reminder-kind'
import { findFirstDirector } from '@registrar/domain/links/first-director'
import { mailProblem } from '@registrar/domain/shared/email-address'
import type { Organization } from '@registrar/domain/organizations/organization'
import { useQuery } from '@tanstack/react-query'
import { sentRemindersQuery, TemplateEmailButton } from '#features/emails'
import { linksQuery } from '#features/links'
import { displayInstantDay } from '#lib/clock'

type Props = { organization: Organization; kind: ReminderKind }

/** The button of a reminder banner that emails the client about the banner's matter, in the organization's language (MAIL-9). */
export const ReminderEmail = ({ organization, kind }: Props) => {
  const links = useQuery(linksQuery({ organizationId: organization._id }))
  const sent = useQuery(sentRemindersQuery(organization._id))
  const lastSent = sent.data?.find((reminder) => reminder.kind === kind)
  const director = findFirstDirector(links.data)
  const mail = organization.mail?.trim() ?? ''
  const problem = organization.otherMails.length > 0 ? null : mailProblem(organization.mail)
  const templateId = chooseTemplate('reminder', organization.language)

  return (
    <Group gap="xs">
      {lastSent && <Text size="xs">last sent {displayInstantDay(lastSent.sentAt)}</Text>}
      {canRemindOf(kind, organization) && (
        <>
          <TemplateEmailButton
            label="Send reminder email"
            size="xs"
            email={{
              templateId,
              kind,
              organizationId: organization._id,
              emailTo: mail,
              params: { firstname: director?.firstName },
            }}
            furtherAddresses={organization.otherMails}
            messages={{ successMessage: (to) => `Email sent to ${to}!`, failureMessage: 'Failed to send email' }}
            disabled={problem !== null || links.isPending}
            asksAmount={kind !== 'corporationTax'}
          />
          {problem !== null && <Text size="xs">{mail === '' ? 'Missing: Organization mail' : problem}</Text>}
        </>
      )}
    </Group>
  )
}

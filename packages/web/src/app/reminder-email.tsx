import { Text } from '@mantine/core'
import { reminderTemplate } from '@registrar/domain/emails/email'
import type { Organization } from '@registrar/domain/organizations/organization'
import { useQuery } from '@tanstack/react-query'
import { TemplateEmailButton } from '#features/emails'
import { linksQuery } from '#features/links'

/** What a reminder banner offers: to remind the client by mail, in the organization's language. Source: part 2, sections 7 and 9. */
export const ReminderEmail = ({ organization }: { organization: Organization }) => {
  const links = useQuery(linksQuery({ organizationId: organization._id }))
  const director = links.data?.find((one) => one.roles.includes('director'))?.people
  const mail = organization.mail?.trim() ?? ''
  const templateId = organization.language === 'en' ? reminderTemplate.en : reminderTemplate.fr
  return (
    <>
      <TemplateEmailButton
        label="Send reminder email"
        size="xs"
        email={{ templateId, emailTo: mail, params: { firstname: director?.firstName } }}
        messages={{ successMessage: `Email sent to ${mail}!`, failureMessage: 'Failed to send email' }}
        disabled={mail === '' || links.isPending}
      />
      {mail === '' && <Text size="xs">Missing: Organization mail</Text>}
    </>
  )
}

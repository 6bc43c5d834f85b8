import { Text } from '@mantine/core'
import { chooseTemplate } from '@registrar/domain/emails/template-choice'
import { findFirstDirector } from '@registrar/domain/links/first-director'
import type { Organization } from '@registrar/domain/organizations/organization'
import { useQuery } from '@tanstack/react-query'
import { TemplateEmailButton } from '#features/emails'
import { linksQuery } from '#features/links'

/** The button of a reminder banner that emails the client in the organization's language (MAIL-1, MAIL-9). */
export const ReminderEmail = ({ organization }: { organization: Organization }) => {
  const links = useQuery(linksQuery({ organizationId: organization._id }))
  const director = findFirstDirector(links.data)
  const mail = organization.mail?.trim() ?? ''
  const templateId = chooseTemplate('reminder', organization.language)

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

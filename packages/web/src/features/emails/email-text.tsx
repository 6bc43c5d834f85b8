import { Text } from '@mantine/core'
import { languageOfText } from '@registrar/domain/shared/text-language'

type Props = { textContent: string | null; htmlContent: string | null }

/** The words of an email as they were sent. A sandboxed frame keeps its markup from running scripts or forms. */
export const EmailText = ({ textContent, htmlContent }: Props) => {
  if (htmlContent !== null)
    return (
      <iframe
        title="The email as it was sent"
        sandbox=""
        srcDoc={htmlContent}
        style={{ width: '100%', height: 'min(480px, 55dvh)', border: '1px solid var(--app-line)', background: '#fff' }}
      />
    )
  if (textContent === null)
    return (
      <Text size="sm" c="dimmed">
        The text of an email about an account is not shown: it may have a link that signs somebody in.
      </Text>
    )

  return (
    <Text
      size="sm"
      lang={languageOfText(textContent) === 'fr' ? 'fr' : undefined}
      style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
    >
      {textContent}
    </Text>
  )
}

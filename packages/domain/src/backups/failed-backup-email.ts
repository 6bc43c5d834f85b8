import { type EmailContent, htmlOfText } from '../shared/email-template.ts'

/**
 * What administrators are told when a backup has failed: why, and where to look. `url` is the page of the backups, where it is known.
 */
export const failedBackupEmail = (
  message: string,
  { brand, url }: { brand: string; url: string | undefined },
): EmailContent => {
  const subject = `${brand}: a backup has failed`
  const paragraphs = [
    `A backup of ${brand} has failed:`,
    message,
    'Until the next one succeeds, what was entered since the last good backup could be lost with the server.',
    'Ask whoever runs the server to read the log and to run npm run doctor.',
    ...(url === undefined ? [] : [url]),
    brand,
  ]
  const text = `${paragraphs.join('\n\n')}\n`
  return { subject, text, html: htmlOfText('en', { subject, text }) }
}

import type { DeadlineRow } from '../deadlines/deadline-listing.ts'
import { deadlineKindLabels } from '../deadlines/deadline-kinds.ts'
import { deadlineStateLabels, type DeadlineState } from '../deadlines/deadline.ts'
import { dayInWords } from '../shared/day-in-words.ts'
import {
  type EmailContent,
  emailHtml,
  escapeHtml,
  linkHtml,
  paragraphHtml,
  smallPrintHtml,
} from '../shared/email-template.ts'

const groups = ['overdue', 'today', 'week'] as const satisfies DeadlineState[]

const lineOf = ({ date, organizationName, personName, subject, kind }: DeadlineRow): string =>
  [dayInWords(date, 'en'), organizationName ?? personName, subject || deadlineKindLabels[kind]]
    .filter(Boolean)
    .join(' · ')

/**
 * The email of the morning: what a user is in charge of that is overdue, due today or within a week (REM-7). Undefined when
 * there is nothing. `url` is the page of the deadlines, where it is known.
 */
export const morningEmail = (
  rows: readonly DeadlineRow[],
  { brand, url }: { brand: string; url: string | undefined },
): EmailContent | undefined => {
  const shown = groups
    .map((state) => ({
      title: deadlineStateLabels[state],
      lines: rows.filter((row) => row.state === state).map(lineOf),
    }))
    .filter(({ lines }) => lines.length > 0)
  if (shown.length === 0) return undefined

  const counts = shown.map(({ title, lines }) => `${lines.length} ${title.toLowerCase()}`)
  const subject = `Your day: ${counts.join(', ')}`
  const text = shown.map(({ title, lines }) => `${title}\n${lines.map((line) => `- ${line}`).join('\n')}`)
  const html = shown.map(
    ({ title, lines }) =>
      `<h2 style="font-size:16px">${title}</h2>\n<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
  )

  return {
    subject,
    text: `${[...text, ...(url ? [url] : []), brand].join('\n\n')}\n`,
    html: emailHtml(
      'en',
      subject,
      [
        ...html,
        ...(url ? [paragraphHtml(linkHtml(url, 'Open the deadlines'))] : []),
        smallPrintHtml(escapeHtml(brand)),
      ].join('\n'),
    ),
  }
}

import type { DeadlineRow } from '../deadlines/deadline-listing.ts'
import { deadlineKindLabels } from '../deadlines/deadline-kinds.ts'
import { deadlineStateLabels, type DeadlineState } from '../deadlines/deadline.ts'
import { escapeHtml } from '../shared/email-template.ts'
import { displayDate } from '../shared/iso-date.ts'

type EmailContent = { subject: string; text: string; html: string }

const groups = ['overdue', 'today', 'week'] as const satisfies DeadlineState[]

const lineOf = ({ date, organizationName, personName, subject, kind }: DeadlineRow): string =>
  [displayDate(date), organizationName ?? personName, subject || deadlineKindLabels[kind]].filter(Boolean).join(' · ')

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
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.6;color:#1b2124">
${html.join('\n')}
${url ? `<p><a href="${escapeHtml(url)}">Open the deadlines</a></p>` : ''}
<p style="color:#59636a">${escapeHtml(brand)}</p>
</body>
</html>
`,
  }
}

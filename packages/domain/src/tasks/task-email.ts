import { escapeHtml } from '../emails/email-template.ts'
import { fileNameOf } from '../files/files.ts'

/** A task as it is told in a mail. */
export type EmailedTask = {
  title: string
  description: string | null
  organizationName: string | null
  peopleName: string | null
  attachedFiles: string[]
}

type EmailContent = { subject: string; text: string; html: string }

const linked = (url: string, words: string): string =>
  /^https?:\/\//i.test(url)
    ? `<a href="${escapeHtml(url)}" style="color:#00665d">${escapeHtml(words)}</a>`
    : escapeHtml(words)

const paragraph = (html: string): string => `<p style="margin:0 0 14px">${html}</p>`

/**
 * The mail that tells a user of a task: its title, description, organization, person and files, whichever it has, and
 * where to open it. `taskUrl` is the task's absolute address; `brand` signs (TASK-7).
 */
export const taskEmailContent = (
  task: EmailedTask,
  { taskUrl, brand }: { taskUrl: string; brand: string },
): EmailContent => {
  const title = task.title.trim() || 'Untitled'
  const description = task.description?.trim()
  const facts = [
    ['Organization', task.organizationName?.trim()],
    ['Person concerned', task.peopleName?.trim()],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  const files = task.attachedFiles.map((url) => ({ url, name: fileNameOf(url) }))
  const text = [
    title,
    description,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    files.length > 0 && ['Attached files:', ...files.map(({ url, name }) => `- ${name}: ${url}`)].join('\n'),
    `Open the task:\n${taskUrl}`,
    brand,
  ]
  const html = [
    `<h1 style="margin:0 0 14px;font-size:18px">${escapeHtml(title)}</h1>`,
    description && paragraph(escapeHtml(description).replaceAll('\n', '<br>')),
    facts.length > 0 &&
      paragraph(facts.map(([name, value]) => `<strong>${name}:</strong> ${escapeHtml(value)}`).join('<br>')),
    files.length > 0 &&
      `<p style="margin:0 0 4px"><strong>Attached files:</strong></p><ul style="margin:0 0 14px;padding-left:20px">${files
        .map(({ url, name }) => `<li>${linked(url, name)}</li>`)
        .join('')}</ul>`,
    paragraph(linked(taskUrl, 'Open the task')),
    `<p style="margin:0;color:#59636a">${escapeHtml(brand)}</p>`,
  ]
  return {
    subject: `Task: ${title}`,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f7f7;color:#1b2124;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e3e7e6;border-radius:8px">
${html.filter(Boolean).join('\n')}
</div>
</body>
</html>
`,
  }
}

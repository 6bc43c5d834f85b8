import {
  type EmailContent,
  emailHtml,
  escapeHtml,
  linkHtml,
  paragraphHtml,
  smallPrintHtml,
} from '../shared/email-template.ts'
import { fileNameOf } from '../files/files.ts'

/** The content of a task's email. */
export type EmailedTask = {
  title: string
  description: string | null
  organizationName: string | null
  peopleName: string | null
  attachedFiles: string[]
}

const linkTo = (url: string, label: string): string =>
  /^https?:\/\//i.test(url) ? linkHtml(url, label) : escapeHtml(label)

/**
 * The email of a task to its users: title, description, organization, person and files, if it has them, and a link to open
 * it (TASK-7). `taskUrl` is the task's absolute address; `brand` is the name that signs.
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
    description && paragraphHtml(escapeHtml(description).replaceAll('\n', '<br>')),
    facts.length > 0 &&
      paragraphHtml(facts.map(([name, value]) => `<strong>${name}:</strong> ${escapeHtml(value)}`).join('<br>')),
    files.length > 0 &&
      `<p style="margin:0 0 4px"><strong>Attached files:</strong></p><ul style="margin:0 0 14px;padding-left:20px">${files
        .map(({ url, name }) => `<li>${linkTo(url, name)}</li>`)
        .join('')}</ul>`,
    paragraphHtml(linkTo(taskUrl, 'Open the task')),
    smallPrintHtml(escapeHtml(brand)),
  ]
  return {
    subject: `Task: ${title}`,
    text: `${text.filter(Boolean).join('\n\n')}\n`,
    html: emailHtml('en', title, html.filter(Boolean).join('\n')),
  }
}

import type { Language } from './language.ts'

/** The values for the places of a template, by name. */
export type TemplateParams = Readonly<Record<string, string | null | undefined>>

const PLACE = /([ \t]?)\{\{\s*params\.(\w+)\s*\}\}/g

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML, inside attributes too (MAIL-2). */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const filled = (template: string, params: TemplateParams, write: (value: string) => string): string =>
  template.replace(PLACE, (_match, blank: string, name: string) => {
    const value = Object.hasOwn(params, name) ? (params[name]?.trim() ?? '') : ''
    return value === '' ? '' : `${blank}${write(value)}`
  })

/** Fills `{{params.name}}` in plain text. What is not given is left out, with the blank before it (MAIL-2). */
export const fillTemplateText = (template: string, params: TemplateParams): string =>
  filled(template, params, (value) => value)

const linesHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

/** Fills `{{params.name}}` in HTML; a value is always text, never markup, and keeps its lines (MAIL-2). */
export const fillTemplateHtml = (template: string, params: TemplateParams): string =>
  filled(template, params, linesHtml)

/** An email with places `{{params.name}}` still to be filled. */
export type EmailTemplate = { subject: string; tag: string; textContent: string; htmlContent: string }

/** A template with its places filled; what is not given is left out (MAIL-2). */
export const filledTemplate = ({ tag, ...template }: EmailTemplate, values: TemplateParams): EmailTemplate => ({
  subject: fillTemplateText(template.subject, values),
  tag,
  textContent: fillTemplateText(template.textContent, values),
  htmlContent: fillTemplateHtml(template.htmlContent, values),
})

/** What an email says, as plain text and as HTML. */
export type EmailContent = { subject: string; text: string; html: string }

/**
 * The HTML of an email around the markup of its body. It is as wide as the screen of a phone, and dark where the reader's mail
 * program is.
 */
export const emailHtml = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  body { background: #121617 !important; color: #e8eceb !important; }
  .letter { background: #1b2124 !important; border-color: #333c3f !important; }
  .letter a:not(.button) { color: #5fd3c6 !important; }
  .letter .small { color: #a9b4b3 !important; }
}
@media (max-width: 480px) {
  body { padding: 0 !important; }
  .letter { padding: 20px !important; border: 0 !important; border-radius: 0 !important; }
}
</style>
</head>
<body style="margin:0;padding:24px;background:#f6f7f7;color:#1b2124;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.6">
<div class="letter" style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e3e7e6;border-radius:8px;overflow-wrap:break-word">
${body}
</div>
</body>
</html>
`

/** A paragraph of an email; `html` is markup. */
export const paragraphHtml = (html: string): string => `<p style="margin:0 0 14px">${html}</p>`

/** A paragraph in small grey letters, such as the name that signs; `html` is markup. */
export const smallPrintHtml = (html: string): string =>
  `<p class="small" style="margin:0;color:#59636a;font-size:13px">${html}</p>`

/** A link of an email. */
export const linkHtml = (url: string, label: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#00665d">${escapeHtml(label)}</a>`

/** The heading of a part of an email; `html` is markup. */
export const headingHtml = (html: string): string =>
  `<h2 style="margin:24px 0 8px;font-size:16px;line-height:1.4">${html}</h2>`

/** Parts what follows from what is above. */
export const RULE_HTML = '<hr style="border:0;border-top:1px solid #d5dbda;margin:20px 0 12px">'

// A place for an address, or an address without the sign that ends its sentence.
const ADDRESS = /(\{\{params\.\w+Link\}\}|https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/

const textHtml = (text: string): string =>
  text
    .split(ADDRESS)
    .map((piece, index) => (index % 2 === 1 ? linkHtml(piece, piece) : linesHtml(piece)))
    .join('')

/** Paragraphs of plain text as the body of an email; an address in them is a link. */
export const paragraphsHtml = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => paragraphHtml(textHtml(paragraph))).join('\n')

/** The HTML of an email made of paragraphs of plain text. */
export const letterHtml = (language: Language, title: string, paragraphs: readonly string[]): string =>
  emailHtml(language, title, paragraphsHtml(paragraphs))

/** The HTML of an email whose plain text staff wrote; an empty line parts its paragraphs. */
export const htmlOfText = (language: Language, { subject, text }: { subject: string; text: string }): string =>
  letterHtml(language, subject, text.trim().split(/\n\s*\n/))

const END_OF_LETTER = /(<\/div>\s*)?<\/body>/i

/**
 * An email with the firm's particulars at its end, in text and HTML: name, number, registered office (Companies Act 2014,
 * s. 151; MAIL-15). No lines: the email as it is.
 */
export const withParticulars = <E extends { text: string; html: string | null }>(
  email: E,
  lines: readonly string[],
): E => {
  if (lines.length === 0) return email
  const particulars = lines.join('\n')
  const html = `${RULE_HTML}\n${smallPrintHtml(linesHtml(particulars))}\n`
  return {
    ...email,
    text: `${email.text.trimEnd()}\n\n${particulars}\n`,
    html: email.html?.replace(END_OF_LETTER, (end) => `${html}${end}`) ?? null,
  }
}

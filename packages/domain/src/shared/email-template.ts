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

/** Fills `{{params.name}}` in HTML; a value is always text, never markup (MAIL-2). */
export const fillTemplateHtml = (template: string, params: TemplateParams): string =>
  filled(template, params, escapeHtml)

/** An email with places `{{params.name}}` still to be filled. */
export type EmailTemplate = { subject: string; tag: string; textContent: string; htmlContent: string }

/** A template with its places filled; what is not given is left out (MAIL-2). */
export const filledTemplate = ({ tag, ...template }: EmailTemplate, values: TemplateParams): EmailTemplate => ({
  subject: fillTemplateText(template.subject, values),
  tag,
  textContent: fillTemplateText(template.textContent, values),
  htmlContent: fillTemplateHtml(template.htmlContent, values),
})

/** The HTML of an email made of paragraphs of plain text. */
export const letterHtml = (language: Language, title: string, paragraphs: readonly string[]): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f7f7;color:#1b2124;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.6">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e3e7e6;border-radius:8px">
${paragraphs.map((paragraph) => `<p style="margin:0 0 14px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')}
</div>
</body>
</html>
`

/** The HTML of an email whose plain text staff wrote; an empty line parts its paragraphs. */
export const htmlOfText = (language: Language, { subject, text }: { subject: string; text: string }): string =>
  letterHtml(language, subject, text.trim().split(/\n\s*\n/))

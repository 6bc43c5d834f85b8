type TemplateParams = Readonly<Record<string, string | null | undefined>>

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

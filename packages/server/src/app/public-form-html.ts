import { FORM_DESCRIPTION, FORM_INTRODUCTION, FORM_TITLE } from '@registrar/domain/forms/form-introduction'
import { escapeHtml } from '@registrar/domain/shared/email-template'

const firstWords = `<main style="max-width:720px;margin:0 auto;padding:24px 20px;font-family:sans-serif;line-height:1.5">
      <h1 style="font-size:24px">${escapeHtml(FORM_TITLE)}</h1>
      <p>${escapeHtml(FORM_INTRODUCTION)}</p>
      <p role="status">Le formulaire se charge…</p>
      <noscript><p>Ce formulaire demande JavaScript. Écrivez-nous si votre navigateur ne le permet pas.</p></noscript>
    </main>`

/**
 * The page of the public form with its title and its first words, which a slow connection shows seconds before the code has
 * come (FORM-23). The code replaces them.
 */
export const publicFormHtml = (page: string): string =>
  page
    .replace(
      /<title>[^<]*<\/title>/,
      `<title>${escapeHtml(FORM_TITLE)}</title>\n    <meta name="description" content="${escapeHtml(FORM_DESCRIPTION)}">`,
    )
    // The words need the styles alone; the code may come after them.
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<div id="root"></div>', `<div id="root">${firstWords}</div>`)

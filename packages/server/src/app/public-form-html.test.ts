import { expect, it } from 'vitest'
import { publicFormHtml } from './public-form-html.ts'

const page = `<!doctype html>
<html lang="fr">
  <head>
    <title>Registrar</title>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/framework.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

it('the page of the public form is French, and has its first words before its code (FORM-23)', () => {
  const html = publicFormHtml(page)
  expect(html).toContain('<title>Création de votre société en Irlande</title>')
  expect(html).toMatch(/<meta name="description" content="Demandez en ligne [^"]+">/)
  expect(html).toMatch(/<div id="root"><main [^>]*>\s*<h1[^>]*>Création de votre société en Irlande<\/h1>/)
  expect(html).toContain('Remplissez ce formulaire')
})

it('the styles of the first words come before the code (FORM-23)', () => {
  const html = publicFormHtml(page)
  expect(html.match(/fetchpriority="low"/g)).toHaveLength(2)
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/index.css">')
})

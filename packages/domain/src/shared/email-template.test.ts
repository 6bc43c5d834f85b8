import { describe, expect, it } from 'vitest'
import { templateParams } from '../emails/email.ts'
import { fillTemplateHtml, fillTemplateText, htmlOfText, withParticulars } from './email-template.ts'

describe('a template of an email (MAIL-2)', () => {
  it.each([
    ['Hello {{params.firstname}},', { firstname: 'Zoé' }, 'Hello Zoé,'],
    ['Hello {{ params.firstname }},', { firstname: ' Zoé ' }, 'Hello Zoé,'],
    ['Hello {{params.firstname}},', {}, 'Hello,'],
    ['Hello {{params.firstname}},', { firstname: null }, 'Hello,'],
    ['{{params.constructor}}|{{params.a}}', { a: '{{params.b}} $& $1', b: 'no' }, '|{{params.b}} $& $1'],
  ])('%j is filled from %j', (template, params, text) => expect(fillTemplateText(template, params)).toBe(text))

  it.each([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ["'", '&#39;'],
  ])('writes %j as %j in HTML, and as it is in plain text (MAIL-2)', (sign, escaped) => {
    const params = { firstname: `O${sign}Neill` }
    expect(fillTemplateHtml("<b title='{{params.firstname}}'></b>", params)).toBe(`<b title='O${escaped}Neill'></b>`)
    expect(fillTemplateText('{{params.firstname}}', params)).toBe(`O${sign}Neill`)
  })

  it('escapes the markup in a parameter, in a text and in an attribute', () => {
    const filled = fillTemplateHtml('<a href="{{params.signupLink}}">{{params.firstname}}</a>', {
      firstname: '<img src=x onerror=alert(1)>',
      signupLink: 'https://a.example/?a=1&b="><script>',
    })
    expect(filled).toBe(
      '<a href="https://a.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;">&lt;img src=x onerror=alert(1)&gt;</a>',
    )
  })

  it('accepts only an http or https address for the sign-up link', () => {
    expect(templateParams.safeParse({ signupLink: 'javascript:alert(1)' }).success).toBe(false)
    expect(templateParams.safeParse({ signupLink: 'https://finotor.example/signup' }).success).toBe(true)
  })
})

describe('an address in the text of an email (MAIL-15)', () => {
  const bodyOf = (text: string) =>
    htmlOfText('en', { subject: 'Hi', text }).replace(/^[^]*<div class="letter"[^>]*>/, '')
  const link = (url: string) => `<a href="${url}" style="color:#00665d">${url}</a>`

  it.each([
    ['See https://a.example/x?a=1.', `See ${link('https://a.example/x?a=1')}.`],
    ['https://a.example/?a=1&b=2', link('https://a.example/?a=1&amp;b=2')],
    ['"https://a.example/"<b>', `&quot;${link('https://a.example/')}&quot;&lt;b&gt;`],
    ['(http://a.example)\nnext', `(${link('http://a.example')})<br>next`],
    ['{{params.uploadLink}}: {{params.company}}', `${link('{{params.uploadLink}}')}: {{params.company}}`],
  ])('%j is a link, and nothing else of it', (text, html) => expect(bodyOf(text)).toContain(`>${html}</p>`))

  it.each(['javascript:alert(1)', 'ftp://a.example', 'a.example', 'https://'])('%j is none', (text) =>
    expect(bodyOf(text)).not.toContain('<a '),
  )
})

describe('the particulars of the firm (MAIL-15)', () => {
  const email = { text: 'Hello\n', html: htmlOfText('en', { subject: 'Hi', text: 'Hello' }) }

  it('end the text and the HTML, escaped', () => {
    const { text, html } = withParticulars(email, ['Liffey & Co', 'Registered in Ireland, 123456'])
    expect(text).toBe('Hello\n\nLiffey & Co\nRegistered in Ireland, 123456\n')
    expect(html).toMatch(/Liffey &amp; Co<br>Registered in Ireland, 123456<\/p>\s*<\/div>\s*<\/body>/)
  })

  it('that are not set leave an email as it is', () => {
    expect(withParticulars(email, [])).toEqual(email)
  })

  it('are found in HTML of one line, and none is made for an email without HTML', () => {
    expect(withParticulars({ text: '', html: '<body>Hi</body>' }, ['Firm']).html).toMatch(
      /^<body>Hi<hr[^]*Firm[^]*<\/body>$/,
    )
    expect(withParticulars({ text: '', html: null }, ['Firm']).html).toBeNull()
  })
})

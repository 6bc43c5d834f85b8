import { describe, expect, it } from 'vitest'
import { type EmailedTask, taskEmailContent } from './task-email.ts'

const task: EmailedTask = {
  title: 'File the <B1>',
  description: 'First line\nsecond & last',
  organizationName: 'Liffey & Co',
  peopleName: 'Aoife Byrne',
  attachedFiles: ['https://crm.example/file/task/1/Bank%20letter.pdf'],
}
const where = { taskUrl: 'https://crm.example/task/1', brand: 'Registrar' }

describe('the email of a task (TASK-7)', () => {
  it('shows everything the task has, in text and in HTML', () => {
    const { subject, text, html } = taskEmailContent(task, where)
    expect(subject).toBe('Task: File the <B1>')
    expect(text).toBe(`File the <B1>

First line
second & last

Organization: Liffey & Co
Person concerned: Aoife Byrne

Attached files:
- Bank letter.pdf: https://crm.example/file/task/1/Bank%20letter.pdf

Open the task:
https://crm.example/task/1

Registrar
`)
    for (const part of [
      'File the &lt;B1&gt;</h1>',
      'First line<br>second &amp; last',
      '<strong>Organization:</strong> Liffey &amp; Co',
      '<a href="https://crm.example/file/task/1/Bank%20letter.pdf" style="color:#00665d">Bank letter.pdf</a>',
      '<a href="https://crm.example/task/1" style="color:#00665d">Open the task</a>',
    ])
      expect(html).toContain(part)
  })

  it('leaves out what the task does not have', () => {
    const bare = { title: 'Call', description: null, organizationName: '', peopleName: null, attachedFiles: [] }
    expect(taskEmailContent(bare, where).text).toBe('Call\n\nOpen the task:\nhttps://crm.example/task/1\n\nRegistrar\n')
    expect(taskEmailContent(bare, where).html).not.toMatch(/Organization|Person|Attached|undefined|null|false/)
  })

  it('makes no link of an address that is not http or https', () => {
    const html = taskEmailContent({ ...task, attachedFiles: ['javascript:alert(1)//x'] }, where).html
    expect(html).not.toContain('href="javascript')
  })
})

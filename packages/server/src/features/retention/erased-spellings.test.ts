import { readdir } from 'node:fs/promises'
import { finderCalls } from '@registrar/domain/finder/finder.calls'
import { ordersCalls } from '@registrar/domain/orders/orders.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { expect, it } from 'vitest'
import { columnsHolding } from '#testing/columns-holding'
import { useApp } from '#testing/test-app'
import { createOutbox, outboxFolder } from '#platform/mailer/outbox'
import { filesOnDisk, makeFile } from '../files/files.factory.ts'
import { makeOrder } from '../orders/orders.factory.ts'
import { makeOrganization } from '../organizations/organizations.factory.ts'
import { makePerson } from '../people/people.factory.ts'
import { makeTask } from '../tasks/tasks.factory.ts'
import { queueEmail } from '#features/emails'
import { erase, makeEnded, makeLink } from './retention.factory.ts'

const app = useApp()

const person = {
  firstName: 'Zéphirin',
  lastName: "Quackembûche-O'Dwyer",
  phone: '+353 87 998 8776',
  identityDocuments: [{ number: 'OLD99887766' }],
}

const makeDue = async () => {
  const id = await makePerson(app(), person)
  const company = await makeEnded(app(), '2015-03-01')
  await makeLink(app(), id, company)
  return { id, company }
}

it('an erasure finds a name without its accents, in another order, in HTML, and a number grouped in another way (RET-6)', async () => {
  const { id } = await makeDue()
  await app().staff(peopleCalls.updatePerson, {
    params: { id },
    body: { identityDocuments: [{ number: 'NEW99887766' }] },
  })
  const { _id: task } = await makeTask(app(), {
    title: "Call Zephirin Quackembuche-O'Dwyer",
    description: 'Quackembûche-O’Dwyer, Zéphirin, phone 087-998 8776 or +353879988776, once OLD 99887766',
  })
  await app()
    .db.transaction()
    .execute((tx) =>
      queueEmail(
        tx,
        {
          sender: app().config.mailSender,
          to: 'other@example.ie',
          subject: 'About a colleague',
          text: 'About a colleague',
          html: "<p>Zéphirin&nbsp;Quackembûche-O&#39;Dwyer's file</p>",
          tag: 'test',
        },
        null,
      ),
    )

  expect(await erase(app(), { recordType: 'person', _id: id })).toMatchObject([{ ok: true }])

  expect((await app().staff(tasksCalls.findTask, { params: { id: task } })).answer).toMatchObject({
    title: 'Call [erased]',
    description: '[erased], phone [erased] or [erased], once [erased]',
  })
  const { answer } = await app().staff(finderCalls.searchFinder, { body: { search: 'quackembuche', limit: 10 } })
  expect(answer.data).toEqual([])
  for (const text of ['Quackemb', 'quackemb', 'Dwyer']) expect(await columnsHolding(app().db, [text])).toEqual([])
})

const makeFionnuala = () => makePerson(app(), { firstName: 'Fionnuala', lastName: "O'Dálaigh-Prévost" })

it('an erasure finds a name in which blanks stand for apostrophes and hyphens (RET-6)', async () => {
  const id = await makeFionnuala()
  const company = await makeEnded(app(), '2015-03-01')
  await makeLink(app(), id, company)
  const { _id: task } = await makeTask(app(), { title: 'Fionnuala O Dalaigh Prevost' })
  const { _id: other } = await makeTask(app(), { title: "Prevost O' Dalaigh, then ODalaigh Prevost Fionnuala" })

  expect(await erase(app(), { recordType: 'person', _id: id })).toMatchObject([{ ok: true }])
  const titleOf = async (params: { id: string }) => (await app().staff(tasksCalls.findTask, { params })).answer.title
  expect(await titleOf({ id: task })).toBe('[erased]')
  expect(await titleOf({ id: other })).toBe("Prevost O' Dalaigh, then [erased]")
})

it('a name that another person writes with blanks may mean that person, and stays (RET-6)', async () => {
  const id = await makeFionnuala()
  await makeLink(app(), id, await makeEnded(app(), '2015-03-01'))
  const namesake = await makePerson(app(), { firstName: 'Fionnuala', lastName: 'O Dalaigh Prevost' })
  const { _id: task } = await makeTask(app(), { title: 'Fionnuala O Dalaigh Prevost' })

  expect(await erase(app(), { recordType: 'person', _id: id })).toMatchObject([{ ok: true }])
  expect((await app().staff(tasksCalls.findTask, { params: { id: task } })).answer.title).toBe(
    'Fionnuala O Dalaigh Prevost',
  )
  const { answer } = await app().staff(peopleCalls.findPerson, { params: { id: namesake } })
  expect(answer).toMatchObject({ lastName: 'O Dalaigh Prevost' })
})

it('a name with brackets and other signs that another company has stays (RET-6)', async () => {
  const name = 'Culhwch (Éire) + Sons* [No. 1]'
  const id = await makeEnded(app(), '2015-03-01', { name })
  await makeEnded(app(), '2025-03-01', { name })
  const { _id: task } = await makeTask(app(), { title: `Ring ${name}` })

  expect(await erase(app(), { recordType: 'organization', _id: id })).toMatchObject([{ ok: true }])
  expect((await app().staff(tasksCalls.findTask, { params: { id: task } })).answer.title).toBe(`Ring ${name}`)
})

it.each([
  ['+353 86 111 2222', '086 1112222'],
  ['086 333 4444', '+353863334444'],
  ['+33 6 12 34 56 78', '06 12 34 56 78'],
  ['0033612345679', '+33 6 12 34 56 79'],
])('an erasure finds the phone number %s where it is written %s (RET-6)', async (phone, written) => {
  const id = await makePerson(app(), { firstName: 'Tadhg', lastName: 'Uí Phoneholder', phone })
  await makeLink(app(), id, await makeEnded(app(), '2015-03-01'))
  const { _id: task } = await makeTask(app(), { title: `Call ${written} today` })

  expect(await erase(app(), { recordType: 'person', _id: id })).toMatchObject([{ ok: true }])
  const { answer } = await app().staff(tasksCalls.findTask, { params: { id: task } })
  expect(answer.title).toBe('Call [erased] today')
})

it('an erasure finds the CRO number and the tax number of a company (RET-6)', async () => {
  const numbers = { cro: '765499', coroporationTaxNumber: '9512357KA' }
  const id = await makeEnded(app(), '2015-03-01', { name: 'Culhwch Olwen CLG', ...numbers })
  const { _id: task } = await makeTask(app(), { title: 'See 765499 and 9512357 KA, not 17654990' })

  expect(await erase(app(), { recordType: 'organization', _id: id })).toMatchObject([{ ok: true }])
  const { answer } = await app().staff(tasksCalls.findTask, { params: { id: task } })
  expect(answer.title).toBe('See [erased] and [erased], not 17654990')
})

it('words that stand in the fields for numbers and addresses are not looked for in other records (RET-6)', async () => {
  const id = await makePerson(app(), {
    firstName: 'Ciara',
    lastName: 'Wordholder',
    mail: 'none',
    phone: '------',
    ipn: 'en cours',
    rboNumber: 'asked in 26',
    identityDocuments: [{ number: 'pending' }, { number: '1234--' }],
  })
  const company = await makeEnded(app(), '2015-03-01', { mail: 'unknown', coroporationTaxNumber: 'not yet' })
  await makeLink(app(), id, company)
  const title = 'Mail none or unknown, pending, en cours, not yet, asked in 26, 1234--'
  const { _id: task } = await makeTask(app(), { title })
  const order = await makeOrder(app(), { firstName: 'Dara', lastName: 'Byrne', email: 'none' })

  const items = [
    { recordType: 'person', _id: id },
    { recordType: 'organization', _id: company },
  ] as const
  expect(await erase(app(), ...items)).toMatchObject([{ ok: true }, { ok: true }])

  expect((await app().staff(tasksCalls.findTask, { params: { id: task } })).answer.title).toBe(title)
  const { answer } = await app().staff(ordersCalls.findOrder, { params: { id: order } })
  expect(answer).toMatchObject({ firstName: 'Dara', lastName: 'Byrne', email: 'none' })
})

it('an erasure finds each of several addresses that are written in one field (RET-6)', async () => {
  const mail = 'ciara@addresses.example.ie; office@addresses.example.ie'
  const id = await makePerson(app(), { firstName: 'Ciara', lastName: 'Addressholder', mail })
  await makeLink(app(), id, await makeEnded(app(), '2015-03-01'))
  const { _id: task } = await makeTask(app(), { title: 'Write to office@addresses.example.ie' })

  expect(await erase(app(), { recordType: 'person', _id: id })).toMatchObject([{ ok: true }])
  expect(await columnsHolding(app().db, ['addresses.example.ie'])).toEqual([])
  const { answer } = await app().staff(tasksCalls.findTask, { params: { id: task } })
  expect(answer.title).toBe('Write to [erased]')
})

it('a number that another record has too stays, however it is grouped there (RET-6)', async () => {
  const holder = { firstName: 'Ciara', lastName: 'Numberholder', phone: '+353 85 777 6655' }
  const id = await makePerson(app(), { ...holder, identityDocuments: [{ number: 'SHARED 445566' }] })
  const company = await makeEnded(app(), '2015-03-01', { coroporationTaxNumber: '8877665 TX' })
  await makeLink(app(), id, company)
  const other = await makePerson(app(), { phone: '0857776655', identityDocuments: [{ number: 'SHARED445566' }] })
  const otherCompany = await makeOrganization(app(), { coroporationTaxNumber: '8877665TX' })

  const items = [
    { recordType: 'person', _id: id },
    { recordType: 'organization', _id: company },
  ] as const
  expect(await erase(app(), ...items)).toMatchObject([{ ok: true }, { ok: true }])

  expect((await app().staff(peopleCalls.findPerson, { params: { id: other } })).answer).toMatchObject({
    phone: '0857776655',
    identityDocuments: [{ number: 'SHARED445566' }],
  })
  const { answer } = await app().staff(organizationsCalls.findOrganization, { params: { id: otherCompany } })
  expect(answer.coroporationTaxNumber).toBe('8877665TX')
})

it("a file of the person's company goes when it bears the name without accents (RET-7)", async () => {
  const { id, company } = await makeDue()
  const folder = `organization/${company}/AML`
  const named = await makeFile(app(), { name: "Zephirin Quackembuche-O'Dwyer passport.pdf", folder })
  const other = await makeFile(app(), { name: 'Passport.pdf', folder })
  expect(await erase(app(), { recordType: 'person', _id: id })).toMatchObject([{ ok: true }])

  const left = await filesOnDisk(app())
  expect([named, other].map(({ key }) => left.some((file) => file.includes(key.split('/').at(-2) ?? '')))).toEqual([
    false,
    true,
  ])
})

it('copies in the outbox folder go with the emails that an erasure removes or changes (RET-6)', async () => {
  const { id } = await makeDue()
  const outbox = outboxFolder(app().config)
  const makeEmail = async (text: string) => {
    const email = {
      sender: app().config.mailSender,
      to: 'other@example.ie',
      subject: 'Hello',
      text,
      html: `<p>${text}</p>`,
      tag: 'test',
    }
    const { messageId } = await app()
      .db.transaction()
      .execute((tx) => queueEmail(tx, email, null))
    await createOutbox(outbox).deliver(
      {
        ...email,
        from: email.sender.from,
        messageId,
        replyTo: null,
        isAutomatic: false,
        date: '2026-01-01T00:00:00.000Z',
      },
      async () => {},
    )
    return `${messageId.replace('@', '_')}.eml`
  }
  const naming = await makeEmail("Zephirin Quackembuche-O'Dwyer")
  const other = await makeEmail('Hello')
  expect(await readdir(outbox)).toEqual(expect.arrayContaining([naming, other]))

  expect(await erase(app(), { recordType: 'person', _id: id })).toMatchObject([{ ok: true }])
  const left = await readdir(outbox)
  expect([left.includes(naming), left.includes(other)]).toEqual([false, true])
})

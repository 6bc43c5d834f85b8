import { newTask, taskStatuses } from '@registrar/domain/tasks/task'
import { addDays } from '@registrar/domain/shared/iso-date'
import { sql } from 'kysely'
import { createTask, updateTask } from '#features/tasks'
import type { Maker } from './firm.ts'

const TASKS = 64

const subjects = [
  ['Call the client about the bank account', 'They prefer to be called before ten.'],
  ['Send the engagement letter', 'Signed copy back by the end of the week.'],
  ['Chase the signature page of the B1', null],
  ['Check the certified passport copy', 'Certified by whom? The stamp cannot be read.'],
  ['Order the company seal', null],
  ['Prepare the register of members', 'Two allotments since last year.'],
  ['Answer the letter of the CRO', 'Late filing: ask for the extension to be confirmed.'],
  ['File the change of registered office', 'B2 within 14 days.'],
  ['Register the beneficial owners', null],
  ['Ask for the proof of address', 'A utility bill of the last three months.'],
  ['Book the certificate of good standing', null],
  ['Explain the VAT registration', 'Relire le courrier en français avant envoi.'],
] as const

/** Makes the tasks of the last four months: a third each open, in progress and done. */
export const makeTasks: Maker = async ({ db, random, today, accounts, organizations, people }) => {
  for (let count = 0; count < TASKS; count += 1) {
    const [title, description] = random.pick(subjects)
    const author = random.pick(accounts)
    const others = random.some(accounts, random.whole(0, 2)).filter(({ userId }) => userId !== author.userId)
    const task = newTask.parse({
      title,
      description,
      users: [author, ...others].map(({ userId }) => ({ userId })),
      organizationId: random.chance(80) ? random.pick(organizations).id : null,
      peopleId: random.chance(35) ? random.pick(people).id : null,
    })
    const { _id: id } = await createTask(db, task, author.session)
    const status = random.pick(taskStatuses)
    if (status !== 'TO DO') await updateTask(db, id, { status }, author.session)
    const createdAt = `${addDays(today, -random.whole(status === 'DONE' ? 20 : 1, 120))}T09:${random.whole(10, 59)}:00Z`
    await sql`
      update tasks set created_at = ${createdAt}::timestamptz,
        updated_at = ${createdAt}::timestamptz + (now() - ${createdAt}::timestamptz) * ${random.whole(0, 90)} / 100.0
      where id = ${id}`.execute(db)
    await sql`update changes set at = ${createdAt}::timestamptz where record_id = ${id} and action = 'created'`.execute(
      db,
    )
  }
}

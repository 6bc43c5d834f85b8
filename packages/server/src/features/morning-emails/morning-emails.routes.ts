import { morningEmailsCalls } from '@registrar/domain/morning-emails/morning-emails.calls'
import type { Db } from '#platform/database/database'
import type { Routes } from '#platform/http/routes'
import { setMorningEmail } from './morning-emails.commands.ts'

const isOn = async (db: Db, userId: string): Promise<boolean> =>
  (await db.selectFrom('morning_emails').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined

export const morningEmailsRoutes = ({ serve }: Routes): void => {
  serve(morningEmailsCalls.findMorningEmail, async ({ db, session }) => ({ on: await isOn(db, session.userId) }))

  serve(morningEmailsCalls.setMorningEmail, async ({ db, session, body }) => {
    await setMorningEmail(db, session.userId, body.on)
    return { on: body.on }
  })
}

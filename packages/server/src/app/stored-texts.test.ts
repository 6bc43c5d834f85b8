import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { findUncleanAddresses } from '#features/users'
import { newId } from '#platform/database/ids'
import { knownMigrations, migrate } from '#platform/database/migrate'
import { createTestDatabase } from '#testing/test-database'

const user = (email: string) => ({
  id: newId(),
  first_name: 'Ann\u200B',
  last_name: 'Ryan',
  email,
  password_hash: 'none',
  role: 'staff',
})

it('what was stored before texts were cleaned is cleaned without an edit, and two accounts stay two (API-12)', async () => {
  const { db, drop } = await createTestDatabase('template1')
  try {
    const names = await knownMigrations()
    const before = names.findIndex((name) => name.endsWith('_clean_stored_texts')) - 1
    await migrate(db, names[before])

    const [organization, person] = [newId(), newId()]
    await db
      .insertInto('organizations')
      .values({ id: organization, name: 'Cafe\u0301\u00A0 Noir', cro: '\u200E022045 ' })
      .execute()
    await db
      .insertInto('organization_details')
      .values({ organization_id: organization, address: ' 1  Quay\u200B \r\nCork ', notes: 'a\u0007\n b' })
      .execute()
    const documents = JSON.stringify([{ type: 'Passport\u200B', number: ' 1', url: '/file/a\u200B' }])
    await sql`insert into people (id, first_name, last_name, mail, phone, identity_documents)
      values (${person}, 'Zoe\u0301', '\u200B', '\uFEFFzoe@example.ie', '\u200B', ${documents}::jsonb)`.execute(db)
    await db
      .insertInto('users')
      .values(['\u200Bone@example.ie', 'two@example.ie', 'Two@example.ie\u200E'].map(user))
      .execute()
    const rowsBefore = await sql`select count(*) from row_changes`.execute(db)
    await migrate(db)

    expect(await db.selectFrom('organizations').select(['name', 'cro']).execute()).toEqual([
      { name: 'Café Noir', cro: '022045' },
    ])
    expect(await db.selectFrom('organization_details').select(['address', 'notes']).execute()).toEqual([
      { address: '1 Quay\nCork', notes: 'a\n b' },
    ])
    expect(
      await db
        .selectFrom('people')
        .select(['first_name', 'last_name', 'mail', 'phone', 'identity_documents'])
        .execute(),
    ).toEqual([
      {
        first_name: 'Zoé',
        last_name: '\u200B',
        mail: 'zoe@example.ie',
        phone: null,
        identity_documents: [{ type: 'Passport', number: '1', url: '/file/a\u200B' }],
      },
    ])
    const emails = await db.selectFrom('users').select('email').orderBy('id').execute()
    expect(emails.map(({ email }) => email)).toEqual(['one@example.ie', 'two@example.ie', 'Two@example.ie\u200E'])
    expect(await findUncleanAddresses(db)).toEqual(['two@example.ie'])
    expect((await sql`select count(*) from row_changes`.execute(db)).rows).toEqual(rowsBefore.rows)
    expect(await db.selectFrom('changes').select('id').execute()).toEqual([])
  } finally {
    await drop()
  }
})

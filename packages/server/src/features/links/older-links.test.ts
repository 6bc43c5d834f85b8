import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newId } from '#platform/database/ids'
import { migrate } from '#platform/database/migrate'
import { createTestDatabase } from '#testing/test-database'

const BEFORE = '0069_row_changes'
const AFTER = '0070_one_table_of_links'

const [company, member, person, nobody, user] = [newId(), newId(), newId(), newId(), newId()]
const [link, membership, rolesOnly, unlinked, formerMember, ownMember] = Array.from({ length: 6 }, newId)

const term = { role: 'shareholder', appointed: '2020-01-01', ceased: null }
const holding = { class: 'Ordinary', number: 60, nominal: 1, acquired: '2020-01-01', ceased: null }
const dated = { terms: [term], holdings: [holding] }
const ends = {
  organization_id: company,
  beneficiary_percentage: 60,
  created_at: '2020-01-01',
  updated_at: '2020-02-01',
}

const inBin = (id: unknown, column: 'person_id' | 'member_id', linkedId: string, more: object) => {
  const row = JSON.stringify({ id, [column]: linkedId, ...ends, ...more })
  return sql`insert into deleted_links (id, ${sql.ref(column)}, organization_id, link, deleted_at)
    values (${id}, ${linkedId}, ${company}, ${row}, '2021-01-01')`
}

const trace = {
  fields: {},
  addedFiles: [],
  archived: [],
  moved: [
    { table: 'organization_members', column: 'member_id', ids: [membership] },
    { table: 'deleted_links', column: 'person_id', ids: [unlinked] },
    { table: 'orders', column: 'organization_id', ids: [user] },
  ],
  united: [{ holder: 'member_id', id: membership, fields: {} }],
  removed: [
    { table: 'link_terms', row: { link_id: null, member_id: membership, position: 0, ...term } },
    { table: 'organization_members', row: { id: membership, member_id: member, ...ends, nominee_for: null } },
    {
      table: 'deleted_links',
      row: {
        id: ownMember,
        person_id: null,
        member_id: member,
        organization_id: company,
        deleted_at: '2021-01-01',
        link: { id: ownMember, ...ends, ...dated },
      },
    },
  ],
  nomineesInBin: [unlinked],
}

it('links, company members and what waits in the bin become one table of an older database, and merges can still be undone', async () => {
  const { db, drop } = await createTestDatabase('template1')
  try {
    await migrate(db, BEFORE)
    for (const id of [company, member])
      await sql`insert into organizations (id, name) values (${id}, ${id})`.execute(db)
    await sql`insert into people (id, first_name, last_name) values (${person}, 'Aoife', 'Older')`.execute(db)
    await sql`insert into users (id, email, first_name, last_name, password_hash, role) values (${user}, 'a@b.ie', 'A', 'B', '', 'staff')`.execute(
      db,
    )
    await sql`insert into links (id, person_id, organization_id, beneficiary_percentage) values (${link}, ${person}, ${company}, 40)`.execute(
      db,
    )
    await sql`insert into organization_members (id, member_id, organization_id, nominee_for) values (${membership}, ${member}, ${company}, ${person})`.execute(
      db,
    )
    for (const column of ['link_id', 'member_id'])
      await sql`insert into link_terms (${sql.ref(column)}, position, role, appointed)
        values (${column === 'link_id' ? link : membership}, 0, 'director', '2024-05-01')`.execute(db)
    await inBin(rolesOnly, 'person_id', person, { roles: ['secretary', 'director'] }).execute(db)
    await inBin(unlinked, 'person_id', person, { ...dated, nominee_for: nobody }).execute(db)
    await inBin(formerMember, 'member_id', member, { ...dated, nominee_for: person }).execute(db)
    await sql`insert into merges (id, record_type, keep_id, merged_id, user_id, trace)
      values (${newId()}, 'organization', ${company}, ${newId()}, ${user}, ${JSON.stringify(trace)})`.execute(db)

    await migrate(db, AFTER)

    const links = await sql<{ id: string }>`
      select l.id, l.person_id, l.member_id, l.nominee_for, l.beneficiary_percentage::float8 as percentage,
        l.deleted_at is not null as "isInBin",
        array(select t.role || coalesce(' ' || t.appointed, '') from link_terms t where t.link_id = l.id order by position) as terms,
        array(select h.number || ' ' || h.class from link_holdings h where h.link_id = l.id) as holdings
      from links l`.execute(db)
    const rowOf = (id: unknown) => links.rows.find((row) => row.id === id)
    expect(links.rows).toHaveLength(5)
    expect(rowOf(link)).toMatchObject({
      person_id: person,
      isInBin: false,
      percentage: 40,
      terms: ['director 2024-05-01'],
    })
    expect(rowOf(membership)).toMatchObject({
      member_id: member,
      nominee_for: person,
      isInBin: false,
      terms: ['director 2024-05-01'],
    })
    expect(rowOf(rolesOnly)).toMatchObject({
      person_id: person,
      isInBin: true,
      percentage: 60,
      terms: ['secretary', 'director'],
    })
    const past = { isInBin: true, percentage: 60, terms: ['shareholder 2020-01-01'], holdings: ['60 Ordinary'] }
    expect(rowOf(unlinked)).toMatchObject({ person_id: person, nominee_for: null, ...past })
    expect(rowOf(formerMember)).toMatchObject({ member_id: member, nominee_for: person, ...past })

    const [merge] = (await sql<{ trace: object }>`select trace from merges`.execute(db)).rows
    const id = expect.any(String)
    expect(merge?.trace).toEqual({
      fields: {},
      addedFiles: [],
      archived: [],
      moved: [
        { table: 'links', column: 'member_id', ids: [membership] },
        { table: 'links', column: 'person_id', ids: [unlinked] },
        { table: 'orders', column: 'organization_id', ids: [user] },
        { table: 'links', column: 'nominee_for', ids: [unlinked] },
      ],
      united: [{ recordType: 'company-member', id: membership, fields: {} }],
      removed: [
        { table: 'link_terms', row: { id, link_id: membership, position: 0, ...term } },
        { table: 'links', row: { id: membership, member_id: member, ...ends, nominee_for: null } },
        { table: 'link_terms', row: { id, link_id: ownMember, position: 0, ...term } },
        { table: 'link_holdings', row: { id, link_id: ownMember, position: 0, ...holding } },
        {
          table: 'links',
          row: { id: ownMember, person_id: null, member_id: member, ...ends, deleted_at: '2021-01-01' },
        },
      ],
    })
  } finally {
    await drop()
  }
})

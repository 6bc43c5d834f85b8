import { binCalls } from '@registrar/domain/bin/bin.calls'
import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { historyCalls } from '@registrar/domain/history/history.calls'
import type { HistoryRecordType } from '@registrar/domain/history/history-entry'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { mergesCalls } from '@registrar/domain/merges/merges.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import { sql } from 'kysely'
import type { TestApp } from '../test-app.ts'
import type { Firm } from './firm.ts'
import type { RandomAction } from './random-action.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const pick = (ids: string[], place: number): string => ids[place % ids.length] ?? NOBODY

// No screen shows the links and follow-ups of a company in the bin, so no user can delete them. If a test deleted one, it
// could be restored only after the company (BIN-3).
const isShown = async ({ db }: TestApp, table: 'living_links' | 'follow_ups', id: string): Promise<boolean> => {
  const { rows } = await sql`
    select from ${sql.table(table)} t where id = ${id} and not exists (
      select from organizations o
      where o.deleted_at is not null and o.id::text in (to_jsonb(t) ->> 'organization_id', to_jsonb(t) ->> 'member_id')
    )`.execute(db)
  return rows.length > 0
}

/** Does an action through the API. A rule may refuse it; then nothing changes. */
export const doAction = async (app: TestApp, firm: Firm, one: RandomAction): Promise<void> => {
  const { staff } = app
  const organization = pick(firm.organizations, one.which)
  const [link, followUp] = [{ id: pick(firm.links, one.which) }, { id: pick(firm.followUps, one.which) }]
  const [member, task] = [{ id: pick(firm.members, one.which) }, { id: pick(firm.tasks, one.which) }]
  const filing = { id: pick(firm.filings, one.which) }
  const restore = (recordType: HistoryRecordType, _id: string) =>
    staff(binCalls.restoreFromBin, { body: { items: [{ recordType, _id }] } })

  switch (one.do) {
    case 'edit':
      await staff(organizationsCalls.updateOrganization, { params: { id: organization }, body: one.fields })
      break
    case 'link': {
      const body = { roles: ['shareholder' as const], beneficiaryPercentage: one.percentage }
      const ends = { peopleId: pick(firm.people, one.other), organizationId: organization }
      const { status, answer } = await staff(linksCalls.createLink, { body: { ...ends, ...body } })
      if (status === 200) firm.links.push(answer.data._id)
      else await staff(linksCalls.updateLink, { params: link, body })
      break
    }
    case 'unlink':
      if (await isShown(app, 'living_links', link.id)) await staff(linksCalls.removeLink, { params: link })
      break
    case 'restoreLink':
      await restore('link', link.id)
      break
    case 'linkCompany': {
      const body = { roles: ['shareholder' as const], beneficiaryPercentage: one.percentage }
      const pair = { memberId: pick(firm.organizations, one.other), organizationId: organization }
      const { status, answer } = await staff(companyMembersCalls.createCompanyMember, { body: { ...pair, ...body } })
      if (status === 200) firm.members.push(answer.data._id)
      else await staff(companyMembersCalls.updateCompanyMember, { params: member, body })
      break
    }
    case 'unlinkCompany':
      if (await isShown(app, 'living_links', member.id))
        await staff(companyMembersCalls.removeCompanyMember, { params: member })
      break
    case 'restoreCompany':
      await restore('company-member', member.id)
      break
    case 'start': {
      const body = { name: one.kind, organization_id: organization }
      const { status, answer } = await staff(followUpsCalls.startFollowUp, { body })
      if (status === 200) firm.followUps.push(answer.data._id)
      break
    }
    case 'move': {
      const { status, answer } = await staff(followUpsCalls.findFollowUp, { params: followUp })
      const step_index = status === 200 ? Math.min(one.step * 2, answer.max_step_index) : 0
      await staff(followUpsCalls.updateFollowUp, { params: followUp, body: { step_index } })
      break
    }
    case 'archive':
      await staff(followUpsCalls.updateFollowUp, {
        params: followUp,
        body: { archived_at: one.isArchived ? '2026-01-01' : null },
      })
      break
    case 'removeFollowUp':
      if (await isShown(app, 'follow_ups', followUp.id))
        await staff(followUpsCalls.removeFollowUp, { params: followUp })
      break
    case 'restoreFollowUp':
      await restore('follow-up', followUp.id)
      break
    case 'removeOrganization':
      await staff(organizationsCalls.removeOrganization, { params: { id: organization } })
      break
    case 'restoreOrganization':
      await restore('organization', organization)
      break
    case 'editPerson': {
      const id = pick(firm.people, one.which)
      await staff(peopleCalls.updatePerson, { params: { id }, body: one.fields })
      break
    }
    case 'removePerson':
      await staff(peopleCalls.removePerson, { params: { id: pick(firm.people, one.which) } })
      break
    case 'restorePerson':
      await restore('person', pick(firm.people, one.which))
      break
    case 'createTask': {
      const of = { organizationId: organization, peopleId: pick(firm.people, one.other) }
      const body = { title: 'Call the client', users: [{ userId: app.staffId }], ...of }
      const { status, answer } = await staff(tasksCalls.createTask, { body })
      if (status === 200) firm.tasks.push(answer.data._id)
      break
    }
    case 'editTask':
      await staff(tasksCalls.updateTask, { params: task, body: one.fields })
      break
    case 'moveTask': {
      const isToPerson = one.to === 'person'
      const body = isToPerson
        ? { peopleId: pick(firm.people, one.other) }
        : { organizationId: pick(firm.organizations, one.other) }
      await staff(tasksCalls.updateTask, { params: task, body })
      break
    }
    case 'createFiling': {
      const { kind, eventDate, sentOn } = one
      const body = { organizationId: organization, kind, eventDate, sentOn }
      const { status, answer } = await staff(filingsCalls.createFiling, { body })
      if (status === 200) firm.filings.push(answer.data._id)
      break
    }
    case 'editFiling':
      await staff(filingsCalls.updateFiling, { params: filing, body: one.fields })
      break
    case 'removeFiling':
      await staff(filingsCalls.removeFiling, { params: filing })
      break
    case 'removeTask':
      await staff(tasksCalls.removeTask, { params: task })
      break
    case 'restoreTask':
      await restore('task', task.id)
      break
    case 'mergeOrganizations':
    case 'mergePeople': {
      const ids = one.do === 'mergePeople' ? firm.people : firm.organizations
      const call = one.do === 'mergePeople' ? mergesCalls.mergePeople : mergesCalls.mergeOrganizations
      const body = { keep: pick(ids, one.which), merge: pick(ids, one.other), fields: {} }
      const { status, answer } = await staff(call, { body })
      if (status === 200) firm.merges.push(answer.mergeId)
      break
    }
    case 'undoMerge':
      await staff(mergesCalls.undoMerge, { params: { id: pick(firm.merges, one.which) } })
      break
    case 'undo': {
      const body = { recordType: 'organization' as const, recordId: organization, limit: 1 }
      const { answer } = await staff(historyCalls.searchHistory, { body })
      await staff(historyCalls.restoreHistory, { params: { id: answer.data[0]?._id ?? '0' }, body: {} })
      break
    }
  }
}

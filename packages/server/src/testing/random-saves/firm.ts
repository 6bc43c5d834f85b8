import { filingsCalls } from '@registrar/domain/filings/filings.calls'
import { followUpsCalls } from '@registrar/domain/follow-ups/follow-ups.calls'
import { companyMembersCalls } from '@registrar/domain/links/company-members.calls'
import { linksCalls } from '@registrar/domain/links/links.calls'
import { organizationsCalls } from '@registrar/domain/organizations/organizations.calls'
import { peopleCalls } from '@registrar/domain/people/people.calls'
import { tasksCalls } from '@registrar/domain/tasks/tasks.calls'
import type { TestApp } from '../test-app.ts'

/** The ids of a small firm's records, those in the bin included. */
export type Firm = {
  organizations: string[]
  people: string[]
  links: string[]
  members: string[]
  followUps: string[]
  tasks: string[]
  filings: string[]
  merges: string[]
}

/** Creates three organizations and three people, which nothing joins yet. */
export const makeFirm = async ({ staff }: TestApp): Promise<Firm> => {
  const organization = () => staff(organizationsCalls.createOrganization, { body: { name: 'Liffey Ltd' } })
  const person = () => staff(peopleCalls.createPerson, { body: { firstName: 'Aoife', lastName: 'Byrne' } })
  const organizations = [await organization(), await organization(), await organization()]
  const people = [await person(), await person(), await person()]

  return {
    organizations: organizations.map(({ answer }) => answer.data._id),
    people: people.map(({ answer }) => answer.data._id),
    links: [],
    members: [],
    followUps: [],
    tasks: [],
    filings: [],
    merges: [],
  }
}

/** What the calls answer about all records of the firm, without what every save changes. */
export const stateOf = async (
  { staff }: TestApp,
  { organizations, people, followUps, tasks }: Firm,
): Promise<unknown> => {
  const read = []

  for (const id of organizations) {
    const { status, answer, problem } = await staff(organizationsCalls.findOrganization, { params: { id } })
    const { version: _, updatedAt: __, ...organization } = status === 200 ? answer : ({} as typeof answer)
    const links = (await staff(linksCalls.searchLinks, { body: { organizationId: id } })).answer.data
    const members = await staff(companyMembersCalls.searchCompanyMembers, { body: { organizationId: id } })
    const filings = await staff(filingsCalls.searchFilings, { body: { organizationId: id, limit: 1000 } })
    read.push({
      organization,
      // The server keeps the return that is due, under any id.
      filings: filings.answer.data
        .filter(({ kind }) => kind !== 'B1')
        .map(({ _id, kind, state, event, eventDate, sentOn, submissionNumber, reason }) =>
          [_id, kind, state, event, eventDate, sentOn, submissionNumber, reason].join(),
        )
        .toSorted(),
      mergedInto: problem?.mergedInto,
      links: links.map(({ version: ___, ...link }) => link),
      members: members.answer.data.map(({ version: ___, ...member }) => member),
    })
  }

  for (const id of people) {
    const { status, answer, problem } = await staff(peopleCalls.findPerson, { params: { id } })
    const { version: _, updatedAt: __, ...person } = status === 200 ? answer : ({} as typeof answer)
    read.push({ person, mergedInto: problem?.mergedInto })
  }

  for (const id of followUps) {
    const { status, answer } = await staff(followUpsCalls.findFollowUp, { params: { id } })
    const {
      history: _,
      updatedAt: __,
      version: ___,
      archived_at,
      ...followUp
    } = status === 200 ? answer : ({} as typeof answer)
    read.push(status === 200 && { ...followUp, isArchived: archived_at !== null })
  }

  for (const id of tasks) {
    const { status, answer } = await staff(tasksCalls.findTask, { params: { id } })
    const { version: _, updatedAt: __, ...task } = status === 200 ? answer : ({} as typeof answer)
    read.push(status === 200 && task)
  }

  return read.filter(Boolean)
}

import { describe, expect, it } from 'vitest'
import { finderActions, readFinderCommand } from './finder-actions.ts'
import { barEntriesFor, entriesFor, isCurrentEntry, navigationEntries } from './navigation-entries.ts'

const everything: Parameters<typeof finderActions>[3] = {
  mayCreateTasks: true,
  mayStartFollowUps: true,
}
const company = { recordType: 'organization', _id: 'c1', title: 'Zebrafinch Holdings' }
const person = { recordType: 'person', _id: 'p1', title: 'Aoife Byrne' }
const order = { recordType: 'order', _id: 'o1', title: 'An order' }

const labels = (typed: string, targets = [order, company, person], permissions = everything) =>
  finderActions(typed, readFinderCommand(typed), targets, permissions).map(({ label }) => label)

describe('the actions of the finder (FIND-5)', () => {
  it('are all pages of the navigation, and the beginnings of the others, while nothing is typed', () => {
    const pages = navigationEntries.map(({ label }) => `Go to ${label}`)
    expect(labels('')).toEqual(['New task for …', 'Start AR Trading for …', ...pages, 'Show all keys'])
  })

  it('are a task and AR Trading for the best organization or person that was found', () => {
    expect(labels('zebra')).toEqual(['New task for Zebrafinch Holdings', 'Start AR Trading for Zebrafinch Holdings'])
    expect(labels('aoife', [person, company])).toEqual(['New task for Aoife Byrne'])
    expect(labels('order', [order])).toEqual(['Go to Orders'])
  })

  it('find a page by the beginnings of its words', () => {
    expect(labels('go to ord')).toEqual(['Go to Orders'])
    expect(labels('ORDERS', [])).toEqual(['Go to Orders'])
  })

  it("search the record after 'New task for', and offer a task for each organization and person", () => {
    expect(readFinderCommand('new task for  zebra fi ').recordWords).toBe('zebra fi')
    expect(labels('New task for zebra')).toEqual(['New task for Zebrafinch Holdings', 'New task for Aoife Byrne'])
  })

  it("search the organization after 'Start … for', and start the kind that is named", () => {
    expect(readFinderCommand('Start AR Trading for zebra')).toEqual({
      verb: 'startFollowUp',
      kinds: ['AR_TRADING'],
      recordWords: 'zebra',
    })
    expect(labels('start vat for zebra')).toEqual(['Start VAT Registration for Zebrafinch Holdings'])
    expect(labels('start strike off for z')).toEqual(['Start Strike Off for Zebrafinch Holdings'])
  })

  it('switch the colours when they are asked for', () => {
    expect(labels('dark mode', [])).toEqual(['Switch dark mode on or off'])
    expect(labels('')).not.toContain('Switch dark mode on or off')
  })

  it('complete the name of a kind', () => {
    expect(labels('start vat', [])).toEqual(['Start VAT Registration for …'])
  })

  it('complete first the name that begins as it was typed', () => {
    expect(labels('start ar trading', [])).toEqual(['Start AR Trading for …', 'Start AR No Trading for …'])
  })

  it('leave the name of a company that begins like an action to the search', () => {
    for (const name of ['Start Up', 'New Task', 'Go To Market', 'Start Wherever for'])
      expect(readFinderCommand(name)).toEqual({ verb: null, kinds: [], recordWords: name })
  })

  it('create anything, once it is asked for', () => {
    expect(labels('new', [])).toEqual([
      'New organization',
      'New person',
      'New order',
      'New task',
      'New note for …',
      'New order for …',
      'New filing for …',
      'New reminder for …',
      'New form: copy the link of the public form',
      'New task for …',
    ])
    expect(labels('new per', [])).toEqual(['New person'])
    expect(labels('order', [])).toEqual(['Go to Orders'])
  })

  it('search the record after a verb, and do it for each that it can be done for', () => {
    expect(readFinderCommand('new note for  zebra').recordWords).toBe('zebra')
    expect(labels('new note for zebra')).toEqual(['New note for Zebrafinch Holdings', 'New note for Aoife Byrne'])
    expect(labels('Assign a colleague to zebra')).toEqual(['Assign a colleague to Zebrafinch Holdings'])
    expect(labels('chase', [])).toEqual(['Chase: send a reminder to …'])
    const reminder = 'Send a reminder to zebra'
    expect(finderActions(reminder, readFinderCommand(reminder), [company], everything)).toEqual([
      {
        kind: 'openDialog',
        label: 'Send a reminder to Zebrafinch Holdings',
        dialog: 'chase',
        target: company,
      },
    ])
  })

  it('mean the company on the screen when none is named', () => {
    const onItsPage = { ...everything, opened: company }
    // A follow-up starts at once: a quick Enter must not choose it.
    expect(labels('start vat', [], onItsPage)).toEqual([
      'Start VAT Registration for …',
      'Start VAT Registration for Zebrafinch Holdings',
    ])
    expect(labels('start ar trading', [], onItsPage).slice(2)).toEqual([
      'Start AR Trading for Zebrafinch Holdings',
      'Start AR No Trading for Zebrafinch Holdings',
    ])
    expect(labels('assign', [], onItsPage)[0]).toBe('Assign a colleague to Zebrafinch Holdings')
    expect(labels('new no', [], { ...onItsPage, opened: person })[0]).toBe('New note for Aoife Byrne')
    expect(labels('zebra', [], onItsPage)).toEqual([])
  })

  it('create nothing for whom may not', () => {
    expect(labels('new', [], { ...everything, mayCreateTasks: false, may: () => false })).toEqual([
      'New form: copy the link of the public form',
    ])
  })

  it('are only those that the role of the user may do (USER-12)', () => {
    const none = { mayCreateTasks: false, mayStartFollowUps: false }
    expect(labels('zebra', [company], none)).toEqual([])
    expect(labels('', [], none)).toEqual(labels('').filter((label) => !/^(New task|Start) /.test(label)))

    const pages = entriesFor('staff').map(({ to }) => to)
    expect(labels('go to aml', [], { ...everything, pages })).toEqual(['Go to AML'])
    const officer = entriesFor('amlOfficer').map(({ to }) => to)
    expect(labels('go to aml', [], { ...everything, pages: officer })).toEqual(['Go to AML', 'Go to AML of the firm'])
    expect(entriesFor(undefined).some(({ to }) => to === '/aml/firm')).toBe(false)
  })
})

it('an entry under another one is the current one alone (UI-2)', () => {
  const current = (pathname: string) => navigationEntries.filter(({ to }) => isCurrentEntry(to, pathname))
  expect(current('/AML/firm').map(({ to }) => to)).toEqual(['/aml/firm'])
  expect(current('/aml').map(({ to }) => to)).toEqual(['/aml'])
  expect(current('/aml/other').map(({ to }) => to)).toEqual(['/aml'])
})

it('the bar of staff has the specified pages alone, that of administrators the pages of the office too (UI-1, USER-12)', () => {
  const labelsFor = (role: 'staff' | 'admin') => barEntriesFor(role).map(({ label }) => label)
  expect(labelsFor('staff').slice(-2)).toEqual(['Import', 'Bin'])
  expect(labelsFor('admin').slice(-6)).toEqual(['Products', 'Staff', 'Audit', 'Retention', 'Backups', 'Settings'])
  expect(entriesFor('staff').map(({ label }) => label)).toContain('Products')
})

import type { Page } from '@playwright/test'
import { expect, test } from './support.ts'

type Drawn = { inside: number; outside: number }
type Watched = Window & { parts?: Element[]; drawn?: Drawn }

/** What of a node of React's tree is looked at; it tells a renderer's tools of every commit, as it does here. */
type Node = {
  tag: number
  flags: number
  alternate: Node | null
  child: Node | null
  sibling: Node | null
  stateNode: unknown
}

// Counts the components that are drawn again, inside the watched parts of the page and outside of them.
const countDrawn = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as Watched
    const [HOST, DRAWN] = [5, 1]
    const components = new Set([0, 1, 11, 14, 15])
    const elementOf = (node: Node | null): Element | null =>
      node === null || node.tag === HOST ? ((node?.stateNode as Element | undefined) ?? null) : elementOf(node.child)
    const count = (node: Node) => {
      const element = elementOf(node.child)
      const isInside = element && watched.parts?.some((part) => part.contains(element))
      if (watched.drawn) watched.drawn[isInside ? 'inside' : 'outside'] += 1
    }
    const walk = (parent: Node) => {
      if (parent.alternate?.child === parent.child) return
      for (let node = parent.child; node; node = node.sibling) {
        if (components.has(node.tag) && node.flags & DRAWN) count(node)
        walk(node)
      }
    }
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_: number, root: { current: Node }) => walk(root.current),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    })
  })

const drawnBy = async (page: Page, selectors: string[], act: () => Promise<void>): Promise<Drawn> => {
  await page.evaluate((all) => {
    const watched = window as Watched
    watched.parts = all.flatMap((one) => [...document.querySelectorAll(one)])
    watched.drawn = { inside: 0, outside: 0 }
  }, selectors)
  await act()
  return page.evaluate(() => (window as Watched).drawn ?? { inside: 0, outside: 0 })
}

test('staff types into the long risk form, and only the field and the score are drawn', async ({
  staff,
  call,
  baseURL,
}) => {
  const { data } = await call('POST', '/organization', { name: 'Quick Typing Ltd' })
  await countDrawn(staff)
  await staff.goto(`${baseURL}/organization/${data._id}/AML_TAB`)
  const score = 'section[aria-label="Score"]'

  await test.step('a letter draws its field again', async () => {
    const comments = staff.getByLabel('Additional comments')
    // The first one makes the form unsaved, which the foot of the page shows.
    await comments.pressSequentially('O')
    const field = `.mantine-Textarea-root:has(#${await comments.getAttribute('id')})`
    const letters = 'ver the counter'
    const drawn = await drawnBy(staff, [field, score], () => comments.pressSequentially(letters))
    expect(drawn.outside).toBe(0)
    expect(drawn.inside).toBeGreaterThanOrEqual(letters.length)
  })

  await test.step('an answer draws its question and the score', async () => {
    const question = staff.getByRole('radiogroup', { name: /^1\. / })
    await question.evaluate((element) => element.closest('.mantine-RadioGroup-root')?.setAttribute('data-answered', ''))
    const drawn = await drawnBy(staff, ['[data-answered]', score], () => question.getByText('Yes').click())
    expect(drawn.outside).toBe(0)
    expect(drawn.inside).toBeGreaterThan(0)
  })
})

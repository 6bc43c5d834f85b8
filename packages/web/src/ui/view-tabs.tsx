import { startingViews } from '@registrar/domain/views/starting-views'
import { formatCount } from '@registrar/domain/shared/count-text'
import { useQuery } from '@tanstack/react-query'
import { Link, type ToOptions, useMatches, useRouter } from '@tanstack/react-router'
import type { ColumnChoice } from '#lib/column-choice'
import { columnsOfView, viewCountsQuery, viewSearchOf, viewsQuery } from '#lib/saved-views'
import { useSessionUser } from '#lib/session'
import { LinkBar } from './link-bar.tsx'

/** What a view finds: the body of the search that is counted by the server, or the number itself where the page has all rows. */
type CountOfView<S> = { body: (values: S) => Record<string, unknown> } | { count: (values: S) => number | undefined }

type Props<S> = { list: string; values: S; counted: CountOfView<S> }

// The route of the page says what an address means that a view has kept.
const useAddressReader = () => {
  const router = useRouter()
  const routeId = useMatches({ select: (matches) => matches.at(-1)?.routeId })
  const schema = routeId && router.routesById[routeId].options.validateSearch

  return (search: Record<string, unknown>): unknown =>
    schema && typeof schema === 'object' && 'parse' in schema ? schema.parse(search) : undefined
}

const keyOf = (values: object) =>
  JSON.stringify(Object.entries(viewSearchOf(values)).toSorted(([one], [other]) => one.localeCompare(other)))

const useCounts = <S extends object>(list: string, searches: (S | undefined)[], counted: CountOfView<S>) => {
  const bodies = 'body' in counted ? searches.map((values) => (values ? counted.body(values) : {})) : []
  const { data } = useQuery(viewCountsQuery(list, bodies))
  return 'count' in counted ? searches.map((values) => values && counted.count(values)) : data
}

const linkTo = (search: object, columnsByView: ColumnChoice | null, isShownWithoutView?: true) =>
  // The list's own schema reads the address.
  ({
    to: '.',
    search,
    state: { columnsByView: columnsByView ?? undefined, isShownWithoutView },
  }) as unknown as ToOptions

type TabView = ReturnType<typeof startingViews>[number]

/**
 * The saved views of a list as a row of links, each with the number of rows that it finds (VIEW-5). Without any view there is no row.
 * Those that are there from the start show at once, so that the rows below do not move when the others come.
 */
export const ViewTabs = <S extends object>({ list, values, counted }: Props<S>) => {
  const user = useSessionUser()
  const { data } = useQuery(viewsQuery(list))
  const views: TabView[] = data ?? (user ? startingViews(list, user._id) : [])
  return views.length > 0 && <Tabs list={list} views={views} values={values} counted={counted} />
}

const Tabs = <S extends object>({ list, views, values, counted }: Props<S> & { views: TabView[] }) => {
  const read = useAddressReader()
  // The page takes its own values from the same schema.
  const searches = views.map(({ search }) => read(search) as S | undefined)
  const counts = useCounts(list, searches, counted)
  const current = keyOf(values)
  const everything = read({}) as S | undefined

  const links = views.map((view, index) => {
    const count = counts?.[index]
    const isCurrent = keyOf(searches[index] ?? {}) === current
    return {
      id: view._id,
      isCurrent,
      render: (className: string | undefined) => (
        <Link
          {...linkTo(view.search, columnsOfView(view))}
          className={className}
          aria-current={isCurrent ? 'page' : undefined}
          activeProps={{ 'aria-current': undefined }}
        >
          {view.name}
          {typeof count === 'number' && <span data-count>{` ${formatCount(count)}`}</span>}
        </Link>
      ),
    }
  })
  const isAll = everything !== undefined && keyOf(everything) === current
  const all = {
    id: 'all',
    isCurrent: isAll,
    render: (className: string | undefined) => (
      <Link
        {...linkTo({}, null, true)}
        className={className}
        aria-current={isAll ? 'page' : undefined}
        activeProps={{ 'aria-current': undefined }}
      >
        All
      </Link>
    ),
  }

  return <LinkBar label="Views" look="tabs" links={[all, ...links]} />
}

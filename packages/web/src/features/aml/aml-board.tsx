import { Anchor, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type AmlBoard as Board, boardLevelLabels, boardLevels, hasReviewDue } from '@registrar/domain/aml/aml-board'
import { countText } from '@registrar/domain/shared/count-text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePhone } from '#lib/use-phone'
import { LazyBarChart } from '#ui/lazy-bar-chart'
import { PlainTable } from '#ui/plain-table'
import { Empty, Failed } from '#ui/states'
import classes from './aml.module.css'
import { amlBoardQuery } from './aml-versions.api.ts'

const CHART_HEIGHT = 170
/** The title and the legend of the chart, so that the rows below stay where they are once it is loaded. */
const FRAME_HEIGHT = 58

const colors = { high: 'red.6', medium: 'yellow.6', low: 'green.7', none: 'gray.5' } as const
const series = boardLevels.map((level) => ({ name: level, label: boardLevelLabels[level], color: colors[level] }))

const reviews = { late: 'Overdue', soon: 'Within 60 days', ok: 'Later', none: 'Not known' } as const
type Review = keyof typeof reviews
const reviewStates = Object.keys(reviews) as Review[]

const headings = [
  { label: 'Level' },
  ...reviewStates.map((review) => ({ label: reviews[review], align: 'right' as const })),
  { label: 'Never signed', align: 'right' as const },
]

type CellProps = { count: number; name: string; search: Record<string, string | boolean> }

const Cell = ({ count, name, search }: CellProps) => (
  <td data-align="right">
    {count === 0 ? (
      <Text span size="sm" c="dimmed">
        0
      </Text>
    ) : (
      <Anchor
        component={Link}
        to="/aml"
        search={search as never}
        size="sm"
        aria-label={`${countText(count, 'file')}: ${name}`}
      >
        {count}
      </Anchor>
    )}
  </td>
)

const RiskMatrix = ({ levels }: Pick<Board, 'levels'>) => (
  <PlainTable label="Risk by level and next review" headings={headings}>
    {levels.map((row) => {
      const label = boardLevelLabels[row.level]
      return (
        <tr key={row.level}>
          <td>{label}</td>
          {reviewStates.map((review) => (
            <Cell
              key={review}
              count={row[review]}
              name={`${label}, review ${reviews[review].toLowerCase()}`}
              search={{ level: row.level, review }}
            />
          ))}
          <Cell count={row.unsigned} name={`${label}, never signed`} search={{ level: row.level, signed: false }} />
        </tr>
      )
    })}
  </PlainTable>
)

const monthText = (month: string) => month.split('-').toReversed().join('/')

const Figures = ({ levels, months }: Board) => (
  <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl">
    <Stack gap={6}>
      <Title order={2} size="h4">
        Risk by level
      </Title>
      <RiskMatrix levels={levels} />
    </Stack>
    <Stack gap={6}>
      <Title order={2} size="h4">
        Reviews due
      </Title>
      {hasReviewDue(months) ? (
        <LazyBarChart
          label="Chart: reviews due in each of the next twelve months, the overdue in the first"
          rows={months.map(({ month, ...counts }) => ({ month: monthText(month), ...counts }))}
          dataKey="month"
          series={series}
          height={CHART_HEIGHT}
        />
      ) : (
        <Empty>No review is overdue or falls due within twelve months.</Empty>
      )}
    </Stack>
  </SimpleGrid>
)

/** Risk and reviews of all clients at a glance: open on a large screen, folded on a phone, where the rows begin at once (AML-16). */
export const AmlBoard = () => {
  const { data, error, refetch } = useQuery(amlBoardQuery)
  const isPhone = usePhone()

  return (
    <Paper component="details" p="sm" open={!isPhone} className={classes.board}>
      <summary>
        <Text span size="sm" fw={600}>
          Risk and reviews
        </Text>
      </summary>
      {data ? (
        <Figures {...data} />
      ) : error ? (
        <Failed message="Error fetching risk and reviews" onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={CHART_HEIGHT + FRAME_HEIGHT} role="status" aria-label="Loading" />
      )}
    </Paper>
  )
}

import { BarChart as Bars } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { formatCount } from '@registrar/domain/shared/count-text'

type BarSeries = { name: string; label: string; color: string }
type BarRow = Record<string, string | number>

export type BarChartProps = {
  /** what the chart shows, for those who do not see it; the same figures stand in a table beside it */
  label: string
  /** one row for each bar: its name under `dataKey`, and a number for each series */
  rows: BarRow[]
  dataKey: string
  series: BarSeries[]
  height: number
  valueText?: (value: number) => string
}

/** The widths of the figures beside the axis, in pixels. */
const COUNT_WIDTH = 44
const AMOUNT_WIDTH = 92

/** A chart of stacked bars. Its code is large, so screens load it as `LazyBarChart`, which adds the legend. */
export const BarChart = ({ label, rows, dataKey, series, height, valueText = formatCount }: BarChartProps) => (
  <div role="img" aria-label={label}>
    <Bars
      h={height}
      data={rows}
      dataKey={dataKey}
      series={series}
      type="stacked"
      valueFormatter={valueText}
      tickLine="none"
      // There is no half of a company, and names of bars stand at even distances.
      yAxisProps={valueText === formatCount ? { width: COUNT_WIDTH, allowDecimals: false } : { width: AMOUNT_WIDTH }}
      xAxisProps={{ interval: 'equidistantPreserveStart' }}
      maxBarWidth={48}
      barProps={{ isAnimationActive: false, stroke: 'var(--mantine-color-body)', strokeWidth: 1 }}
      barChartProps={{ accessibilityLayer: false }}
      textColor="dimmed"
      gridColor="var(--app-line)"
    />
  </div>
)

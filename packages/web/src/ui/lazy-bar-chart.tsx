import { ColorSwatch, Group, Skeleton, Text } from '@mantine/core'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { lazy, Suspense } from 'react'
import type { BarChartProps } from './bar-chart.tsx'

const BarChart = lazy(async () => ({ default: (await import('./bar-chart.tsx')).BarChart }))

const Legend = ({ series }: Pick<BarChartProps, 'series'>) => (
  <Group component="ul" gap="4px 14px" m={0} my="xs" p={0} style={{ listStyle: 'none' }}>
    {series.map(({ name, label, color }) => (
      <Group component="li" key={name} gap={6} wrap="nowrap">
        <ColorSwatch color={`var(--mantine-color-${color.replace('.', '-')})`} size={12} withShadow={false} />
        <Text size="xs">{label}</Text>
      </Group>
    ))}
  </Group>
)

/** A bar chart whose code is loaded when it is shown first, and under it its legend, which takes its place at once. */
export const LazyBarChart = (props: BarChartProps) => (
  <>
    <Suspense fallback={<Skeleton height={props.height} />}>
      <BarChart {...props} />
    </Suspense>
    <Legend series={props.series} />
  </>
)

/** Colours of the series of a chart, told apart and visible in light and in dark. */
const colors = [
  'indigo.6',
  'orange.7',
  'teal.7',
  'grape.6',
  'cyan.7',
  'pink.6',
  'lime.8',
  'blue.6',
  'red.5',
  'yellow.8',
  'violet.5',
  'green.8',
  'gray.6',
  'blue.8',
] as const

/** The colour of the series at a place; after the last colour they begin again. */
export const chartColor = (place: number): string => colors[place % colors.length] ?? colors[0]

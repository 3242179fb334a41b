import { View } from '@tarojs/components'
import { cx } from '../cx'
import { bandMask, lineMask, scaleOf, type ChartBand, type ChartPoint } from './geometry'
import styles from './index.module.scss'

type ChartTone = 'primary' | 'info'

export interface ChartLine {
  readonly tone: ChartTone
  /** Values that cannot be joined are runs of their own. */
  readonly runs: readonly (readonly (ChartPoint & {
    /** Over the point; '' none. */
    readonly label: string
    /** Out of what is usual. */
    readonly off: boolean
  })[])[]
}

export interface LineChartProps {
  readonly lines: readonly ChartLine[]
  readonly band: readonly ChartBand[]
  /** Values that have a dashed line across. */
  readonly limits?: readonly number[]
  /** Under their places. */
  readonly marks?: readonly { readonly at: number; readonly text: string; readonly note?: string }[]
  /** What the picture shows, in a sentence. */
  readonly label: string
  /** A small one beside a text: no numbers. */
  readonly small?: boolean
}

const WHOLE = 100
/** In large type every second one of more is left out. */
const FEW_MARKS = 4
const percent = (share: number): string => `${share * WHOLE}%`

const mask = (image: string) => ({ maskImage: image, WebkitMaskImage: image })

/** Lines over what is usual. Colours are the theme's, numbers are text; the paths are masks, which both hosts draw. */
export function LineChart({ lines, band, limits = [], marks = [], label, small = false }: LineChartProps) {
  const points = lines.flatMap(({ tone, runs }) => runs.flat().map((point) => ({ ...point, tone })))
  const scale = scaleOf([
    ...points.map(({ value }) => value),
    ...band.flatMap(({ low, high }) => [low, high]),
    ...limits
  ])
  return (
    <View className={cx(styles.chart, small && styles.small)} role="img" aria-label={label}>
      <View className={styles.plot} aria-hidden>
        {band.length > 0 && (
          <View className={cx(styles.layer, styles.band)} style={mask(bandMask(band, scale))} />
        )}
        {(small ? [] : limits).map((limit) => (
          <View key={limit} className={styles.limit} style={{ top: percent(scale.top(limit)) }}>
            <View className={styles.limitText}>{limit}</View>
          </View>
        ))}
        {lines.map(({ tone, runs }) => (
          <View key={tone} className={cx(styles.layer, styles[tone])} style={mask(lineMask(runs, scale))} />
        ))}
        {points.map(({ tone, at, value, off, label: text }) => (
          <View
            key={`${tone} ${at} ${value}`}
            className={styles.place}
            style={{ left: percent(at), top: percent(scale.top(value)) }}
          >
            <View className={cx(styles.point, styles[tone], off && styles.off)} />
            {text !== '' && !small && <View className={styles.value}>{text}</View>}
          </View>
        ))}
      </View>
      {marks.length > 0 && (
        <View className={cx(styles.marks, marks.length > FEW_MARKS && styles.many)} aria-hidden>
          {marks.map(({ at, text, note }) => (
            <View key={at} className={styles.mark} style={{ left: percent(at) }}>
              {text}
              {note === undefined ? null : <View>{note}</View>}
            </View>
          ))}
        </View>
      )}
    </View>
  )
}

import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import styles from '../index.module.scss'
import { AGE, LOCI } from '../sample'
import { texts } from '../texts'
import { Mark } from './report-paper'

interface SheetProps {
  /** It is the product's own. */
  readonly alone?: boolean
}

/** An assessment: one number beside the real one. */
export function Assessment({ alone = false }: SheetProps) {
  const { name, of, unit, low, same, high, band, text } = texts.assessment
  return (
    <View className={cx(styles.sheet, alone && styles.alone)}>
      <Mark />
      <View className={styles.sheetName} role="heading" aria-level="3">
        {name}
      </View>
      <View className={styles.measured}>
        <Text className={styles.age}>{AGE.metabolic}</Text>
        <Text className={styles.quiet}>{unit}</Text>
      </View>
      <View className={styles.band} role="img" aria-label={band}>
        {Array.from({ length: AGE.bands }, (_, at) => (
          <View key={at} className={cx(styles.part, at === AGE.at && styles.partOn)} />
        ))}
      </View>
      <View className={styles.marks} aria-hidden>
        {[low, same, high].map((word) => (
          <Text key={word}>{word}</Text>
        ))}
      </View>
      <View className={styles.text}>{text}</View>
      {alone ? <View className={styles.quiet}>{of}</View> : null}
    </View>
  )
}

/** A report of genes: a line a site. */
export function Genes({ alone = false }: SheetProps) {
  const { name, of, text } = texts.genes
  return (
    <View className={cx(styles.sheet, alone && styles.alone)}>
      <Mark />
      <View className={styles.sheetName} role="heading" aria-level="3">
        {name}
      </View>
      <View className={styles.loci} role="list">
        {LOCI.map(({ site, type, standing, off }) => (
          <View key={site} className={styles.locus} role="listitem">
            <View className={styles.site}>{site}</View>
            <View className={styles.type}>{type}</View>
            <View className={cx(styles.standing, off && styles.standingOff)}>{standing}</View>
          </View>
        ))}
      </View>
      <View className={styles.text}>{text}</View>
      {alone ? <View className={styles.quiet}>{of}</View> : null}
    </View>
  )
}

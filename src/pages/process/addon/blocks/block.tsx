import { View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Tag } from '@/components/ui/tag'
import { selectionPrompt } from '@/domain/addon/limits'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import type { AddonPackage } from '@/domain/addon/types'
import { AddonRow, type RowModel } from '../parts/row'
import { texts } from '../texts'
import styles from './block.module.scss'

/** A block: its name, how many of it may be chosen, its items. */
export function Block({ model, pkg }: { model: RowModel; pkg: AddonPackage }) {
  return (
    <Card
      title={pkg.name}
      extra={pkg.affirmatively === 1 ? <Tag tone="warn">{ADDON_TEXTS.required}</Tag> : null}
    >
      <View className={styles.rule}>{texts.please(selectionPrompt(pkg))}</View>
      {pkg.detail ? <View className={styles.detail}>{pkg.detail}</View> : null}
      <View role="list" aria-label={pkg.name}>
        {pkg.items.map((item) => (
          <AddonRow key={item.itemCode} model={model} pkg={pkg} item={item} />
        ))}
      </View>
    </Card>
  )
}

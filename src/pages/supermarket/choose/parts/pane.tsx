import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { ScrollView, View } from '@tarojs/components'
import { PaneTab } from '@/components/addon/pane-tab'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/page-state'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import { ALL_SHELF, type Shelf } from '@/domain/supermarket/shelves'
import type { ChooseModel } from '../model'
import { LIST_ID, NAV_ID } from '../place'
import { texts } from '../texts'
import styles from './pane.module.scss'
import { OfferRow } from './row'

const Entry = observer(function Entry({ model, shelf }: { model: ChooseModel; shelf: Shelf }) {
  return (
    <PaneTab
      name={shelf.name}
      on={model.list.current?.id === shelf.id}
      count={shelf.id === ALL_SHELF ? 0 : model.countIn(shelf)}
      onTap={() => model.pick(shelf.id)}
    />
  )
})

/** Apart from what shows that a price is calculated: a toggle goes over none of the rows. */
const Rows = observer(function Rows({ model }: { model: ChooseModel }) {
  const { list } = model
  const { shown } = list
  useEffect(() => list.drew(), [list, shown])
  return (
    <View role="list" aria-label={texts.list}>
      {shown.map(({ packageId, item }) => (
        <OfferRow key={item.itemCode} model={model} packageId={packageId} item={item} />
      ))}
    </View>
  )
})

const Items = observer(function Items({ model }: { model: ChooseModel }) {
  const { list, session } = model
  const { current } = list
  if (!current) return null
  return (
    <View
      className={cx(styles.items, session.dimmed && styles.dimmed)}
      aria-busy={session.quoting}
      aria-disabled={session.dimmed || undefined}
    >
      <View className={styles.title} role="heading" aria-level="2">
        {current.name}
      </View>
      {current.name === ADDON_TEXTS.hotItems ? <View className={styles.hint}>{texts.hotHint}</View> : null}
      {current.offers.length === 0 ? <Empty title={texts.empty} /> : null}
      <Rows model={model} />
    </View>
  )
})

/** Categories at the left, the items of the picked one at the right (§2). */
export const Pane = observer(function Pane({ model }: { model: ChooseModel }) {
  return (
    <View id={LIST_ID} className={styles.pane}>
      <ScrollView id={NAV_ID} scrollY enhanced showScrollbar={false} className={styles.nav}>
        <View role="tablist" aria-label={texts.nav} aria-orientation="vertical">
          {model.shelves.map((shelf) => (
            <Entry key={shelf.id} model={model} shelf={shelf} />
          ))}
        </View>
      </ScrollView>
      <Items model={model} />
    </View>
  )
})

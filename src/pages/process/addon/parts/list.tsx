import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { ScrollView, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { LIST_ID } from '../pane'
import type { AddonModel } from '../model'
import { texts } from '../texts'
import { ExchangeBlock } from './exchange'
import { PackageBlock, SmartBlock } from './group'
import styles from './list.module.scss'

/** The items of all packages in one list; the navigation follows its scrolling. */
export const AddonList = observer(function AddonList({ model }: { model: AddonModel }) {
  const { pane, session } = model
  return (
    <ScrollView
      id={LIST_ID}
      scrollY
      enhanced
      className={styles.list}
      scrollIntoView={pane.into}
      onScroll={pane.scrolled}
    >
      <View
        className={cx(styles.content, session.dimmed && styles.dimmed)}
        role="group"
        aria-label={texts.list}
        aria-busy={session.quoting}
        aria-disabled={session.dimmed || undefined}
      >
        <Blocks model={model} />
      </View>
    </ScrollView>
  )
})

const Blocks = observer(function Blocks({ model }: { model: AddonModel }) {
  const { chunks } = model
  const { shown } = chunks
  useEffect(() => chunks.drew(), [chunks, shown])
  return (
    <>
      {shown.map(({ group, items }) => {
        switch (group.kind) {
          case 'smart':
            return <SmartBlock key={group.id} model={model} group={group} items={items} />
          case 'exchange':
            return <ExchangeBlock key={group.id} model={model} id={group.id} />
          case 'package':
            return <PackageBlock key={group.id} model={model} group={group} items={items} />
        }
      })}
    </>
  )
})

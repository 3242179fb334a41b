import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Listed } from '@/components/listed'
import { LoadableView } from '@/components/loadable-view'
import { Marked } from '@/components/product/marked'
import { ProductRow, ProductRowsSkeleton } from '@/components/product/product-row'
import { GuestPrices } from '@/components/product/product-row/guest-prices'
import { Progressive } from '@/components/progressive'
import { Chip } from '@/components/ui/chip'
import { ListRow } from '@/components/ui/list-row'
import { MoreLink } from '@/components/ui/section'
import { Tabs } from '@/components/ui/tabs'
import { Tap } from '@/components/ui/tap'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import { isEmpty, type Found, type Group } from '../found'
import type { SearchModel } from '../model'
import { searchTexts } from '../texts'
import styles from './results.module.scss'
import { Nothing } from './nothing'
import { Branches, Items, News } from './others'
import { Reason } from './reason'

/** Of each group so many beside the others. */
const FIRST = 2

type FoundProps = Readonly<{ found: Found; keyword: string }>

/** All that was found, by what it is; one group alone once it is chosen. */
export const Results = observer(function Results({ model }: { model: SearchModel }) {
  const { found, keyword } = model
  return (
    <LoadableView
      value={found.result.loadable}
      skeleton={<ProductRowsSkeleton rows={4} card />}
      onRetry={model.again}
      isEmpty={isEmpty}
      empty={<Nothing model={model} />}
    >
      {() => (
        <View className={styles.results}>
          <Kinds found={found} />
          <Narrowings found={found} />
          <Own found={found} />
          <GuestPrices back={publicHref('search', { keyword })} />
          <Listed count={found.total} more={false} />
          <Hidden found={found} />
          <Groups found={found} keyword={keyword} />
          <View className={styles.order}>{searchTexts.order}</View>
        </View>
      )}
    </LoadableView>
  )
})

/** What the answer is of; none when it is all of one sort. */
const Kinds = observer(function Kinds({ found }: { found: Found }) {
  const { groups, shown, total } = found
  if (groups.length < 2) return null
  return (
    <Tabs
      label={searchTexts.groups}
      items={[
        { key: 'all' as const, text: searchTexts.tab(searchTexts.all, total) },
        ...groups.map(({ key, name, count }) => ({ key, text: searchTexts.tab(name, count) }))
      ]}
      active={shown.length > 1 ? 'all' : (shown[0]?.key ?? 'all')}
      onChange={found.choose}
    />
  )
})

/** Where, and what narrows the products. */
const Narrowings = observer(function Narrowings({ found }: { found: Found }) {
  const { city } = useRoot().location.place
  const { narrowings, narrowed } = found
  return (
    <View className={styles.chips} role="group" aria-label={searchTexts.narrow}>
      <Chip surface icon="pin" className={styles.chip} onTap={() => navigate('selectCity')}>
        {city}
      </Chip>
      {narrowings.map((by) => (
        <Chip
          key={by}
          surface
          role="checkbox"
          on={narrowed.has(by)}
          className={styles.chip}
          onTap={() => found.narrow(by)}
        >
          {searchTexts[by]}
        </Chip>
      ))}
    </View>
  )
})

/** That one's own reports have the word, and no more of what they say. */
const Own = observer(function Own({ found }: { found: Found }) {
  if (found.mentions.length === 0) return null
  return (
    <View className={styles.own}>
      <View className={styles.ownHead} role="heading" aria-level="2">
        {searchTexts.own}
      </View>
      {found.mentions.map(({ contactsId, date, count, advised }) => (
        <ListRow
          key={contactsId}
          icon="report"
          label={searchTexts.ownOf(date)}
          note={advised > 0 ? searchTexts.advised(advised) : searchTexts.mentioned(count)}
          onTap={() => navigate('myReport', { contact: contactsId })}
        />
      ))}
    </View>
  )
})

/** What only the narrowing keeps away, and the way back to it. */
const Hidden = observer(function Hidden({ found }: { found: Found }) {
  const { hidden, narrowed } = found
  if (hidden === 0) return null
  const what = [...narrowed].map((by) => searchTexts[by]).join('、')
  return (
    <Tap className={styles.hidden} onTap={found.widen}>
      {searchTexts.widen(what, hidden)}
    </Tap>
  )
})

const Groups = observer(function Groups({ found, keyword }: FoundProps) {
  const { shown } = found
  const alone = shown.length === 1
  return (
    <>
      {shown.map((group) => (
        <Block key={group.key} group={group} found={found} alone={alone}>
          <Rows group={group} found={found} keyword={keyword} most={alone ? Infinity : FIRST} />
        </Block>
      ))}
    </>
  )
})

interface BlockProps {
  group: Group
  found: Found
  alone: boolean
  children: ReactNode
}

function Block({ group: { key, name, count }, found, alone, children }: BlockProps) {
  return (
    <View className={styles.group}>
      <View className={styles.head}>
        <View className={styles.title} role="heading" aria-level="2">
          {name}
        </View>
        {key === 'items' ? <Text className={styles.side}>{searchTexts.itemsNote}</Text> : null}
        {!alone && count > FIRST ? (
          <MoreLink
            text={searchTexts.more(count)}
            label={searchTexts.moreOf(name, count)}
            onTap={() => found.choose(key)}
          />
        ) : null}
      </View>
      {children}
    </View>
  )
}

interface RowsProps extends FoundProps {
  group: Group
  most: number
}

const Rows = observer(function Rows({ group: { key }, found, keyword, most }: RowsProps) {
  const { items, news, branches } = found.all
  if (key === 'items') return <Items items={items.slice(0, most)} keyword={keyword} />
  if (key === 'news') return <News news={news.slice(0, most)} keyword={keyword} />
  if (key === 'branches') return <Branches branches={branches.slice(0, most)} keyword={keyword} />
  return (
    <Progressive step={FIRST}>
      {found
        .onShelf(key)
        .slice(0, most)
        .map(({ product, why }) => (
          <View key={product.productCode} className={styles.row}>
            <ProductRow
              product={product}
              name={<Marked text={product.name} query={keyword} />}
              why={
                <Reason text={why?.text ?? product.intro} hit={why?.hit ?? keyword} found={why !== null} />
              }
              facts={found.facts}
              onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
            />
          </View>
        ))}
    </Progressive>
  )
})

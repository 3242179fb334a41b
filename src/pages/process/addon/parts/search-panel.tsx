import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Chip } from '@/components/ui/chip'
import { Icon } from '@/components/ui/icon'
import { Empty } from '@/components/ui/page-state'
import { SearchBox } from '@/components/ui/search-box'
import { Tap } from '@/components/ui/tap'
import { TopPanel } from '@/components/ui/top-panel'
import type { AddonHit } from '@/domain/addon/search'
import { ADDON_TEXTS } from '@/domain/addon/texts'
import type { AddonModel } from '../model'
import { texts } from '../texts'
import { AddonRow } from './row'
import styles from './search-panel.module.scss'

const WORD_LIMIT = 20

const History = observer(function History({ model }: { model: AddonModel }) {
  const { search } = model
  if (search.history.length === 0) return <View className={styles.none}>{texts.historyEmpty}</View>
  return (
    <>
      <View className={styles.head}>
        <Text>{texts.historyTitle}</Text>
        <Tap className={styles.clear} label={texts.historyClear} onTap={search.clearHistory}>
          <Icon name="trash" size={18} tone="ink3" />
        </Tap>
      </View>
      <View className={styles.words}>
        {search.history.map((word) => (
          <Chip key={word} className={styles.word} onTap={() => search.search(word)}>
            {word}
          </Chip>
        ))}
      </View>
    </>
  )
})

const Found = observer(function Found({ model, hits }: { model: AddonModel; hits: readonly AddonHit[] }) {
  return (
    <>
      <View className={styles.head} role="status" aria-live="polite">
        {texts.found(hits.length)}
      </View>
      <Rows model={model} hits={hits} label={texts.search} />
    </>
  )
})

/** 热门项目 (hotItem 1), to be chosen before anything is typed. */
const Hot = observer(function Hot({ model }: { model: AddonModel }) {
  const { hot } = model.search
  if (hot.length === 0) return null
  return (
    <>
      <View className={styles.head}>
        <Text>{ADDON_TEXTS.hotItems}</Text>
      </View>
      <Rows model={model} hits={hot} label={ADDON_TEXTS.hotItems} />
    </>
  )
})

interface RowsProps {
  model: AddonModel
  hits: readonly Pick<AddonHit, 'packageId' | 'item'>[]
  label: string
}

const Rows = observer(function Rows({ model, hits, label }: RowsProps) {
  const { session, search } = model
  return (
    <View role="list" aria-label={label}>
      {hits.map(({ packageId, item }) => {
        // Chosen in another package: that one is shown, so that it can be taken back here.
        const owner = session.selection.find(({ itemCodes }) => itemCodes.includes(item.itemCode))
        const pkg = session.packages.find(
          ({ addPackageId }) => addPackageId === (owner?.packageId ?? packageId)
        )
        return pkg ? (
          <AddonRow key={item.itemCode} model={model} pkg={pkg} item={item} word={search.word} />
        ) : null
      })}
    </View>
  )
})

export interface SearchPanelProps {
  open: boolean
  model: AddonModel
}

/** Search over all packages: history and 热门项目, hits with the word marked, or nothing found (§4). */
export const SearchPanel = observer(function SearchPanel({ open, model }: SearchPanelProps) {
  const { search } = model
  const { found } = search
  return (
    <TopPanel
      open={open}
      label={texts.search}
      onClose={search.close}
      full={found.kind === 'hits' || (found.kind === 'history' && search.hot.length > 0)}
      top={
        <SearchBox
          variant="fill"
          button
          autoFocus
          value={search.typed}
          onChange={search.type}
          onSearch={search.search}
          placeholder={texts.search}
          maxLength={WORD_LIMIT}
        />
      }
    >
      <View className={styles.body}>
        {found.kind === 'history' && (
          <>
            <History model={model} />
            <Hot model={model} />
          </>
        )}
        {found.kind === 'empty' && <Empty title={texts.searchEmpty} />}
        {found.kind === 'hits' && <Found model={model} hits={found.hits} />}
      </View>
    </TopPanel>
  )
})

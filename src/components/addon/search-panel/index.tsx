import type { ReactNode } from 'react'
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
import type { AddonSearchModel } from '../search'
import { searchTexts as texts } from '../search-texts'
import styles from './index.module.scss'

const WORD_LIMIT = 20

const History = observer(function History({ search }: { search: AddonSearchModel }) {
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

/** What is found or hot, with its package. */
type Hit = Pick<AddonHit, 'packageId' | 'item'>

export interface SearchPanelProps {
  open: boolean
  search: AddonSearchModel
  /** A hit as the screen draws its items, with the word to be marked. */
  row: (hit: Hit, word: string) => ReactNode
}

function Rows({
  hits,
  label,
  search,
  row
}: Omit<SearchPanelProps, 'open'> & { hits: readonly Hit[]; label: string }) {
  return (
    <View role="list" aria-label={label}>
      {hits.map((hit) => row(hit, search.word))}
    </View>
  )
}

/** Search over all packages: history and 热门项目, hits with the word marked, or nothing found (§4). */
export const SearchPanel = observer(function SearchPanel({ open, search, row }: SearchPanelProps) {
  const { found, hot, word } = search
  const offersHot = found.kind === 'history' && hot.length > 0
  return (
    <TopPanel
      open={open}
      label={texts.search}
      onClose={search.close}
      full={found.kind === 'hits' || offersHot}
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
        {found.kind === 'history' && <History search={search} />}
        {offersHot && (
          <>
            <View className={styles.head}>
              <Text>{ADDON_TEXTS.hotItems}</Text>
            </View>
            <Rows hits={hot} label={ADDON_TEXTS.hotItems} search={search} row={row} />
          </>
        )}
        {found.kind === 'empty' && <Empty title={texts.searchEmpty} />}
        {found.kind === 'hits' && (
          <>
            <View className={styles.head} role="status">
              {texts.found(found.hits.length)}
            </View>
            <Rows key={word} hits={found.hits} label={texts.search} search={search} row={row} />
          </>
        )}
      </View>
    </TopPanel>
  )
})

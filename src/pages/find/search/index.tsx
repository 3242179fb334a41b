import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { CareRow } from '@/components/care/care-row'
import { LoadableView } from '@/components/loadable-view'
import { Marked } from '@/components/product/marked'
import { ProductCard } from '@/components/product/product-card'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Header } from '@/components/ui/header'
import { HotWords } from '@/components/ui/hot-words'
import { Icon } from '@/components/ui/icon'
import { Empty } from '@/components/ui/page-state'
import { SearchBox } from '@/components/ui/search-box'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { asksForCare } from '@/domain/care/words'
import { SHELVES } from '@/domain/kinds/shelves'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import { SearchModel } from './model'
import { KEYWORD_LIMIT, searchTexts } from './texts'
import styles from './index.module.scss'

function Search() {
  const { keyword } = useParams('search')
  const model = usePageModel((root, scope) => new SearchModel(root, scope, keyword))

  return (
    <View className={styles.page}>
      <Header
        title={searchTexts.search}
        search={
          <SearchBox
            variant="ring"
            button
            value={model.typed}
            onChange={model.type}
            onSearch={model.submit}
            placeholder={searchTexts.placeholder}
            hot={
              model.hotWords.length > 0 ? (
                <HotWords words={model.hotWords} onShow={model.showWord} />
              ) : undefined
            }
            maxLength={KEYWORD_LIMIT}
            autoFocus={!keyword && model.keyword === ''}
          />
        }
      />
      <Care model={model} />
      <Below model={model} />
    </View>
  )
}

/** Who looks for larger type gets the switch itself. */
const Care = observer(function Care({ model }: { model: SearchModel }) {
  return asksForCare(model.typed) ? (
    <Card className={styles.care}>
      <CareRow />
    </Card>
  ) : null
})

/** While something is typed what it may mean, else what was found, else what one might look for. */
const Below = observer(function Below({ model }: { model: SearchModel }) {
  if (model.suggestions.length > 0) return <Suggestions model={model} />
  return model.keyword === '' ? <Words model={model} /> : <Results model={model} />
})

const Suggestions = observer(function Suggestions({ model }: { model: SearchModel }) {
  return (
    <View className={styles.suggestions} role="group" aria-label={searchTexts.suggestions}>
      {model.suggestions.map((word) => (
        <Tap key={word} className={styles.suggestion} label={word} onTap={() => void model.search(word)}>
          <Icon name="search" size={16} tone="ink3" className={styles.glass} />
          <View className={styles.word}>
            <Marked text={word} query={model.typed} />
          </View>
        </Tap>
      ))}
    </View>
  )
})

/** History and hot words. */
const Words = observer(function Words({ model }: { model: SearchModel }) {
  const { feedback } = useRoot()
  const clear = async () => {
    const { clearTitle: title, clearConfirm: confirmText } = searchTexts
    if (await feedback.confirm({ title, confirmText })) model.clearHistory()
  }
  return (
    <View className={styles.words}>
      {model.history.length > 0 ? (
        <View className={styles.group}>
          <View className={styles.head}>
            <View className={styles.title} role="heading" aria-level="2">
              {searchTexts.history}
            </View>
            <Tap className={styles.clear} label={searchTexts.clear} onTap={() => void clear()}>
              <Icon name="trash" size={18} tone="ink3" />
            </Tap>
          </View>
          <Chips words={model.history} model={model} />
        </View>
      ) : null}
      {model.hotWords.length > 0 ? (
        <View className={styles.group}>
          <View className={styles.head}>
            <View className={styles.title} role="heading" aria-level="2">
              {searchTexts.hot}
            </View>
          </View>
          <Chips words={model.hotWords} model={model} />
        </View>
      ) : null}
    </View>
  )
})

function Chips({ words, model }: { words: readonly string[]; model: SearchModel }) {
  return (
    <View className={styles.chips}>
      {words.map((word) => (
        <Chip key={word} surface className={styles.chip} onTap={() => void model.search(word)}>
          {word}
        </Chip>
      ))}
    </View>
  )
}

const Results = observer(function Results({ model }: { model: SearchModel }) {
  const { keyword, shown } = model
  return (
    <LoadableView
      value={model.result.loadable}
      skeleton={<SkeletonList rows={4} pictures />}
      onRetry={model.again}
      empty={<Empty scene="emptyClinic" title={searchTexts.empty} />}
    >
      {() => (
        <View className={styles.results}>
          <Shelves model={model} />
          <View className={styles.found} role="status">
            {searchTexts.found(shown.length)}
          </View>
          {shown.map((product) => (
            <ProductCard
              key={product.productCode}
              product={product}
              variant="list"
              level={2}
              query={keyword}
              onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
            />
          ))}
        </View>
      )}
    </LoadableView>
  )
})

/** Chips of what the answer is from; none when it is all of one sort. */
const Shelves = observer(function Shelves({ model }: { model: SearchModel }) {
  const { shelves, shelf } = model
  if (shelves.length < 2) return null
  return (
    <View className={styles.shelves} role="radiogroup" aria-label={searchTexts.shelves}>
      {(['all', ...shelves] as const).map((id) => (
        <Chip
          key={id}
          surface
          role="radio"
          on={id === shelf}
          className={styles.chip}
          onTap={() => model.chooseShelf(id)}
        >
          {SHELVES[id].name}
        </Chip>
      ))}
    </View>
  )
})

export default page('search', Search)

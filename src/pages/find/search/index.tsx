import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { CareRow } from '@/components/care/care-row'
import { Marked } from '@/components/product/marked'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { HotWords } from '@/components/ui/hot-words'
import { Icon } from '@/components/ui/icon'
import { SearchBox } from '@/components/ui/search-box'
import { Tap } from '@/components/ui/tap'
import { asksForCare } from '@/domain/care/words'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import { SearchModel } from './model'
import { Results } from './parts/results'
import { Words } from './parts/words'
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
  return model.keyword === '' ? <Looked model={model} /> : <Results model={model} />
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
const Looked = observer(function Looked({ model }: { model: SearchModel }) {
  const { feedback } = useRoot()
  const clear = async () => {
    const { clearTitle: title, clearConfirm: confirmText } = searchTexts
    if (await feedback.confirm({ title, confirmText })) model.clearHistory()
  }
  return (
    <View className={styles.words}>
      {model.history.length > 0 ? (
        <View className={styles.group}>
          <Words
            title={searchTexts.history}
            words={model.history}
            model={model}
            side={
              <Tap className={styles.clear} label={searchTexts.clear} onTap={() => void clear()}>
                <Icon name="trash" size={18} tone="ink3" />
              </Tap>
            }
          />
        </View>
      ) : null}
      {model.hotWords.length > 0 ? (
        <View className={styles.group}>
          <Words title={searchTexts.hot} words={model.hotWords} model={model} />
        </View>
      ) : null}
    </View>
  )
})

export default page('search', Search)

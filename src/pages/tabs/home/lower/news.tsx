import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Img } from '@/components/ui/img'
import { SectionTitle } from '@/components/ui/section'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import type { News as Article, HomeModule } from '@/services/catalogue/content'
import type { HomeModel } from '../model'
import { homeTexts } from '../texts'
import styles from './news.module.scss'
import { Block } from '../parts/block'

/** The newest articles; a tap shows the summary. The block can be put away. */
export const News = observer(function News({ model, module }: { model: HomeModel; module: HomeModule }) {
  const [read, setRead] = useState<Article | null>(null)
  const [open, setOpen] = useState(false)
  const articles = model.newsRequest.value
  if (articles && articles.length === 0) return null
  return (
    <View className={styles.newsPart} data-part="home-news">
      <SectionTitle
        title={module.title}
        more={homeTexts.notInterested}
        onMore={() => void model.hide(module)}
      />
      <Block
        value={model.newsRequest.loadable}
        className={styles.newsBox}
        onRetry={() => void model.loadNews()}
        loud={model.loud}
      >
        {(list) => (
          <View className={styles.newsCard}>
            {list.map((article) => (
              <Tap
                key={article.id}
                className={styles.news}
                onTap={() => {
                  setRead(article)
                  setOpen(true)
                }}
              >
                <View className={styles.newsText}>
                  <View className={styles.newsTitle}>{article.title}</View>
                  <View className={styles.newsMeta}>
                    <Text className={styles.newsAuthor}>{article.author}</Text>
                    <Text>{homeTexts.reads(article.readCount)}</Text>
                  </View>
                </View>
                <Img src={article.imgUrl} tone="sky" round="8" className={styles.newsImg} />
              </Tap>
            ))}
          </View>
        )}
      </Block>
      <Sheet
        open={open}
        title={read?.title ?? ''}
        subtitle={read ? `${read.author} · ${read.publishDate}` : ''}
        onClose={() => setOpen(false)}
      >
        <View className={styles.summary}>{read?.summary}</View>
      </Sheet>
    </View>
  )
})

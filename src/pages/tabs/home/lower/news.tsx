import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Img } from '@/components/ui/img'
import { SectionTitle } from '@/components/ui/section'
import { Tap } from '@/components/ui/tap'
import { navigate } from '@/routes/navigate'
import type { HomeModule } from '@/services/catalogue/content'
import type { HomeModel } from '../model'
import { homeTexts } from '../texts'
import styles from './news.module.scss'
import { Block } from '../parts/block'

/** The newest articles; a tap leads to it. The block can be put away. */
export const News = observer(function News({ model, module }: { model: HomeModel; module: HomeModule }) {
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
                role="link"
                onTap={() => navigate('article', { id: String(article.id) })}
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
    </View>
  )
})

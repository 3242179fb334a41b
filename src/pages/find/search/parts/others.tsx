import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Marked } from '@/components/product/marked'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { ListRow } from '@/components/ui/list-row'
import { Price } from '@/components/ui/price'
import { Tap } from '@/components/ui/tap'
import { distanceText } from '@/domain/booking/distance'
import { scoreText } from '@/domain/score-text'
import { navigate } from '@/routes/navigate'
import type { SearchGroups } from '@/services/catalogue/search-groups'
import { useRoot } from '@/stores/context'
import { searchTexts } from '../texts'
import styles from './results.module.scss'
import { Reason } from './reason'

/** What a package can be added. */
export function Items({ items, keyword }: Pick<SearchGroups, 'items'> & { keyword: string }) {
  return (
    <>
      {items.map(({ code, name, intro, priceFen }) => (
        <ListRow
          key={code}
          label={<Marked text={name} query={keyword} />}
          note={intro}
          value={<Price fen={priceFen} size="sm" tone="ink" />}
        />
      ))}
    </>
  )
}

/** Articles; a tap leads to it. */
export function News({ news, keyword }: Pick<SearchGroups, 'news'> & { keyword: string }) {
  return (
    <>
      {news.map((article) => (
        <Tap
          key={article.id}
          className={styles.article}
          role="link"
          onTap={() => navigate('article', { id: String(article.id) })}
        >
          <View className={styles.name}>
            <Marked text={article.title} query={keyword} />
          </View>
          {article.why ? <Reason text={article.why.text} hit={article.why.hit} found /> : null}
          <View className={styles.meta}>{searchTexts.reads(article.author, article.readCount)}</View>
        </Tap>
      ))}
    </>
  )
}

/** Branches, with what of it can be done there. */
export const Branches = observer(function Branches({
  branches,
  keyword
}: Pick<SearchGroups, 'branches'> & { keyword: string }) {
  const { location } = useRoot()
  return (
    <>
      {branches.map(({ branch: { id, name, address, distanceKm, score, reviewCount }, image, item }) => (
        <LinkCard key={id} className={styles.branch}>
          <Img src={image} className={styles.picture} />
          <View className={styles.words}>
            <LinkName className={styles.name} onTap={() => navigate('hospitalDetail', { hospitalId: id })}>
              <Marked text={name} query={keyword} />
            </LinkName>
            {item ? (
              <Reason text={item} hit={keyword} before={searchTexts.canDo} found />
            ) : (
              <Reason text={address} hit={keyword} />
            )}
            <View className={styles.meta}>
              {reviewCount > 0 ? <Text>{searchTexts.score(scoreText(score))}</Text> : null}
              <Text>{distanceText(location.known(distanceKm))}</Text>
            </View>
          </View>
        </LinkCard>
      ))}
    </>
  )
})
